import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_jobs_nationalities" AS ENUM('IN', 'NP', 'LK', 'BD', 'PH');
  CREATE TYPE "public"."enum_jobs_salary_currency" AS ENUM('AED', 'SAR', 'OMR', 'QAR', 'BHD', 'KWD', 'SGD', 'MYR', 'USD', 'EUR', 'INR');
  CREATE TYPE "public"."enum_jobs_food" AS ENUM('provided', 'allowance', 'own');
  CREATE TYPE "public"."enum_jobs_accommodation" AS ENUM('provided', 'allowance', 'own');
  CREATE TYPE "public"."enum_jobs_transport" AS ENUM('provided', 'allowance', 'own');
  CREATE TYPE "public"."enum_jobs_ecr" AS ENUM('ecr', 'ecnr', 'both');
  CREATE TYPE "public"."enum__jobs_v_version_nationalities" AS ENUM('IN', 'NP', 'LK', 'BD', 'PH');
  CREATE TYPE "public"."enum__jobs_v_version_salary_currency" AS ENUM('AED', 'SAR', 'OMR', 'QAR', 'BHD', 'KWD', 'SGD', 'MYR', 'USD', 'EUR', 'INR');
  CREATE TYPE "public"."enum__jobs_v_version_food" AS ENUM('provided', 'allowance', 'own');
  CREATE TYPE "public"."enum__jobs_v_version_accommodation" AS ENUM('provided', 'allowance', 'own');
  CREATE TYPE "public"."enum__jobs_v_version_transport" AS ENUM('provided', 'allowance', 'own');
  CREATE TYPE "public"."enum__jobs_v_version_ecr" AS ENUM('ecr', 'ecnr', 'both');
  CREATE TYPE "public"."enum_applications_stage" AS ENUM('new', 'contacted', 'shortlisted', 'interview', 'selected', 'rejected', 'withdrawn');
  CREATE TYPE "public"."enum_applications_source" AS ENUM('website', 'whatsapp', 'facebook', 'instagram', 'google', 'feed', 'other');
  CREATE TYPE "public"."enum_registrations_source" AS ENUM('website', 'whatsapp', 'facebook', 'instagram', 'google', 'feed', 'other');
  CREATE TYPE "public"."enum_activities_kind" AS ENUM('note', 'stage');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('queued', 'sending', 'sent', 'failed', 'kept');
  CREATE TYPE "public"."enum_audit_action" AS ENUM('view', 'download', 'export', 'change', 'erase', 'quarantine', 'hold', 'consent', 'settings');
  CREATE TABLE "jobs_nationalities" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_jobs_nationalities",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_jobs_v_version_nationalities" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__jobs_v_version_nationalities",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "activities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application_id" integer,
  	"registration_id" integer,
  	"kind" "enum_activities_kind" NOT NULL,
  	"text" varchar,
  	"from" varchar,
  	"to" varchar,
  	"batch" varchar,
  	"by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "broadcast_lists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"filters" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "opt_outs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"state" "enum_mails_state" DEFAULT 'queued' NOT NULL,
  	"to" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"html" varchar NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"next_try_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"application_id" integer,
  	"registration_id" integer,
  	"enquiry_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"actor" varchar NOT NULL,
  	"action" "enum_audit_action" NOT NULL,
  	"subject" varchar NOT NULL,
  	"subject_id" numeric,
  	"count" numeric,
  	"detail" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "privacy_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"retention_is_on" boolean DEFAULT false,
  	"retention_months" numeric DEFAULT 24 NOT NULL,
  	"quarantine_days" numeric DEFAULT 30 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "jobs" ADD COLUMN "vacancies" numeric;
  ALTER TABLE "jobs" ADD COLUMN "salary_currency" "enum_jobs_salary_currency";
  ALTER TABLE "jobs" ADD COLUMN "salary_min" numeric;
  ALTER TABLE "jobs" ADD COLUMN "salary_max" numeric;
  ALTER TABLE "jobs" ADD COLUMN "contract_months" numeric;
  ALTER TABLE "jobs" ADD COLUMN "food" "enum_jobs_food";
  ALTER TABLE "jobs" ADD COLUMN "accommodation" "enum_jobs_accommodation";
  ALTER TABLE "jobs" ADD COLUMN "transport" "enum_jobs_transport";
  ALTER TABLE "jobs" ADD COLUMN "ecr" "enum_jobs_ecr";
  ALTER TABLE "jobs" ADD COLUMN "interview_date" timestamp(3) with time zone;
  ALTER TABLE "jobs" ADD COLUMN "interview_place" varchar;
  ALTER TABLE "jobs" ADD COLUMN "candidate_charge_amount" varchar;
  ALTER TABLE "jobs" ADD COLUMN "employer_confidential" boolean DEFAULT false;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_vacancies" numeric;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_salary_currency" "enum__jobs_v_version_salary_currency";
  ALTER TABLE "_jobs_v" ADD COLUMN "version_salary_min" numeric;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_salary_max" numeric;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_contract_months" numeric;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_food" "enum__jobs_v_version_food";
  ALTER TABLE "_jobs_v" ADD COLUMN "version_accommodation" "enum__jobs_v_version_accommodation";
  ALTER TABLE "_jobs_v" ADD COLUMN "version_transport" "enum__jobs_v_version_transport";
  ALTER TABLE "_jobs_v" ADD COLUMN "version_ecr" "enum__jobs_v_version_ecr";
  ALTER TABLE "_jobs_v" ADD COLUMN "version_interview_date" timestamp(3) with time zone;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_interview_place" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_candidate_charge_amount" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_employer_confidential" boolean DEFAULT false;
  ALTER TABLE "applications" ADD COLUMN "stage" "enum_applications_stage" DEFAULT 'new' NOT NULL;
  ALTER TABLE "applications" ADD COLUMN "stage_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "is_starred" boolean DEFAULT false;
  ALTER TABLE "applications" ADD COLUMN "has_note" boolean DEFAULT false;
  ALTER TABLE "applications" ADD COLUMN "seen_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "revision" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "applications" ADD COLUMN "source" "enum_applications_source" DEFAULT 'website' NOT NULL;
  ALTER TABLE "applications" ADD COLUMN "whatsapp_consent" boolean DEFAULT false;
  ALTER TABLE "applications" ADD COLUMN "keep_consent" boolean DEFAULT false;
  ALTER TABLE "applications" ADD COLUMN "consent_version" varchar;
  ALTER TABLE "applications" ADD COLUMN "consent_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "consent_withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "broadcast_list_id" integer;
  ALTER TABLE "applications" ADD COLUMN "legal_hold" boolean DEFAULT false;
  ALTER TABLE "applications" ADD COLUMN "quarantined_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "erasure_asked_at" timestamp(3) with time zone;
  ALTER TABLE "registrations" ADD COLUMN "is_starred" boolean DEFAULT false;
  ALTER TABLE "registrations" ADD COLUMN "has_note" boolean DEFAULT false;
  ALTER TABLE "registrations" ADD COLUMN "seen_at" timestamp(3) with time zone;
  ALTER TABLE "registrations" ADD COLUMN "revision" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "registrations" ADD COLUMN "source" "enum_registrations_source" DEFAULT 'website' NOT NULL;
  ALTER TABLE "registrations" ADD COLUMN "whatsapp_consent" boolean DEFAULT false;
  ALTER TABLE "registrations" ADD COLUMN "keep_consent" boolean DEFAULT false;
  ALTER TABLE "registrations" ADD COLUMN "consent_version" varchar;
  ALTER TABLE "registrations" ADD COLUMN "consent_at" timestamp(3) with time zone;
  ALTER TABLE "registrations" ADD COLUMN "consent_withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "registrations" ADD COLUMN "broadcast_list_id" integer;
  ALTER TABLE "registrations" ADD COLUMN "legal_hold" boolean DEFAULT false;
  ALTER TABLE "registrations" ADD COLUMN "quarantined_at" timestamp(3) with time zone;
  ALTER TABLE "registrations" ADD COLUMN "erasure_asked_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "handled_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "office_note" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "legal_hold" boolean DEFAULT false;
  ALTER TABLE "enquiries" ADD COLUMN "quarantined_at" timestamp(3) with time zone;
  ALTER TABLE "enquiries" ADD COLUMN "erasure_asked_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "activities_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "broadcast_lists_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "opt_outs_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mails_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_id" integer;
  ALTER TABLE "jobs_nationalities" ADD CONSTRAINT "jobs_nationalities_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_version_nationalities" ADD CONSTRAINT "_jobs_v_version_nationalities_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "activities" ADD CONSTRAINT "activities_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "activities" ADD CONSTRAINT "activities_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "activities" ADD CONSTRAINT "activities_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "jobs_nationalities_order_idx" ON "jobs_nationalities" USING btree ("order");
  CREATE INDEX "jobs_nationalities_parent_idx" ON "jobs_nationalities" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_nationalities_order_idx" ON "_jobs_v_version_nationalities" USING btree ("order");
  CREATE INDEX "_jobs_v_version_nationalities_parent_idx" ON "_jobs_v_version_nationalities" USING btree ("parent_id");
  CREATE INDEX "activities_application_idx" ON "activities" USING btree ("application_id");
  CREATE INDEX "activities_registration_idx" ON "activities" USING btree ("registration_id");
  CREATE INDEX "activities_batch_idx" ON "activities" USING btree ("batch");
  CREATE INDEX "activities_by_idx" ON "activities" USING btree ("by_id");
  CREATE INDEX "activities_updated_at_idx" ON "activities" USING btree ("updated_at");
  CREATE INDEX "activities_created_at_idx" ON "activities" USING btree ("created_at");
  CREATE UNIQUE INDEX "broadcast_lists_number_idx" ON "broadcast_lists" USING btree ("number");
  CREATE INDEX "broadcast_lists_updated_at_idx" ON "broadcast_lists" USING btree ("updated_at");
  CREATE INDEX "broadcast_lists_created_at_idx" ON "broadcast_lists" USING btree ("created_at");
  CREATE UNIQUE INDEX "opt_outs_phone_hash_idx" ON "opt_outs" USING btree ("phone_hash");
  CREATE INDEX "opt_outs_updated_at_idx" ON "opt_outs" USING btree ("updated_at");
  CREATE INDEX "opt_outs_created_at_idx" ON "opt_outs" USING btree ("created_at");
  CREATE UNIQUE INDEX "mails_key_idx" ON "mails" USING btree ("key");
  CREATE INDEX "mails_kind_idx" ON "mails" USING btree ("kind");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE INDEX "mails_next_try_at_idx" ON "mails" USING btree ("next_try_at");
  CREATE INDEX "mails_application_idx" ON "mails" USING btree ("application_id");
  CREATE INDEX "mails_registration_idx" ON "mails" USING btree ("registration_id");
  CREATE INDEX "mails_enquiry_idx" ON "mails" USING btree ("enquiry_id");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "audit_actor_idx" ON "audit" USING btree ("actor");
  CREATE INDEX "audit_action_idx" ON "audit" USING btree ("action");
  CREATE INDEX "audit_subject_id_idx" ON "audit" USING btree ("subject_id");
  CREATE INDEX "audit_updated_at_idx" ON "audit" USING btree ("updated_at");
  CREATE INDEX "audit_created_at_idx" ON "audit" USING btree ("created_at");
  ALTER TABLE "applications" ADD CONSTRAINT "applications_broadcast_list_id_broadcast_lists_id_fk" FOREIGN KEY ("broadcast_list_id") REFERENCES "public"."broadcast_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "registrations" ADD CONSTRAINT "registrations_broadcast_list_id_broadcast_lists_id_fk" FOREIGN KEY ("broadcast_list_id") REFERENCES "public"."broadcast_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_activities_fk" FOREIGN KEY ("activities_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_broadcast_lists_fk" FOREIGN KEY ("broadcast_lists_id") REFERENCES "public"."broadcast_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_opt_outs_fk" FOREIGN KEY ("opt_outs_id") REFERENCES "public"."opt_outs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "applications_stage_idx" ON "applications" USING btree ("stage");
  CREATE INDEX "applications_is_starred_idx" ON "applications" USING btree ("is_starred");
  CREATE INDEX "applications_has_note_idx" ON "applications" USING btree ("has_note");
  CREATE INDEX "applications_seen_at_idx" ON "applications" USING btree ("seen_at");
  CREATE INDEX "applications_source_idx" ON "applications" USING btree ("source");
  CREATE INDEX "applications_whatsapp_consent_idx" ON "applications" USING btree ("whatsapp_consent");
  CREATE INDEX "applications_broadcast_list_idx" ON "applications" USING btree ("broadcast_list_id");
  CREATE INDEX "applications_legal_hold_idx" ON "applications" USING btree ("legal_hold");
  CREATE INDEX "applications_quarantined_at_idx" ON "applications" USING btree ("quarantined_at");
  CREATE INDEX "applications_erasure_asked_at_idx" ON "applications" USING btree ("erasure_asked_at");
  CREATE INDEX "quarantined_at_createdAt_idx" ON "applications" USING btree ("quarantined_at","created_at");
  CREATE INDEX "stage_createdAt_idx" ON "applications" USING btree ("stage","created_at");
  CREATE INDEX "registrations_category_idx" ON "registrations" USING btree ("category");
  CREATE INDEX "registrations_gulf_exp_idx" ON "registrations" USING btree ("gulf_exp");
  CREATE INDEX "registrations_india_exp_idx" ON "registrations" USING btree ("india_exp");
  CREATE INDEX "registrations_is_starred_idx" ON "registrations" USING btree ("is_starred");
  CREATE INDEX "registrations_has_note_idx" ON "registrations" USING btree ("has_note");
  CREATE INDEX "registrations_seen_at_idx" ON "registrations" USING btree ("seen_at");
  CREATE INDEX "registrations_source_idx" ON "registrations" USING btree ("source");
  CREATE INDEX "registrations_whatsapp_consent_idx" ON "registrations" USING btree ("whatsapp_consent");
  CREATE INDEX "registrations_broadcast_list_idx" ON "registrations" USING btree ("broadcast_list_id");
  CREATE INDEX "registrations_legal_hold_idx" ON "registrations" USING btree ("legal_hold");
  CREATE INDEX "registrations_quarantined_at_idx" ON "registrations" USING btree ("quarantined_at");
  CREATE INDEX "registrations_erasure_asked_at_idx" ON "registrations" USING btree ("erasure_asked_at");
  CREATE INDEX "quarantined_at_createdAt_1_idx" ON "registrations" USING btree ("quarantined_at","created_at");
  CREATE INDEX "enquiries_legal_hold_idx" ON "enquiries" USING btree ("legal_hold");
  CREATE INDEX "enquiries_quarantined_at_idx" ON "enquiries" USING btree ("quarantined_at");
  CREATE INDEX "enquiries_erasure_asked_at_idx" ON "enquiries" USING btree ("erasure_asked_at");
  CREATE INDEX "payload_locked_documents_rels_activities_id_idx" ON "payload_locked_documents_rels" USING btree ("activities_id");
  CREATE INDEX "payload_locked_documents_rels_broadcast_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("broadcast_lists_id");
  CREATE INDEX "payload_locked_documents_rels_opt_outs_id_idx" ON "payload_locked_documents_rels" USING btree ("opt_outs_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_audit_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs_nationalities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_jobs_v_version_nationalities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "activities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "broadcast_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "opt_outs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "privacy_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "jobs_nationalities" CASCADE;
  DROP TABLE "_jobs_v_version_nationalities" CASCADE;
  DROP TABLE "activities" CASCADE;
  DROP TABLE "broadcast_lists" CASCADE;
  DROP TABLE "opt_outs" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "audit" CASCADE;
  DROP TABLE "privacy_settings" CASCADE;
  ALTER TABLE "applications" DROP CONSTRAINT "applications_broadcast_list_id_broadcast_lists_id_fk";
  
  ALTER TABLE "registrations" DROP CONSTRAINT "registrations_broadcast_list_id_broadcast_lists_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_activities_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_broadcast_lists_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_opt_outs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mails_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_fk";
  
  DROP INDEX "applications_stage_idx";
  DROP INDEX "applications_is_starred_idx";
  DROP INDEX "applications_has_note_idx";
  DROP INDEX "applications_seen_at_idx";
  DROP INDEX "applications_source_idx";
  DROP INDEX "applications_whatsapp_consent_idx";
  DROP INDEX "applications_broadcast_list_idx";
  DROP INDEX "applications_legal_hold_idx";
  DROP INDEX "applications_quarantined_at_idx";
  DROP INDEX "applications_erasure_asked_at_idx";
  DROP INDEX "quarantined_at_createdAt_idx";
  DROP INDEX "stage_createdAt_idx";
  DROP INDEX "registrations_category_idx";
  DROP INDEX "registrations_gulf_exp_idx";
  DROP INDEX "registrations_india_exp_idx";
  DROP INDEX "registrations_is_starred_idx";
  DROP INDEX "registrations_has_note_idx";
  DROP INDEX "registrations_seen_at_idx";
  DROP INDEX "registrations_source_idx";
  DROP INDEX "registrations_whatsapp_consent_idx";
  DROP INDEX "registrations_broadcast_list_idx";
  DROP INDEX "registrations_legal_hold_idx";
  DROP INDEX "registrations_quarantined_at_idx";
  DROP INDEX "registrations_erasure_asked_at_idx";
  DROP INDEX "quarantined_at_createdAt_1_idx";
  DROP INDEX "enquiries_legal_hold_idx";
  DROP INDEX "enquiries_quarantined_at_idx";
  DROP INDEX "enquiries_erasure_asked_at_idx";
  DROP INDEX "payload_locked_documents_rels_activities_id_idx";
  DROP INDEX "payload_locked_documents_rels_broadcast_lists_id_idx";
  DROP INDEX "payload_locked_documents_rels_opt_outs_id_idx";
  DROP INDEX "payload_locked_documents_rels_mails_id_idx";
  DROP INDEX "payload_locked_documents_rels_audit_id_idx";
  ALTER TABLE "jobs" DROP COLUMN "vacancies";
  ALTER TABLE "jobs" DROP COLUMN "salary_currency";
  ALTER TABLE "jobs" DROP COLUMN "salary_min";
  ALTER TABLE "jobs" DROP COLUMN "salary_max";
  ALTER TABLE "jobs" DROP COLUMN "contract_months";
  ALTER TABLE "jobs" DROP COLUMN "food";
  ALTER TABLE "jobs" DROP COLUMN "accommodation";
  ALTER TABLE "jobs" DROP COLUMN "transport";
  ALTER TABLE "jobs" DROP COLUMN "ecr";
  ALTER TABLE "jobs" DROP COLUMN "interview_date";
  ALTER TABLE "jobs" DROP COLUMN "interview_place";
  ALTER TABLE "jobs" DROP COLUMN "candidate_charge_amount";
  ALTER TABLE "jobs" DROP COLUMN "employer_confidential";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_vacancies";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_salary_currency";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_salary_min";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_salary_max";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_contract_months";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_food";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_accommodation";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_transport";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_ecr";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_interview_date";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_interview_place";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_candidate_charge_amount";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_employer_confidential";
  ALTER TABLE "applications" DROP COLUMN "stage";
  ALTER TABLE "applications" DROP COLUMN "stage_at";
  ALTER TABLE "applications" DROP COLUMN "is_starred";
  ALTER TABLE "applications" DROP COLUMN "has_note";
  ALTER TABLE "applications" DROP COLUMN "seen_at";
  ALTER TABLE "applications" DROP COLUMN "revision";
  ALTER TABLE "applications" DROP COLUMN "source";
  ALTER TABLE "applications" DROP COLUMN "whatsapp_consent";
  ALTER TABLE "applications" DROP COLUMN "keep_consent";
  ALTER TABLE "applications" DROP COLUMN "consent_version";
  ALTER TABLE "applications" DROP COLUMN "consent_at";
  ALTER TABLE "applications" DROP COLUMN "consent_withdrawn_at";
  ALTER TABLE "applications" DROP COLUMN "broadcast_list_id";
  ALTER TABLE "applications" DROP COLUMN "legal_hold";
  ALTER TABLE "applications" DROP COLUMN "quarantined_at";
  ALTER TABLE "applications" DROP COLUMN "erasure_asked_at";
  ALTER TABLE "registrations" DROP COLUMN "is_starred";
  ALTER TABLE "registrations" DROP COLUMN "has_note";
  ALTER TABLE "registrations" DROP COLUMN "seen_at";
  ALTER TABLE "registrations" DROP COLUMN "revision";
  ALTER TABLE "registrations" DROP COLUMN "source";
  ALTER TABLE "registrations" DROP COLUMN "whatsapp_consent";
  ALTER TABLE "registrations" DROP COLUMN "keep_consent";
  ALTER TABLE "registrations" DROP COLUMN "consent_version";
  ALTER TABLE "registrations" DROP COLUMN "consent_at";
  ALTER TABLE "registrations" DROP COLUMN "consent_withdrawn_at";
  ALTER TABLE "registrations" DROP COLUMN "broadcast_list_id";
  ALTER TABLE "registrations" DROP COLUMN "legal_hold";
  ALTER TABLE "registrations" DROP COLUMN "quarantined_at";
  ALTER TABLE "registrations" DROP COLUMN "erasure_asked_at";
  ALTER TABLE "enquiries" DROP COLUMN "handled_at";
  ALTER TABLE "enquiries" DROP COLUMN "office_note";
  ALTER TABLE "enquiries" DROP COLUMN "legal_hold";
  ALTER TABLE "enquiries" DROP COLUMN "quarantined_at";
  ALTER TABLE "enquiries" DROP COLUMN "erasure_asked_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "activities_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "broadcast_lists_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "opt_outs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mails_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_id";
  DROP TYPE "public"."enum_jobs_nationalities";
  DROP TYPE "public"."enum_jobs_salary_currency";
  DROP TYPE "public"."enum_jobs_food";
  DROP TYPE "public"."enum_jobs_accommodation";
  DROP TYPE "public"."enum_jobs_transport";
  DROP TYPE "public"."enum_jobs_ecr";
  DROP TYPE "public"."enum__jobs_v_version_nationalities";
  DROP TYPE "public"."enum__jobs_v_version_salary_currency";
  DROP TYPE "public"."enum__jobs_v_version_food";
  DROP TYPE "public"."enum__jobs_v_version_accommodation";
  DROP TYPE "public"."enum__jobs_v_version_transport";
  DROP TYPE "public"."enum__jobs_v_version_ecr";
  DROP TYPE "public"."enum_applications_stage";
  DROP TYPE "public"."enum_applications_source";
  DROP TYPE "public"."enum_registrations_source";
  DROP TYPE "public"."enum_activities_kind";
  DROP TYPE "public"."enum_mails_state";
  DROP TYPE "public"."enum_audit_action";`)
}
