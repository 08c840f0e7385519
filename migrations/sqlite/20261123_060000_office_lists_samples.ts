import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { SQLITE_TABLES, SQLITE_TABLES_DOWN } from '@/collections/Submissions/derived/sqlite'

// By hand: makes the tables that triggers keep again, with the mark of samples (docs/adr/0026).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of [...SQLITE_TABLES_DOWN, ...SQLITE_TABLES]) await db.run(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of SQLITE_TABLES_DOWN) await db.run(sql.raw(statement))
}
