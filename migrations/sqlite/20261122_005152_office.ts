import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`jobs_nationalities\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`jobs_nationalities_order_idx\` ON \`jobs_nationalities\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`jobs_nationalities_parent_idx\` ON \`jobs_nationalities\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_jobs_v_version_nationalities\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_jobs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_nationalities_order_idx\` ON \`_jobs_v_version_nationalities\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_nationalities_parent_idx\` ON \`_jobs_v_version_nationalities\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`activities\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`application_id\` integer,
  	\`registration_id\` integer,
  	\`kind\` text NOT NULL,
  	\`text\` text,
  	\`from\` text,
  	\`to\` text,
  	\`batch\` text,
  	\`by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`application_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`registration_id\`) REFERENCES \`registrations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`activities_application_idx\` ON \`activities\` (\`application_id\`);`)
  await db.run(sql`CREATE INDEX \`activities_registration_idx\` ON \`activities\` (\`registration_id\`);`)
  await db.run(sql`CREATE INDEX \`activities_batch_idx\` ON \`activities\` (\`batch\`);`)
  await db.run(sql`CREATE INDEX \`activities_by_idx\` ON \`activities\` (\`by_id\`);`)
  await db.run(sql`CREATE INDEX \`activities_updated_at_idx\` ON \`activities\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`activities_created_at_idx\` ON \`activities\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`broadcast_lists\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`name\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`filters\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`broadcast_lists_number_idx\` ON \`broadcast_lists\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`broadcast_lists_updated_at_idx\` ON \`broadcast_lists\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`broadcast_lists_created_at_idx\` ON \`broadcast_lists\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`opt_outs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`phone_hash\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`opt_outs_phone_hash_idx\` ON \`opt_outs\` (\`phone_hash\`);`)
  await db.run(sql`CREATE INDEX \`opt_outs_updated_at_idx\` ON \`opt_outs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`opt_outs_created_at_idx\` ON \`opt_outs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`state\` text DEFAULT 'queued' NOT NULL,
  	\`to\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`html\` text NOT NULL,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`next_try_at\` text,
  	\`sent_at\` text,
  	\`application_id\` integer,
  	\`registration_id\` integer,
  	\`enquiry_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`application_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`registration_id\`) REFERENCES \`registrations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`enquiry_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_key_idx\` ON \`mails\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`mails_kind_idx\` ON \`mails\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`mails_state_idx\` ON \`mails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`mails_to_idx\` ON \`mails\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`mails_next_try_at_idx\` ON \`mails\` (\`next_try_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_application_idx\` ON \`mails\` (\`application_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_registration_idx\` ON \`mails\` (\`registration_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_enquiry_idx\` ON \`mails\` (\`enquiry_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`audit\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`actor\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`subject_id\` numeric,
  	\`count\` numeric,
  	\`detail\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_actor_idx\` ON \`audit\` (\`actor\`);`)
  await db.run(sql`CREATE INDEX \`audit_action_idx\` ON \`audit\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_subject_id_idx\` ON \`audit\` (\`subject_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_updated_at_idx\` ON \`audit\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_created_at_idx\` ON \`audit\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`privacy_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`retention_is_on\` integer DEFAULT false,
  	\`retention_months\` numeric DEFAULT 24 NOT NULL,
  	\`quarantine_days\` numeric DEFAULT 30 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`vacancies\` numeric;`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`salary_currency\` text;`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`salary_min\` numeric;`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`salary_max\` numeric;`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`contract_months\` numeric;`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`food\` text;`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`accommodation\` text;`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`transport\` text;`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`ecr\` text;`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`interview_date\` text;`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`interview_place\` text;`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`candidate_charge_amount\` text;`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`employer_confidential\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_vacancies\` numeric;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_salary_currency\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_salary_min\` numeric;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_salary_max\` numeric;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_contract_months\` numeric;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_food\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_accommodation\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_transport\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_ecr\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_interview_date\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_interview_place\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_candidate_charge_amount\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_employer_confidential\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`stage\` text DEFAULT 'new' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`stage_at\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`is_starred\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`has_note\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`seen_at\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`revision\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`source\` text DEFAULT 'website' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`whatsapp_consent\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`keep_consent\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`consent_version\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`consent_at\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`consent_withdrawn_at\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`broadcast_list_id\` integer REFERENCES broadcast_lists(id);`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`legal_hold\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`quarantined_at\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`erasure_asked_at\` text;`)
  await db.run(sql`CREATE INDEX \`applications_stage_idx\` ON \`applications\` (\`stage\`);`)
  await db.run(sql`CREATE INDEX \`applications_is_starred_idx\` ON \`applications\` (\`is_starred\`);`)
  await db.run(sql`CREATE INDEX \`applications_has_note_idx\` ON \`applications\` (\`has_note\`);`)
  await db.run(sql`CREATE INDEX \`applications_seen_at_idx\` ON \`applications\` (\`seen_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_source_idx\` ON \`applications\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`applications_whatsapp_consent_idx\` ON \`applications\` (\`whatsapp_consent\`);`)
  await db.run(sql`CREATE INDEX \`applications_broadcast_list_idx\` ON \`applications\` (\`broadcast_list_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_legal_hold_idx\` ON \`applications\` (\`legal_hold\`);`)
  await db.run(sql`CREATE INDEX \`applications_quarantined_at_idx\` ON \`applications\` (\`quarantined_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_erasure_asked_at_idx\` ON \`applications\` (\`erasure_asked_at\`);`)
  await db.run(sql`CREATE INDEX \`quarantined_at_createdAt_idx\` ON \`applications\` (\`quarantined_at\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`stage_createdAt_idx\` ON \`applications\` (\`stage\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`is_starred\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`has_note\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`seen_at\` text;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`revision\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`source\` text DEFAULT 'website' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`whatsapp_consent\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`keep_consent\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`consent_version\` text;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`consent_at\` text;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`consent_withdrawn_at\` text;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`broadcast_list_id\` integer REFERENCES broadcast_lists(id);`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`legal_hold\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`quarantined_at\` text;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`erasure_asked_at\` text;`)
  await db.run(sql`CREATE INDEX \`registrations_category_idx\` ON \`registrations\` (\`category\`);`)
  await db.run(sql`CREATE INDEX \`registrations_gulf_exp_idx\` ON \`registrations\` (\`gulf_exp\`);`)
  await db.run(sql`CREATE INDEX \`registrations_india_exp_idx\` ON \`registrations\` (\`india_exp\`);`)
  await db.run(sql`CREATE INDEX \`registrations_is_starred_idx\` ON \`registrations\` (\`is_starred\`);`)
  await db.run(sql`CREATE INDEX \`registrations_has_note_idx\` ON \`registrations\` (\`has_note\`);`)
  await db.run(sql`CREATE INDEX \`registrations_seen_at_idx\` ON \`registrations\` (\`seen_at\`);`)
  await db.run(sql`CREATE INDEX \`registrations_source_idx\` ON \`registrations\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`registrations_whatsapp_consent_idx\` ON \`registrations\` (\`whatsapp_consent\`);`)
  await db.run(sql`CREATE INDEX \`registrations_broadcast_list_idx\` ON \`registrations\` (\`broadcast_list_id\`);`)
  await db.run(sql`CREATE INDEX \`registrations_legal_hold_idx\` ON \`registrations\` (\`legal_hold\`);`)
  await db.run(sql`CREATE INDEX \`registrations_quarantined_at_idx\` ON \`registrations\` (\`quarantined_at\`);`)
  await db.run(sql`CREATE INDEX \`registrations_erasure_asked_at_idx\` ON \`registrations\` (\`erasure_asked_at\`);`)
  await db.run(sql`CREATE INDEX \`quarantined_at_createdAt_1_idx\` ON \`registrations\` (\`quarantined_at\`,\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`handled_at\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`office_note\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`legal_hold\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`quarantined_at\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`erasure_asked_at\` text;`)
  await db.run(sql`CREATE INDEX \`enquiries_legal_hold_idx\` ON \`enquiries\` (\`legal_hold\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_quarantined_at_idx\` ON \`enquiries\` (\`quarantined_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_erasure_asked_at_idx\` ON \`enquiries\` (\`erasure_asked_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`activities_id\` integer REFERENCES activities(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`broadcast_lists_id\` integer REFERENCES broadcast_lists(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`opt_outs_id\` integer REFERENCES opt_outs(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`mails_id\` integer REFERENCES mails(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`audit_id\` integer REFERENCES audit(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_activities_id_idx\` ON \`payload_locked_documents_rels\` (\`activities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_broadcast_lists_id_idx\` ON \`payload_locked_documents_rels\` (\`broadcast_lists_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_opt_outs_id_idx\` ON \`payload_locked_documents_rels\` (\`opt_outs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`jobs_nationalities\`;`)
  await db.run(sql`DROP TABLE \`_jobs_v_version_nationalities\`;`)
  await db.run(sql`DROP TABLE \`activities\`;`)
  await db.run(sql`DROP TABLE \`broadcast_lists\`;`)
  await db.run(sql`DROP TABLE \`opt_outs\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`DROP TABLE \`audit\`;`)
  await db.run(sql`DROP TABLE \`privacy_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_applications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`country_code\` text NOT NULL,
  	\`mobile\` text NOT NULL,
  	\`position\` text NOT NULL,
  	\`job_id_id\` integer,
  	\`upload_resume\` text,
  	\`resume_name\` text,
  	\`resume_type\` text,
  	\`resume_size\` numeric,
  	\`reference\` text NOT NULL,
  	\`dedupe_key\` text NOT NULL,
  	\`phone_e164\` text,
  	\`phone_valid\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`job_id_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_applications\`("id", "name", "email", "country_code", "mobile", "position", "job_id_id", "upload_resume", "resume_name", "resume_type", "resume_size", "reference", "dedupe_key", "phone_e164", "phone_valid", "updated_at", "created_at") SELECT "id", "name", "email", "country_code", "mobile", "position", "job_id_id", "upload_resume", "resume_name", "resume_type", "resume_size", "reference", "dedupe_key", "phone_e164", "phone_valid", "updated_at", "created_at" FROM \`applications\`;`)
  await db.run(sql`DROP TABLE \`applications\`;`)
  await db.run(sql`ALTER TABLE \`__new_applications\` RENAME TO \`applications\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`applications_email_idx\` ON \`applications\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`applications_job_id_idx\` ON \`applications\` (\`job_id_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_upload_resume_idx\` ON \`applications\` (\`upload_resume\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_reference_idx\` ON \`applications\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_dedupe_key_idx\` ON \`applications\` (\`dedupe_key\`);`)
  await db.run(sql`CREATE INDEX \`applications_phone_e164_idx\` ON \`applications\` (\`phone_e164\`);`)
  await db.run(sql`CREATE INDEX \`applications_updated_at_idx\` ON \`applications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_created_at_idx\` ON \`applications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_registrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`full_name\` text NOT NULL,
  	\`country_code\` text NOT NULL,
  	\`whatsup_no\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`current_location\` text NOT NULL,
  	\`category\` text NOT NULL,
  	\`position_id\` integer,
  	\`position_name\` text NOT NULL,
  	\`gulf_exp\` numeric NOT NULL,
  	\`india_exp\` numeric NOT NULL,
  	\`terms\` integer DEFAULT false NOT NULL,
  	\`terms_version\` text NOT NULL,
  	\`terms_at\` text NOT NULL,
  	\`upload_resume\` text,
  	\`resume_name\` text,
  	\`resume_type\` text,
  	\`resume_size\` numeric,
  	\`reference\` text NOT NULL,
  	\`dedupe_key\` text NOT NULL,
  	\`phone_e164\` text,
  	\`phone_valid\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`position_id\`) REFERENCES \`positions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_registrations\`("id", "full_name", "country_code", "whatsup_no", "email", "current_location", "category", "position_id", "position_name", "gulf_exp", "india_exp", "terms", "terms_version", "terms_at", "upload_resume", "resume_name", "resume_type", "resume_size", "reference", "dedupe_key", "phone_e164", "phone_valid", "updated_at", "created_at") SELECT "id", "full_name", "country_code", "whatsup_no", "email", "current_location", "category", "position_id", "position_name", "gulf_exp", "india_exp", "terms", "terms_version", "terms_at", "upload_resume", "resume_name", "resume_type", "resume_size", "reference", "dedupe_key", "phone_e164", "phone_valid", "updated_at", "created_at" FROM \`registrations\`;`)
  await db.run(sql`DROP TABLE \`registrations\`;`)
  await db.run(sql`ALTER TABLE \`__new_registrations\` RENAME TO \`registrations\`;`)
  await db.run(sql`CREATE INDEX \`registrations_email_idx\` ON \`registrations\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`registrations_position_idx\` ON \`registrations\` (\`position_id\`);`)
  await db.run(sql`CREATE INDEX \`registrations_upload_resume_idx\` ON \`registrations\` (\`upload_resume\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`registrations_reference_idx\` ON \`registrations\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`registrations_dedupe_key_idx\` ON \`registrations\` (\`dedupe_key\`);`)
  await db.run(sql`CREATE INDEX \`registrations_phone_e164_idx\` ON \`registrations\` (\`phone_e164\`);`)
  await db.run(sql`CREATE INDEX \`registrations_updated_at_idx\` ON \`registrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`registrations_created_at_idx\` ON \`registrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`news_articles_id\` integer,
  	\`jobs_id\` integer,
  	\`applications_id\` integer,
  	\`registrations_id\` integer,
  	\`enquiries_id\` integer,
  	\`countries_id\` integer,
  	\`positions_id\` integer,
  	\`users_id\` integer,
  	\`redirects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_articles_id\`) REFERENCES \`news_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`applications_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`registrations_id\`) REFERENCES \`registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`enquiries_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`positions_id\`) REFERENCES \`positions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "news_articles_id", "jobs_id", "applications_id", "registrations_id", "enquiries_id", "countries_id", "positions_id", "users_id", "redirects_id") SELECT "id", "order", "parent_id", "path", "pages_id", "news_articles_id", "jobs_id", "applications_id", "registrations_id", "enquiries_id", "countries_id", "positions_id", "users_id", "redirects_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`news_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_countries_id_idx\` ON \`payload_locked_documents_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_positions_id_idx\` ON \`payload_locked_documents_rels\` (\`positions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`DROP INDEX \`enquiries_legal_hold_idx\`;`)
  await db.run(sql`DROP INDEX \`enquiries_quarantined_at_idx\`;`)
  await db.run(sql`DROP INDEX \`enquiries_erasure_asked_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`handled_at\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`office_note\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`legal_hold\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`quarantined_at\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`erasure_asked_at\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`vacancies\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`salary_currency\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`salary_min\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`salary_max\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`contract_months\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`food\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`accommodation\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`transport\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`ecr\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`interview_date\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`interview_place\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`candidate_charge_amount\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`employer_confidential\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_vacancies\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_salary_currency\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_salary_min\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_salary_max\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_contract_months\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_food\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_accommodation\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_transport\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_ecr\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_interview_date\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_interview_place\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_candidate_charge_amount\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_employer_confidential\`;`)
}
