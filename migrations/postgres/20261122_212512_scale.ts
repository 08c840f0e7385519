import { createLimitsTable } from '@/lib/server/postgres/schema'
import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "applications" ADD COLUMN "resume_sha256" varchar;
  ALTER TABLE "registrations" ADD COLUMN "resume_sha256" varchar;`)
  await db.execute(createLimitsTable())
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "applications" DROP COLUMN "resume_sha256";
  ALTER TABLE "registrations" DROP COLUMN "resume_sha256";
  DROP TABLE "rate_limits";`)
}
