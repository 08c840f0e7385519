import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_visits" AS ENUM('open', 'appointment', 'none');
  CREATE TYPE "public"."enum_site_settings_charging_policy" AS ENUM('nothing', 'charges');
  CREATE TYPE "public"."enum__site_settings_v_version_visits" AS ENUM('open', 'appointment', 'none');
  CREATE TYPE "public"."enum__site_settings_v_version_charging_policy" AS ENUM('nothing', 'charges');
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'launch' BEFORE 'login';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'preview' BEFORE 'login';
  CREATE TABLE "launch" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"launched_at" timestamp(3) with time zone,
  	"launched_by" varchar,
  	"confirmed" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "applications" ADD COLUMN "is_sample" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "certificate_name" varchar DEFAULT '';
  ALTER TABLE "site_settings" ADD COLUMN "second_name" varchar DEFAULT '';
  ALTER TABLE "site_settings" ADD COLUMN "second_name_since" timestamp(3) with time zone;
  ALTER TABLE "site_settings" ADD COLUMN "office_hours" varchar DEFAULT '';
  ALTER TABLE "site_settings" ADD COLUMN "visits" "enum_site_settings_visits";
  ALTER TABLE "site_settings" ADD COLUMN "map_url" varchar DEFAULT '';
  ALTER TABLE "site_settings" ADD COLUMN "languages" varchar DEFAULT '';
  ALTER TABLE "site_settings" ADD COLUMN "charging_policy" "enum_site_settings_charging_policy";
  ALTER TABLE "site_settings" ADD COLUMN "charges" varchar DEFAULT '';
  ALTER TABLE "site_settings" ADD COLUMN "refund_rule" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "privacy_contact" varchar DEFAULT '';
  ALTER TABLE "site_settings" ADD COLUMN "grievance_contact" varchar DEFAULT '';
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_certificate_name" varchar DEFAULT '';
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_second_name" varchar DEFAULT '';
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_second_name_since" timestamp(3) with time zone;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_office_hours" varchar DEFAULT '';
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_visits" "enum__site_settings_v_version_visits";
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_map_url" varchar DEFAULT '';
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_languages" varchar DEFAULT '';
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_charging_policy" "enum__site_settings_v_version_charging_policy";
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_charges" varchar DEFAULT '';
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_refund_rule" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_privacy_contact" varchar DEFAULT '';
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_grievance_contact" varchar DEFAULT '';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "launch" CASCADE;
  ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_action";
  CREATE TYPE "public"."enum_audit_action" AS ENUM('view', 'list', 'download', 'export', 'change', 'erase', 'erase-refused', 'quarantine', 'hold', 'consent', 'settings', 'files', 'login', 'login-failed', 'logout', 'password', 'email', 'role', 'account-created', 'account-deleted');
  ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_action" USING "action"::"public"."enum_audit_action";
  ALTER TABLE "applications" DROP COLUMN "is_sample";
  ALTER TABLE "site_settings" DROP COLUMN "certificate_name";
  ALTER TABLE "site_settings" DROP COLUMN "second_name";
  ALTER TABLE "site_settings" DROP COLUMN "second_name_since";
  ALTER TABLE "site_settings" DROP COLUMN "office_hours";
  ALTER TABLE "site_settings" DROP COLUMN "visits";
  ALTER TABLE "site_settings" DROP COLUMN "map_url";
  ALTER TABLE "site_settings" DROP COLUMN "languages";
  ALTER TABLE "site_settings" DROP COLUMN "charging_policy";
  ALTER TABLE "site_settings" DROP COLUMN "charges";
  ALTER TABLE "site_settings" DROP COLUMN "refund_rule";
  ALTER TABLE "site_settings" DROP COLUMN "privacy_contact";
  ALTER TABLE "site_settings" DROP COLUMN "grievance_contact";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_certificate_name";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_second_name";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_second_name_since";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_office_hours";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_visits";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_map_url";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_languages";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_charging_policy";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_charges";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_refund_rule";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_privacy_contact";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_grievance_contact";
  DROP TYPE "public"."enum_site_settings_visits";
  DROP TYPE "public"."enum_site_settings_charging_policy";
  DROP TYPE "public"."enum__site_settings_v_version_visits";
  DROP TYPE "public"."enum__site_settings_v_version_charging_policy";`)
}
