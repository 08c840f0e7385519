/** The files of a backup besides the uploads. */

export const MANIFEST = 'manifest.json'
/** Also its name in DATA_DIR. */
export const SQLITE_FILE = 'database.db'
export const POSTGRES_FILE = 'database.dump'
