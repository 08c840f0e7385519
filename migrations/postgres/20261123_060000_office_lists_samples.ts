import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { POSTGRES_TABLES, POSTGRES_TABLES_DOWN } from '@/collections/Submissions/derived/postgres'

// By hand: makes the tables that triggers keep again, with the mark of samples (docs/adr/0026).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of [...POSTGRES_TABLES_DOWN, ...POSTGRES_TABLES]) await db.execute(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of POSTGRES_TABLES_DOWN) await db.execute(sql.raw(statement))
}
