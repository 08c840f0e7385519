import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { SQLITE_TABLES, SQLITE_TABLES_DOWN } from '@/collections/Submissions/derived/sqlite'

// Made again: deletions left search indexes that integrity_check called damaged, so that a backup of
// them could not be restored.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of [...SQLITE_TABLES_DOWN, ...SQLITE_TABLES]) await db.run(sql.raw(statement))
}

/** The tables are those of the migration before. */
export async function down(_: MigrateDownArgs): Promise<void> {}
