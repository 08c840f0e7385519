import path from 'node:path'
import { env } from '../settings/env'

/** The file of the SQLite database; null on Postgres. */
export const sqliteFile = (): string | null =>
  env.databaseUrl.startsWith('file:')
    ? path.resolve(env.databaseUrl.replace(/^file:(\/\/)?/, ''))
    : null

/** The database file and the files that SQLite keeps beside it, existing or not. */
export const sqliteFiles = (file: string): string[] =>
  ['', '-wal', '-shm', '-journal'].map((suffix) => file + suffix)
