import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { SQLITE_TABLES, SQLITE_TABLES_DOWN } from '@/collections/Submissions/derived/sqlite'

// By hand: tables that triggers keep (docs/adr/0026). Payload does not know them.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of SQLITE_TABLES) await db.run(sql.raw(statement))
  // Until now SQLite kept deleted bytes in free pages until the next erasure (docs/adr/0008).
  await db.run(sql.raw('VACUUM'))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of SQLITE_TABLES_DOWN) await db.run(sql.raw(statement))
}
