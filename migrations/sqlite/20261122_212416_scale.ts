import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`applications\` ADD \`resume_sha256\` text;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`resume_sha256\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`resume_sha256\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`resume_sha256\`;`)
}
