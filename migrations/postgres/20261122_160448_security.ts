import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_keyring_purpose" AS ENUM('opt-out', 'candidate-link');
  CREATE TYPE "public"."enum_erasures_subject" AS ENUM('applications', 'registrations', 'enquiries');
  ALTER TYPE "public"."enum_mails_state" ADD VALUE 'held';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'list' BEFORE 'download';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'erase-refused' BEFORE 'quarantine';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'files';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'login';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'login-failed';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'logout';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'password';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'email';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'role';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'account-created';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'account-deleted';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'clearResetLinks' BEFORE 'sendMail';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'clearResetLinks' BEFORE 'sendMail';
  CREATE TABLE "keyring" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"purpose" "enum_keyring_purpose" NOT NULL,
  	"number" numeric NOT NULL,
  	"key_id" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"retired_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "erasures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" "enum_erasures_subject" NOT NULL,
  	"subject_id" numeric NOT NULL,
  	"reference" varchar NOT NULL,
  	"file" varchar,
  	"notes" jsonb NOT NULL,
  	"mails" jsonb NOT NULL,
  	"by" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name" varchar DEFAULT 'Specimen Overseas',
  	"version_full_name" varchar DEFAULT 'Specimen Overseas Consultants',
  	"version_tagline" varchar DEFAULT 'Consultants, Mumbai',
  	"version_approved_by" varchar DEFAULT 'Approved by the Ministry of Labour, Government of India',
  	"version_licence_number" varchar DEFAULT 'B-0000/MUM/PART/1000+/5/0000/2022',
  	"version_licence_valid_until" timestamp(3) with time zone DEFAULT '2027-04-04T00:00:00.000Z',
  	"version_address" varchar DEFAULT 'Office 000, Sample House, Station Road, Mumbai 400 000',
  	"version_phone" varchar DEFAULT '+91 22 0000 0000',
  	"version_whatsapp" varchar DEFAULT '+91 00000 00000',
  	"version_email" varchar DEFAULT 'jobs@example.com',
  	"version_official_domain" varchar DEFAULT 'example.com',
  	"version_channel_url" varchar DEFAULT 'https://example.com/channel',
  	"version_malta_url" varchar DEFAULT 'https://example.com/malta',
  	"version_facebook_url" varchar DEFAULT 'https://example.com/facebook',
  	"version_instagram_url" varchar DEFAULT 'https://example.com/instagram',
  	"version_twitter_url" varchar DEFAULT 'https://example.com/twitter',
  	"version_youtube_url" varchar DEFAULT 'https://example.com/youtube',
  	"version_linkedin_url" varchar DEFAULT 'https://example.com/linkedin',
  	"version_whatsapp_url" varchar DEFAULT 'https://example.com/whatsapp',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_applications_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_registrations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_enquiries_fk";
  
  DROP INDEX "payload_locked_documents_rels_applications_id_idx";
  DROP INDEX "payload_locked_documents_rels_registrations_id_idx";
  DROP INDEX "payload_locked_documents_rels_enquiries_id_idx";
  ALTER TABLE "opt_outs" ADD COLUMN "key_id" varchar;
  ALTER TABLE "mails" ADD COLUMN "recipient" varchar;
  CREATE UNIQUE INDEX "keyring_key_id_idx" ON "keyring" USING btree ("key_id");
  CREATE INDEX "keyring_updated_at_idx" ON "keyring" USING btree ("updated_at");
  CREATE INDEX "keyring_created_at_idx" ON "keyring" USING btree ("created_at");
  CREATE UNIQUE INDEX "purpose_number_idx" ON "keyring" USING btree ("purpose","number");
  CREATE INDEX "erasures_subject_id_idx" ON "erasures" USING btree ("subject_id");
  CREATE INDEX "erasures_file_idx" ON "erasures" USING btree ("file");
  CREATE INDEX "erasures_updated_at_idx" ON "erasures" USING btree ("updated_at");
  CREATE INDEX "erasures_created_at_idx" ON "erasures" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "opt_outs_key_id_idx" ON "opt_outs" USING btree ("key_id");
  CREATE INDEX "recipient_createdAt_idx" ON "mails" USING btree ("recipient","created_at");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "applications_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "registrations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "enquiries_id";`)
  // By hand: the facts as they were before versions were kept, which the first change must not lose.
  await db.execute(sql`INSERT INTO _site_settings_v (version_name, version_full_name, version_tagline, version_approved_by, version_licence_number, version_licence_valid_until, version_address, version_phone, version_whatsapp, version_email, version_official_domain, version_channel_url, version_malta_url, version_facebook_url, version_instagram_url, version_twitter_url, version_youtube_url, version_linkedin_url, version_whatsapp_url, version_updated_at, version_created_at) SELECT name, full_name, tagline, approved_by, licence_number, licence_valid_until, address, phone, whatsapp, email, official_domain, channel_url, malta_url, facebook_url, instagram_url, twitter_url, youtube_url, linkedin_url, whatsapp_url, updated_at, created_at FROM site_settings;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "keyring" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "erasures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "keyring" CASCADE;
  DROP TABLE "erasures" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  ALTER TABLE "mails" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "mails" ALTER COLUMN "state" SET DEFAULT 'queued'::text;
  DROP TYPE "public"."enum_mails_state";
  CREATE TYPE "public"."enum_mails_state" AS ENUM('queued', 'sending', 'sent', 'failed', 'kept');
  ALTER TABLE "mails" ALTER COLUMN "state" SET DEFAULT 'queued'::"public"."enum_mails_state";
  ALTER TABLE "mails" ALTER COLUMN "state" SET DATA TYPE "public"."enum_mails_state" USING "state"::"public"."enum_mails_state";
  ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_action";
  CREATE TYPE "public"."enum_audit_action" AS ENUM('view', 'download', 'export', 'change', 'erase', 'quarantine', 'hold', 'consent', 'settings');
  ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_action" USING "action"::"public"."enum_audit_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'retention', 'sendMail', 'remindOffice', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'retention', 'sendMail', 'remindOffice', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "opt_outs_key_id_idx";
  DROP INDEX "recipient_createdAt_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "applications_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "registrations_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "enquiries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_registrations_fk" FOREIGN KEY ("registrations_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiries_fk" FOREIGN KEY ("enquiries_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("applications_id");
  CREATE INDEX "payload_locked_documents_rels_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("registrations_id");
  CREATE INDEX "payload_locked_documents_rels_enquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiries_id");
  ALTER TABLE "opt_outs" DROP COLUMN "key_id";
  ALTER TABLE "mails" DROP COLUMN "recipient";
  DROP TYPE "public"."enum_keyring_purpose";
  DROP TYPE "public"."enum_erasures_subject";`)
}
