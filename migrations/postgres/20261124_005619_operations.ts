import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_backups_outcome" AS ENUM('done', 'failed');
  CREATE TYPE "public"."enum_backups_started_by" AS ENUM('schedule', 'command');
  CREATE TYPE "public"."enum_invitations_role" AS ENUM('admin', 'recruiter', 'editor');
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'second-factor' BEFORE 'account-created';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'invitation';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'recruiter' BEFORE 'editor';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'backup' BEFORE 'clearResetLinks';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'clearInvitations' BEFORE 'sendMail';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'backup' BEFORE 'clearResetLinks';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'clearInvitations' BEFORE 'sendMail';
  CREATE TABLE "backups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"outcome" "enum_backups_outcome" NOT NULL,
  	"started_by" "enum_backups_started_by" NOT NULL,
  	"place" varchar,
  	"file" varchar,
  	"bytes" numeric,
  	"seconds" numeric,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invitations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_invitations_role" NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"user_id" integer,
  	"device" varchar NOT NULL,
  	"used_at" timestamp(3) with time zone NOT NULL,
  	"password_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"secret" varchar NOT NULL,
  	"begun_at" timestamp(3) with time zone NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"last_step" numeric DEFAULT 0 NOT NULL,
  	"recovery" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sign_in_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"second_factor_required" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "backups_outcome_idx" ON "backups" USING btree ("outcome");
  CREATE INDEX "backups_place_idx" ON "backups" USING btree ("place");
  CREATE INDEX "backups_updated_at_idx" ON "backups" USING btree ("updated_at");
  CREATE INDEX "backups_created_at_idx" ON "backups" USING btree ("created_at");
  CREATE UNIQUE INDEX "invitations_email_idx" ON "invitations" USING btree ("email");
  CREATE UNIQUE INDEX "invitations_token_hash_idx" ON "invitations" USING btree ("token_hash");
  CREATE INDEX "invitations_expires_at_idx" ON "invitations" USING btree ("expires_at");
  CREATE INDEX "invitations_updated_at_idx" ON "invitations" USING btree ("updated_at");
  CREATE INDEX "invitations_created_at_idx" ON "invitations" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_sessions_key_idx" ON "staff_sessions" USING btree ("key");
  CREATE INDEX "staff_sessions_user_idx" ON "staff_sessions" USING btree ("user_id");
  CREATE INDEX "staff_sessions_used_at_idx" ON "staff_sessions" USING btree ("used_at");
  CREATE INDEX "staff_sessions_updated_at_idx" ON "staff_sessions" USING btree ("updated_at");
  CREATE INDEX "staff_sessions_created_at_idx" ON "staff_sessions" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "backups" CASCADE;
  DROP TABLE "invitations" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "sign_in_settings" CASCADE;
  ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_action";
  CREATE TYPE "public"."enum_audit_action" AS ENUM('view', 'list', 'download', 'export', 'change', 'erase', 'erase-refused', 'quarantine', 'hold', 'consent', 'settings', 'files', 'launch', 'preview', 'login', 'login-failed', 'logout', 'password', 'email', 'role', 'account-created', 'account-deleted');
  ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_action" USING "action"::"public"."enum_audit_action";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'retention', 'clearResetLinks', 'sendMail', 'remindOffice', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'retention', 'clearResetLinks', 'sendMail', 'remindOffice', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_backups_outcome";
  DROP TYPE "public"."enum_backups_started_by";
  DROP TYPE "public"."enum_invitations_role";`)
}
