import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en');
  CREATE TYPE "public"."enum_pages_industries" AS ENUM('oil-gas', 'construction', 'fmcg', 'hospitality', 'it', 'catering', 'healthcare', 'engineering', 'logistics', 'pharma', 'power', 'heavy-equipment', 'automotive', 'shipping-marine', 'hvac', 'aviation', 'banking-finance', 'telecom', 'garments', 'education', 'media', 'printing', 'security', 'travel', 'retail', 'malls');
  CREATE TYPE "public"."enum_pages_kind" AS ENUM('page', 'service', 'country', 'industry', 'archive');
  CREATE TYPE "public"."enum_pages_country" AS ENUM('AE', 'SA', 'OM', 'QA', 'BH', 'KW', 'SG', 'MY');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_industries" AS ENUM('oil-gas', 'construction', 'fmcg', 'hospitality', 'it', 'catering', 'healthcare', 'engineering', 'logistics', 'pharma', 'power', 'heavy-equipment', 'automotive', 'shipping-marine', 'hvac', 'aviation', 'banking-finance', 'telecom', 'garments', 'education', 'media', 'printing', 'security', 'travel', 'retail', 'malls');
  CREATE TYPE "public"."enum__pages_v_version_kind" AS ENUM('page', 'service', 'country', 'industry', 'archive');
  CREATE TYPE "public"."enum__pages_v_version_country" AS ENUM('AE', 'SA', 'OM', 'QA', 'BH', 'KW', 'SG', 'MY');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_news_articles_industries" AS ENUM('oil-gas', 'construction', 'fmcg', 'hospitality', 'it', 'catering', 'healthcare', 'engineering', 'logistics', 'pharma', 'power', 'heavy-equipment', 'automotive', 'shipping-marine', 'hvac', 'aviation', 'banking-finance', 'telecom', 'garments', 'education', 'media', 'printing', 'security', 'travel', 'retail', 'malls');
  CREATE TYPE "public"."enum_news_articles_kind" AS ENUM('article', 'press-release');
  CREATE TYPE "public"."enum_news_articles_country" AS ENUM('AE', 'SA', 'OM', 'QA', 'BH', 'KW', 'SG', 'MY');
  CREATE TYPE "public"."enum_news_articles_group" AS ENUM('law', 'india-papers', 'health-tests', 'job-skills', 'country-guides');
  CREATE TYPE "public"."enum_news_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_articles_v_version_industries" AS ENUM('oil-gas', 'construction', 'fmcg', 'hospitality', 'it', 'catering', 'healthcare', 'engineering', 'logistics', 'pharma', 'power', 'heavy-equipment', 'automotive', 'shipping-marine', 'hvac', 'aviation', 'banking-finance', 'telecom', 'garments', 'education', 'media', 'printing', 'security', 'travel', 'retail', 'malls');
  CREATE TYPE "public"."enum__news_articles_v_version_kind" AS ENUM('article', 'press-release');
  CREATE TYPE "public"."enum__news_articles_v_version_country" AS ENUM('AE', 'SA', 'OM', 'QA', 'BH', 'KW', 'SG', 'MY');
  CREATE TYPE "public"."enum__news_articles_v_version_group" AS ENUM('law', 'india-papers', 'health-tests', 'job-skills', 'country-guides');
  CREATE TYPE "public"."enum__news_articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_articles_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_media_renditions_format" AS ENUM('avif', 'webp');
  CREATE TYPE "public"."enum_media_kind" AS ENUM('picture', 'document');
  CREATE TYPE "public"."enum_facts_country" AS ENUM('AE', 'SA', 'OM', 'QA', 'BH', 'KW', 'SG', 'MY', 'IN', 'NP', 'LK', 'BD', 'PH');
  CREATE TYPE "public"."enum_facts_topic" AS ENUM('hours', 'pay', 'leave', 'heat', 'probation-and-notice', 'end-of-service', 'changing-job', 'fees', 'visa-and-permit', 'medical', 'documents', 'insurance', 'ban-or-limit', 'other-rules', 'complaints', 'contacts');
  CREATE TYPE "public"."enum_facts_confidence" AS ENUM('law', 'official', 'secondary');
  CREATE TYPE "public"."enum_facts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__facts_v_version_country" AS ENUM('AE', 'SA', 'OM', 'QA', 'BH', 'KW', 'SG', 'MY', 'IN', 'NP', 'LK', 'BD', 'PH');
  CREATE TYPE "public"."enum__facts_v_version_topic" AS ENUM('hours', 'pay', 'leave', 'heat', 'probation-and-notice', 'end-of-service', 'changing-job', 'fees', 'visa-and-permit', 'medical', 'documents', 'insurance', 'ban-or-limit', 'other-rules', 'complaints', 'contacts');
  CREATE TYPE "public"."enum__facts_v_version_confidence" AS ENUM('law', 'official', 'secondary');
  CREATE TYPE "public"."enum__facts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__facts_v_published_locale" AS ENUM('en');
  CREATE TYPE "public"."enum_translations_language" AS ENUM('hi', 'ur', 'bn', 'ne', 'ta', 'te', 'ml', 'si', 'fil');
  CREATE TYPE "public"."enum_translations_state" AS ENUM('unreviewed', 'reviewed');
  CREATE TYPE "public"."enum_jobs_nationalities" AS ENUM('IN', 'NP', 'LK', 'BD', 'PH');
  CREATE TYPE "public"."enum_jobs_industry" AS ENUM('oil-gas', 'construction', 'fmcg', 'hospitality', 'it', 'catering', 'healthcare', 'engineering', 'logistics', 'pharma', 'power', 'heavy-equipment', 'automotive', 'shipping-marine', 'hvac', 'aviation', 'banking-finance', 'telecom', 'garments', 'education', 'media', 'printing', 'security', 'travel', 'retail', 'malls');
  CREATE TYPE "public"."enum_jobs_is_deleted" AS ENUM('No', 'Yes');
  CREATE TYPE "public"."enum_jobs_candidate_charge" AS ENUM('none', 'amount');
  CREATE TYPE "public"."enum_jobs_salary_currency" AS ENUM('AED', 'SAR', 'OMR', 'QAR', 'BHD', 'KWD', 'SGD', 'MYR', 'USD', 'EUR', 'INR');
  CREATE TYPE "public"."enum_jobs_food" AS ENUM('provided', 'allowance', 'own');
  CREATE TYPE "public"."enum_jobs_accommodation" AS ENUM('provided', 'allowance', 'own');
  CREATE TYPE "public"."enum_jobs_transport" AS ENUM('provided', 'allowance', 'own');
  CREATE TYPE "public"."enum_jobs_ecr" AS ENUM('ecr', 'ecnr', 'both');
  CREATE TYPE "public"."enum__jobs_v_version_nationalities" AS ENUM('IN', 'NP', 'LK', 'BD', 'PH');
  CREATE TYPE "public"."enum__jobs_v_version_industry" AS ENUM('oil-gas', 'construction', 'fmcg', 'hospitality', 'it', 'catering', 'healthcare', 'engineering', 'logistics', 'pharma', 'power', 'heavy-equipment', 'automotive', 'shipping-marine', 'hvac', 'aviation', 'banking-finance', 'telecom', 'garments', 'education', 'media', 'printing', 'security', 'travel', 'retail', 'malls');
  CREATE TYPE "public"."enum__jobs_v_version_is_deleted" AS ENUM('No', 'Yes');
  CREATE TYPE "public"."enum__jobs_v_version_candidate_charge" AS ENUM('none', 'amount');
  CREATE TYPE "public"."enum__jobs_v_version_salary_currency" AS ENUM('AED', 'SAR', 'OMR', 'QAR', 'BHD', 'KWD', 'SGD', 'MYR', 'USD', 'EUR', 'INR');
  CREATE TYPE "public"."enum__jobs_v_version_food" AS ENUM('provided', 'allowance', 'own');
  CREATE TYPE "public"."enum__jobs_v_version_accommodation" AS ENUM('provided', 'allowance', 'own');
  CREATE TYPE "public"."enum__jobs_v_version_transport" AS ENUM('provided', 'allowance', 'own');
  CREATE TYPE "public"."enum__jobs_v_version_ecr" AS ENUM('ecr', 'ecnr', 'both');
  CREATE TYPE "public"."enum_applications_stage" AS ENUM('new', 'contacted', 'shortlisted', 'interview', 'selected', 'rejected', 'withdrawn');
  CREATE TYPE "public"."enum_applications_source" AS ENUM('website', 'whatsapp', 'facebook', 'instagram', 'google', 'feed', 'other', 'import');
  CREATE TYPE "public"."enum_applications_language" AS ENUM('en', 'hi', 'ur', 'bn', 'ne', 'ta', 'te', 'ml', 'si', 'fil');
  CREATE TYPE "public"."enum_applications_resume_read" AS ENUM('read', 'picture', 'unreadable');
  CREATE TYPE "public"."enum_registrations_source" AS ENUM('website', 'whatsapp', 'facebook', 'instagram', 'google', 'feed', 'other', 'import');
  CREATE TYPE "public"."enum_registrations_language" AS ENUM('en', 'hi', 'ur', 'bn', 'ne', 'ta', 'te', 'ml', 'si', 'fil');
  CREATE TYPE "public"."enum_registrations_resume_read" AS ENUM('read', 'picture', 'unreadable');
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('contact', 'grievance', 'employer', 'fraud');
  CREATE TYPE "public"."enum_enquiries_language" AS ENUM('en', 'hi', 'ur', 'bn', 'ne', 'ta', 'te', 'ml', 'si', 'fil');
  CREATE TYPE "public"."enum_job_alerts_language" AS ENUM('en', 'hi', 'ur', 'bn', 'ne', 'ta', 'te', 'ml', 'si', 'fil');
  CREATE TYPE "public"."enum_job_alerts_state" AS ENUM('asked', 'confirmed', 'left');
  CREATE TYPE "public"."enum_activities_kind" AS ENUM('note', 'stage', 'whatsapp', 'wrote');
  CREATE TYPE "public"."enum_interviews_kind" AS ENUM('interview', 'trade_test');
  CREATE TYPE "public"."enum_interview_seats_answer" AS ENUM('none', 'coming', 'cannot');
  CREATE TYPE "public"."enum_interview_seats_door" AS ENUM('here', 'no_show');
  CREATE TYPE "public"."enum_interview_seats_result" AS ENUM('yes', 'hold', 'no');
  CREATE TYPE "public"."enum_deployments_passport" AS ENUM('ecr', 'ecnr', 'unsure', 'none');
  CREATE TYPE "public"."enum_deployments_fit" AS ENUM('fit', 'unfit');
  CREATE TYPE "public"."enum_deployments_end_reason" AS ENUM('visa_refused', 'offer_withdrawn', 'candidate_withdrew', 'unfit', 'not_reached', 'papers', 'other_job', 'other');
  CREATE TYPE "public"."enum_ledger_type" AS ENUM('charge', 'refund');
  CREATE TYPE "public"."enum_ledger_kind" AS ENUM('service', 'advertising', 'trade-test', 'certificates', 'interview', 'visa', 'medical', 'insurance', 'ticket', 'board');
  CREATE TYPE "public"."enum_ledger_side" AS ENUM('inside', 'outside');
  CREATE TYPE "public"."enum_ledger_paid_by" AS ENUM('bank', 'upi', 'cheque', 'cash');
  CREATE TYPE "public"."enum_papers_kind" AS ENUM('passport', 'medical', 'visa', 'insurance', 'police', 'skill-test', 'driving-licence', 'licence', 'other');
  CREATE TYPE "public"."enum_paper_copies_kind" AS ENUM('passport', 'medical', 'visa', 'insurance', 'police', 'skill-test', 'driving-licence', 'licence', 'other');
  CREATE TYPE "public"."enum_paper_copies_reason" AS ENUM('first', 'unreadable', 'pages', 'newer');
  CREATE TYPE "public"."enum_shortlist_people_answer" AS ENUM('none', 'yes', 'hold', 'no');
  CREATE TYPE "public"."enum_shortlist_people_reason" AS ENUM('skill', 'experience', 'papers', 'filled', 'second_test');
  CREATE TYPE "public"."enum_keyring_purpose" AS ENUM('opt-out', 'candidate-link');
  CREATE TYPE "public"."enum_mails_channel" AS ENUM('mail', 'whatsapp');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('queued', 'sending', 'accepted', 'sent', 'delivered', 'read', 'failed', 'kept', 'held');
  CREATE TYPE "public"."enum_audit_action" AS ENUM('view', 'list', 'download', 'export', 'import', 'change', 'erase', 'erase-refused', 'quarantine', 'hold', 'consent', 'settings', 'files', 'launch', 'preview', 'login', 'login-failed', 'logout', 'password', 'email', 'role', 'second-factor', 'account-created', 'account-deleted', 'invitation', 'warning');
  CREATE TYPE "public"."enum_erasures_subject" AS ENUM('applications', 'registrations', 'enquiries', 'job_alerts');
  CREATE TYPE "public"."enum_backups_outcome" AS ENUM('done', 'failed');
  CREATE TYPE "public"."enum_backups_started_by" AS ENUM('schedule', 'command');
  CREATE TYPE "public"."enum_message_templates_occasion" AS ENUM('received', 'paper', 'shortlisted', 'interview', 'selected', 'closed', 'rejected', 'other');
  CREATE TYPE "public"."enum_message_templates_whatsapp_category" AS ENUM('utility', 'marketing');
  CREATE TYPE "public"."enum__message_templates_v_version_occasion" AS ENUM('received', 'paper', 'shortlisted', 'interview', 'selected', 'closed', 'rejected', 'other');
  CREATE TYPE "public"."enum__message_templates_v_version_whatsapp_category" AS ENUM('utility', 'marketing');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'recruiter', 'editor');
  CREATE TYPE "public"."enum_invitations_role" AS ENUM('admin', 'recruiter', 'editor');
  CREATE TYPE "public"."enum_searches_panel" AS ENUM('candidates', 'registrations');
  CREATE TYPE "public"."enum_imports_state" AS ENUM('uploaded', 'running', 'done', 'undoing', 'undone', 'dropped', 'failed');
  CREATE TYPE "public"."enum_imports_date_form" AS ENUM('auto', 'dmy', 'mdy');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'retention', 'backup', 'clearResetLinks', 'clearInvitations', 'sendMail', 'jobAlerts', 'askDeparted', 'remindOffice', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'retention', 'backup', 'clearResetLinks', 'clearInvitations', 'sendMail', 'jobAlerts', 'askDeparted', 'remindOffice', 'schedulePublish');
  CREATE TYPE "public"."enum_site_settings_site_languages" AS ENUM('hi', 'ur', 'bn', 'ne', 'ta', 'te', 'ml', 'si', 'fil');
  CREATE TYPE "public"."enum_site_settings_visits" AS ENUM('open', 'appointment', 'none');
  CREATE TYPE "public"."enum_site_settings_charging_policy" AS ENUM('nothing', 'charges');
  CREATE TYPE "public"."enum__site_settings_v_version_site_languages" AS ENUM('hi', 'ur', 'bn', 'ne', 'ta', 'te', 'ml', 'si', 'fil');
  CREATE TYPE "public"."enum__site_settings_v_version_visits" AS ENUM('open', 'appointment', 'none');
  CREATE TYPE "public"."enum__site_settings_v_version_charging_policy" AS ENUM('nothing', 'charges');
  CREATE TYPE "public"."enum_home_page_tiles_industry" AS ENUM('oil-gas', 'construction', 'fmcg', 'hospitality', 'it', 'catering', 'healthcare', 'engineering', 'logistics', 'pharma', 'power', 'heavy-equipment', 'automotive', 'shipping-marine', 'hvac', 'aviation', 'banking-finance', 'telecom', 'garments', 'education', 'media', 'printing', 'security', 'travel', 'retail', 'malls');
  CREATE TYPE "public"."enum__home_page_v_version_tiles_industry" AS ENUM('oil-gas', 'construction', 'fmcg', 'hospitality', 'it', 'catering', 'healthcare', 'engineering', 'logistics', 'pharma', 'power', 'heavy-equipment', 'automotive', 'shipping-marine', 'hvac', 'aviation', 'banking-finance', 'telecom', 'garments', 'education', 'media', 'printing', 'security', 'travel', 'retail', 'malls');
  CREATE TABLE "pages_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "pages_industries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_pages_industries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"kind" "enum_pages_kind" DEFAULT 'page',
  	"last_reviewed" timestamp(3) with time zone,
  	"country" "enum_pages_country",
  	"header_picture_id" integer,
  	"share_picture_id" integer,
  	"canonical_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"description" varchar,
  	"meta_title" varchar,
  	"layout" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_industries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__pages_v_version_industries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_kind" "enum__pages_v_version_kind" DEFAULT 'page',
  	"version_last_reviewed" timestamp(3) with time zone,
  	"version_country" "enum__pages_v_version_country",
  	"version_header_picture_id" integer,
  	"version_share_picture_id" integer,
  	"version_canonical_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_description" varchar,
  	"version_meta_title" varchar,
  	"version_layout" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "news_articles_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "news_articles_industries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_news_articles_industries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "news_articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"kind" "enum_news_articles_kind" DEFAULT 'article',
  	"last_reviewed" timestamp(3) with time zone,
  	"country" "enum_news_articles_country",
  	"header_picture_id" integer,
  	"share_picture_id" integer,
  	"canonical_slug" varchar,
  	"group" "enum_news_articles_group",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_news_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_articles_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"description" varchar,
  	"meta_title" varchar,
  	"layout" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_articles_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_news_articles_v_version_industries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__news_articles_v_version_industries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_news_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_kind" "enum__news_articles_v_version_kind" DEFAULT 'article',
  	"version_last_reviewed" timestamp(3) with time zone,
  	"version_country" "enum__news_articles_v_version_country",
  	"version_header_picture_id" integer,
  	"version_share_picture_id" integer,
  	"version_canonical_slug" varchar,
  	"version_group" "enum__news_articles_v_version_group",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__news_articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_articles_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_news_articles_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_description" varchar,
  	"version_meta_title" varchar,
  	"version_layout" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media_renditions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"format" "enum_media_renditions_format" NOT NULL,
  	"width" numeric NOT NULL,
  	"height" numeric NOT NULL,
  	"file" varchar NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"credit" varchar,
  	"original_name" varchar,
  	"kind" "enum_media_kind",
  	"pages" numeric,
  	"sha256" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "facts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"country" "enum_facts_country",
  	"topic" "enum_facts_topic",
  	"value" varchar,
  	"sentence" varchar,
  	"source_title" varchar,
  	"source_publisher" varchar,
  	"source_year" numeric,
  	"source_link" varchar,
  	"confidence" "enum_facts_confidence" DEFAULT 'secondary',
  	"checked" timestamp(3) with time zone,
  	"review" timestamp(3) with time zone,
  	"confirm" varchar,
  	"amount" numeric,
  	"unit" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_facts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_facts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_label" varchar,
  	"version_country" "enum__facts_v_version_country",
  	"version_topic" "enum__facts_v_version_topic",
  	"version_value" varchar,
  	"version_sentence" varchar,
  	"version_source_title" varchar,
  	"version_source_publisher" varchar,
  	"version_source_year" numeric,
  	"version_source_link" varchar,
  	"version_confidence" "enum__facts_v_version_confidence" DEFAULT 'secondary',
  	"version_checked" timestamp(3) with time zone,
  	"version_review" timestamp(3) with time zone,
  	"version_confirm" varchar,
  	"version_amount" numeric,
  	"version_unit" varchar,
  	"version_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__facts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__facts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "translations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"english" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"language" "enum_translations_language" NOT NULL,
  	"state" "enum_translations_state" DEFAULT 'unreviewed' NOT NULL,
  	"page" varchar,
  	"reviewed_by" varchar,
  	"reviewed_at" timestamp(3) with time zone,
  	"digest" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "jobs_nationalities" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_jobs_nationalities",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"job_title" varchar NOT NULL,
  	"company_name" varchar NOT NULL,
  	"company_logo" varchar,
  	"salary" varchar NOT NULL,
  	"country_id_id" integer NOT NULL,
  	"location_hiring" varchar NOT NULL,
  	"skill_keyword" varchar NOT NULL,
  	"job_education" varchar NOT NULL,
  	"job_description" varchar NOT NULL,
  	"experience" varchar NOT NULL,
  	"industry" "enum_jobs_industry",
  	"is_deleted" "enum_jobs_is_deleted" DEFAULT 'No' NOT NULL,
  	"posted_at" timestamp(3) with time zone NOT NULL,
  	"closing_date" timestamp(3) with time zone,
  	"candidate_charge" "enum_jobs_candidate_charge",
  	"vacancies" numeric,
  	"salary_currency" "enum_jobs_salary_currency",
  	"salary_min" numeric,
  	"salary_max" numeric,
  	"contract_months" numeric,
  	"food" "enum_jobs_food",
  	"accommodation" "enum_jobs_accommodation",
  	"transport" "enum_jobs_transport",
  	"ecr" "enum_jobs_ecr",
  	"interview_date" timestamp(3) with time zone,
  	"interview_place" varchar,
  	"candidate_charge_amount" varchar,
  	"employer_confidential" boolean DEFAULT false,
  	"demand_line_id" integer,
  	"is_sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_jobs_v_version_nationalities" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__jobs_v_version_nationalities",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_jobs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_job_title" varchar NOT NULL,
  	"version_company_name" varchar NOT NULL,
  	"version_company_logo" varchar,
  	"version_salary" varchar NOT NULL,
  	"version_country_id_id" integer NOT NULL,
  	"version_location_hiring" varchar NOT NULL,
  	"version_skill_keyword" varchar NOT NULL,
  	"version_job_education" varchar NOT NULL,
  	"version_job_description" varchar NOT NULL,
  	"version_experience" varchar NOT NULL,
  	"version_industry" "enum__jobs_v_version_industry",
  	"version_is_deleted" "enum__jobs_v_version_is_deleted" DEFAULT 'No' NOT NULL,
  	"version_posted_at" timestamp(3) with time zone NOT NULL,
  	"version_closing_date" timestamp(3) with time zone,
  	"version_candidate_charge" "enum__jobs_v_version_candidate_charge",
  	"version_vacancies" numeric,
  	"version_salary_currency" "enum__jobs_v_version_salary_currency",
  	"version_salary_min" numeric,
  	"version_salary_max" numeric,
  	"version_contract_months" numeric,
  	"version_food" "enum__jobs_v_version_food",
  	"version_accommodation" "enum__jobs_v_version_accommodation",
  	"version_transport" "enum__jobs_v_version_transport",
  	"version_ecr" "enum__jobs_v_version_ecr",
  	"version_interview_date" timestamp(3) with time zone,
  	"version_interview_place" varchar,
  	"version_candidate_charge_amount" varchar,
  	"version_employer_confidential" boolean DEFAULT false,
  	"version_demand_line_id" integer,
  	"version_is_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"country_code" varchar NOT NULL,
  	"mobile" varchar NOT NULL,
  	"position" varchar NOT NULL,
  	"job_id_id" integer,
  	"upload_resume" varchar,
  	"resume_name" varchar,
  	"resume_type" varchar,
  	"resume_size" numeric,
  	"resume_sha256" varchar,
  	"reference" varchar NOT NULL,
  	"dedupe_key" varchar NOT NULL,
  	"phone_e164" varchar,
  	"phone_valid" boolean DEFAULT false,
  	"stage" "enum_applications_stage" DEFAULT 'new' NOT NULL,
  	"stage_at" timestamp(3) with time zone,
  	"is_sample" boolean DEFAULT false,
  	"is_starred" boolean DEFAULT false,
  	"has_note" boolean DEFAULT false,
  	"seen_at" timestamp(3) with time zone,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"source" "enum_applications_source" DEFAULT 'website' NOT NULL,
  	"language" "enum_applications_language" DEFAULT 'en' NOT NULL,
  	"whatsapp_consent" boolean DEFAULT false,
  	"keep_consent" boolean DEFAULT false,
  	"consent_version" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"consent_withdrawn_at" timestamp(3) with time zone,
  	"broadcast_list_id" integer,
  	"legal_hold" boolean DEFAULT false,
  	"quarantined_at" timestamp(3) with time zone,
  	"erase_after" timestamp(3) with time zone,
  	"erasure_batch" varchar,
  	"erasure_asked_at" timestamp(3) with time zone,
  	"resume_read" "enum_applications_resume_read",
  	"resume_tries" numeric,
  	"resume_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "registrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"full_name" varchar NOT NULL,
  	"country_code" varchar NOT NULL,
  	"whatsup_no" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"current_location" varchar NOT NULL,
  	"category" varchar NOT NULL,
  	"position_id" integer,
  	"position_name" varchar NOT NULL,
  	"gulf_exp" numeric NOT NULL,
  	"india_exp" numeric NOT NULL,
  	"terms" boolean DEFAULT false NOT NULL,
  	"terms_version" varchar NOT NULL,
  	"terms_at" timestamp(3) with time zone NOT NULL,
  	"import_id" numeric,
  	"listed_on" varchar,
  	"upload_resume" varchar,
  	"resume_name" varchar,
  	"resume_type" varchar,
  	"resume_size" numeric,
  	"resume_sha256" varchar,
  	"reference" varchar NOT NULL,
  	"dedupe_key" varchar NOT NULL,
  	"phone_e164" varchar,
  	"phone_valid" boolean DEFAULT false,
  	"is_starred" boolean DEFAULT false,
  	"has_note" boolean DEFAULT false,
  	"seen_at" timestamp(3) with time zone,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"source" "enum_registrations_source" DEFAULT 'website' NOT NULL,
  	"language" "enum_registrations_language" DEFAULT 'en' NOT NULL,
  	"whatsapp_consent" boolean DEFAULT false,
  	"keep_consent" boolean DEFAULT false,
  	"consent_version" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"consent_withdrawn_at" timestamp(3) with time zone,
  	"broadcast_list_id" integer,
  	"legal_hold" boolean DEFAULT false,
  	"quarantined_at" timestamp(3) with time zone,
  	"erase_after" timestamp(3) with time zone,
  	"erasure_batch" varchar,
  	"erasure_asked_at" timestamp(3) with time zone,
  	"resume_read" "enum_registrations_resume_read",
  	"resume_tries" numeric,
  	"resume_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "enquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_enquiries_kind" NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"company" varchar,
  	"message" varchar NOT NULL,
  	"application_id" integer,
  	"language" "enum_enquiries_language" DEFAULT 'en' NOT NULL,
  	"reference" varchar NOT NULL,
  	"dedupe_key" varchar NOT NULL,
  	"handled" boolean DEFAULT false,
  	"handled_at" timestamp(3) with time zone,
  	"office_note" varchar,
  	"legal_hold" boolean DEFAULT false,
  	"quarantined_at" timestamp(3) with time zone,
  	"erase_after" timestamp(3) with time zone,
  	"erasure_batch" varchar,
  	"erasure_asked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "job_alerts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"search" varchar,
  	"language" "enum_job_alerts_language" DEFAULT 'en' NOT NULL,
  	"state" "enum_job_alerts_state" DEFAULT 'asked' NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"seen_until" timestamp(3) with time zone,
  	"last_sent_on" varchar,
  	"dedupe_key" varchar NOT NULL,
  	"legal_hold" boolean DEFAULT false,
  	"quarantined_at" timestamp(3) with time zone,
  	"erase_after" timestamp(3) with time zone,
  	"erasure_batch" varchar,
  	"erasure_asked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "separations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"one" varchar NOT NULL,
  	"other" varchar NOT NULL,
  	"pair" varchar NOT NULL,
  	"told_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "interviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"job_id" integer,
  	"kind" "enum_interviews_kind" NOT NULL,
  	"day" varchar NOT NULL,
  	"answer_until" varchar NOT NULL,
  	"place" varchar NOT NULL,
  	"address" varchar,
  	"map_url" varchar,
  	"bring" jsonb NOT NULL,
  	"note" varchar,
  	"slots" jsonb NOT NULL,
  	"called_off_at" timestamp(3) with time zone,
  	"last_number" numeric DEFAULT 0 NOT NULL,
  	"told_with" varchar,
  	"told_last_number" numeric,
  	"created_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "interview_seats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"interview" numeric NOT NULL,
  	"application" numeric NOT NULL,
  	"key" varchar NOT NULL,
  	"number" numeric NOT NULL,
  	"time" varchar NOT NULL,
  	"answer" "enum_interview_seats_answer" DEFAULT 'none' NOT NULL,
  	"answered_at" timestamp(3) with time zone,
  	"door" "enum_interview_seats_door",
  	"door_at" timestamp(3) with time zone,
  	"door_pressed_at" timestamp(3) with time zone,
  	"door_key" varchar,
  	"result" "enum_interview_seats_result",
  	"result_pressed_at" timestamp(3) with time zone,
  	"result_key" varchar,
  	"walk_in" boolean DEFAULT false,
  	"calendar_seat" numeric,
  	"invited_with" varchar,
  	"untold" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "demands" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"employer" varchar NOT NULL,
  	"confidential" boolean DEFAULT false,
  	"country_id" integer NOT NULL,
  	"number" varchar NOT NULL,
  	"number_key" varchar NOT NULL,
  	"issued_on" varchar NOT NULL,
  	"valid_until" varchar NOT NULL,
  	"letter_held" boolean DEFAULT false,
  	"letter_until" varchar,
  	"attorney_held" boolean DEFAULT false,
  	"attorney_until" varchar,
  	"made_with" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "demand_lines" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"demand_id" integer NOT NULL,
  	"trade" varchar NOT NULL,
  	"headcount" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deployments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application" numeric NOT NULL,
  	"passport" "enum_deployments_passport",
  	"fit" "enum_deployments_fit",
  	"milestones" jsonb NOT NULL,
  	"departed_on" varchar,
  	"answers" jsonb,
  	"ended_on" varchar,
  	"end_reason" "enum_deployments_end_reason",
  	"end_note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ledger" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"year" numeric NOT NULL,
  	"sequence" numeric NOT NULL,
  	"check_code" varchar NOT NULL,
  	"type" "enum_ledger_type" NOT NULL,
  	"kind" "enum_ledger_kind" NOT NULL,
  	"side" "enum_ledger_side" NOT NULL,
  	"currency" varchar NOT NULL,
  	"net_minor" numeric NOT NULL,
  	"tax_minor" numeric NOT NULL,
  	"paid_by" "enum_ledger_paid_by" NOT NULL,
  	"on" varchar NOT NULL,
  	"bill" varchar,
  	"due_minor" numeric NOT NULL,
  	"due_by" varchar,
  	"refund_of" numeric,
  	"limit_minor" numeric,
  	"limit_source" varchar,
  	"taken_minor" numeric NOT NULL,
  	"job_title" varchar,
  	"employer" varchar,
  	"demand" varchar,
  	"destination" varchar,
  	"application" numeric,
  	"by" numeric,
  	"made_with" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "papers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application" numeric NOT NULL,
  	"kind" "enum_papers_kind" NOT NULL,
  	"sealed_number" varchar,
  	"number_end" varchar,
  	"issued_on" varchar,
  	"last_day" varchar,
  	"renewed_by" numeric,
  	"made_with" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "paper_copies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application" numeric NOT NULL,
  	"kind" "enum_paper_copies_kind" NOT NULL,
  	"reason" "enum_paper_copies_reason" NOT NULL,
  	"asked_by" numeric,
  	"expires_on" varchar NOT NULL,
  	"replaces" numeric,
  	"received_at" timestamp(3) with time zone,
  	"file" varchar,
  	"file_type" varchar,
  	"file_size" numeric,
  	"file_sha256" varchar,
  	"sent_sha256" varchar,
  	"seen_at" timestamp(3) with time zone,
  	"seen_by" numeric,
  	"made_with" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shortlists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"job_id" integer,
  	"company" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"ends_on" varchar NOT NULL,
  	"with_resumes" boolean DEFAULT false,
  	"ended_at" timestamp(3) with time zone,
  	"secret" varchar NOT NULL,
  	"code_hash" varchar,
  	"code_browser" varchar,
  	"code_at" timestamp(3) with time zone,
  	"code_tries" numeric DEFAULT 0 NOT NULL,
  	"wrong_codes" numeric DEFAULT 0 NOT NULL,
  	"open_browser" varchar,
  	"opened_at" timestamp(3) with time zone,
  	"views" numeric DEFAULT 0 NOT NULL,
  	"viewed_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"made_with" varchar NOT NULL,
  	"created_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shortlist_people" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"shortlist" numeric NOT NULL,
  	"application" numeric NOT NULL,
  	"key" varchar NOT NULL,
  	"years" numeric,
  	"answer" "enum_shortlist_people_answer" DEFAULT 'none' NOT NULL,
  	"reason" "enum_shortlist_people_reason",
  	"answered_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "broadcast_lists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"filters" varchar,
  	"told_until" timestamp(3) with time zone,
  	"told_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "opt_outs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone_hash" varchar NOT NULL,
  	"key_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "whatsapp_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"channel" "enum_mails_channel" DEFAULT 'mail' NOT NULL,
  	"state" "enum_mails_state" DEFAULT 'queued' NOT NULL,
  	"to" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"html" varchar NOT NULL,
  	"recipient" varchar,
  	"template" jsonb,
  	"wamid" varchar,
  	"problem" varchar,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"next_try_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"tried_at" timestamp(3) with time zone,
  	"application_id" integer,
  	"registration_id" integer,
  	"enquiry_id" integer,
  	"job_alert_id" integer,
  	"leave_url" varchar,
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
  
  CREATE TABLE "erasures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" "enum_erasures_subject" NOT NULL,
  	"subject_id" numeric NOT NULL,
  	"reference" varchar NOT NULL,
  	"file" varchar,
  	"notes" jsonb NOT NULL,
  	"mails" jsonb NOT NULL,
  	"searches" jsonb NOT NULL,
  	"by" numeric,
  	"asked" boolean DEFAULT false,
  	"batch" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "countries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"iso2" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"short_name" varchar,
  	"country_code" varchar NOT NULL,
  	"is_destination" boolean DEFAULT false,
  	"destination_order" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "positions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"sort_order" numeric DEFAULT 500 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "trades" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"english" varchar NOT NULL,
  	"words" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "message_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"occasion" "enum_message_templates_occasion" NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"whatsapp_name" varchar,
  	"whatsapp_language" varchar,
  	"whatsapp_category" "enum_message_templates_whatsapp_category",
  	"whatsapp_text" varchar,
  	"active" boolean DEFAULT true,
  	"sort_order" numeric DEFAULT 500 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_message_templates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_occasion" "enum__message_templates_v_version_occasion" NOT NULL,
  	"version_subject" varchar NOT NULL,
  	"version_text" varchar NOT NULL,
  	"version_whatsapp_name" varchar,
  	"version_whatsapp_language" varchar,
  	"version_whatsapp_category" "enum__message_templates_v_version_whatsapp_category",
  	"version_whatsapp_text" varchar,
  	"version_active" boolean DEFAULT true,
  	"version_sort_order" numeric DEFAULT 500 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar DEFAULT 'Admin' NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"sees_money" boolean DEFAULT false,
  	"avatar" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
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
  
  CREATE TABLE "searches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"panel" "enum_searches_panel" NOT NULL,
  	"name" varchar NOT NULL,
  	"query" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "page_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"page" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"views" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file" varchar,
  	"zip_parts" varchar,
  	"zip_size" numeric,
  	"file_name" varchar NOT NULL,
  	"account" numeric NOT NULL,
  	"state" "enum_imports_state" DEFAULT 'uploaded' NOT NULL,
  	"heads_hash" varchar NOT NULL,
  	"columns" varchar,
  	"country" varchar,
  	"date_form" "enum_imports_date_form",
  	"with_known" boolean DEFAULT false,
  	"total" numeric NOT NULL,
  	"next_row" numeric DEFAULT 0 NOT NULL,
  	"imported" numeric DEFAULT 0 NOT NULL,
  	"known" numeric DEFAULT 0 NOT NULL,
  	"wrong" numeric DEFAULT 0 NOT NULL,
  	"resumes" numeric DEFAULT 0 NOT NULL,
  	"finished_at" timestamp(3) with time zone,
  	"undo_batch" varchar,
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
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to_type" "enum_redirects_to_type" DEFAULT 'reference',
  	"to_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"news_articles_id" integer
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"news_articles_id" integer,
  	"media_id" integer,
  	"facts_id" integer,
  	"translations_id" integer,
  	"jobs_id" integer,
  	"activities_id" integer,
  	"broadcast_lists_id" integer,
  	"opt_outs_id" integer,
  	"mails_id" integer,
  	"audit_id" integer,
  	"countries_id" integer,
  	"positions_id" integer,
  	"trades_id" integer,
  	"message_templates_id" integer,
  	"redirects_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_site_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_settings_site_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar DEFAULT 'Specimen Overseas',
  	"full_name" varchar DEFAULT 'Specimen Overseas Consultants',
  	"tagline" varchar DEFAULT 'Consultants, Mumbai',
  	"approved_by" varchar DEFAULT 'Approved by the Ministry of Labour, Government of India',
  	"licence_number" varchar DEFAULT 'B-0000/MUM/PART/1000+/5/0000/2022',
  	"certificate_name" varchar DEFAULT '',
  	"second_name" varchar DEFAULT '',
  	"second_name_since" timestamp(3) with time zone,
  	"licence_valid_until" timestamp(3) with time zone DEFAULT '2027-04-04T00:00:00.000Z',
  	"address" varchar DEFAULT 'Office 000, Sample House, Station Road, Mumbai 400 000',
  	"office_hours" varchar DEFAULT '',
  	"visits" "enum_site_settings_visits",
  	"map_url" varchar DEFAULT '',
  	"languages" varchar DEFAULT '',
  	"phone" varchar DEFAULT '+91 22 0000 0000',
  	"whatsapp" varchar DEFAULT '+91 00000 00000',
  	"email" varchar DEFAULT 'jobs@example.com',
  	"official_domain" varchar DEFAULT 'example.com',
  	"reply_days_contact" numeric DEFAULT 2,
  	"reply_days_grievance" numeric DEFAULT 3,
  	"reply_days_employer" numeric DEFAULT 1,
  	"reply_days_fraud" numeric DEFAULT 1,
  	"charging_policy" "enum_site_settings_charging_policy",
  	"charges" varchar DEFAULT '',
  	"refund_rule" varchar,
  	"privacy_contact" varchar DEFAULT '',
  	"grievance_contact" varchar DEFAULT '',
  	"channel_url" varchar DEFAULT 'https://example.com/channel',
  	"malta_url" varchar DEFAULT 'https://example.com/malta',
  	"facebook_url" varchar DEFAULT 'https://example.com/facebook',
  	"instagram_url" varchar DEFAULT 'https://example.com/instagram',
  	"twitter_url" varchar DEFAULT 'https://example.com/twitter',
  	"youtube_url" varchar DEFAULT 'https://example.com/youtube',
  	"linkedin_url" varchar DEFAULT 'https://example.com/linkedin',
  	"whatsapp_url" varchar DEFAULT 'https://example.com/whatsapp',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_settings_v_version_site_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__site_settings_v_version_site_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name" varchar DEFAULT 'Specimen Overseas',
  	"version_full_name" varchar DEFAULT 'Specimen Overseas Consultants',
  	"version_tagline" varchar DEFAULT 'Consultants, Mumbai',
  	"version_approved_by" varchar DEFAULT 'Approved by the Ministry of Labour, Government of India',
  	"version_licence_number" varchar DEFAULT 'B-0000/MUM/PART/1000+/5/0000/2022',
  	"version_certificate_name" varchar DEFAULT '',
  	"version_second_name" varchar DEFAULT '',
  	"version_second_name_since" timestamp(3) with time zone,
  	"version_licence_valid_until" timestamp(3) with time zone DEFAULT '2027-04-04T00:00:00.000Z',
  	"version_address" varchar DEFAULT 'Office 000, Sample House, Station Road, Mumbai 400 000',
  	"version_office_hours" varchar DEFAULT '',
  	"version_visits" "enum__site_settings_v_version_visits",
  	"version_map_url" varchar DEFAULT '',
  	"version_languages" varchar DEFAULT '',
  	"version_phone" varchar DEFAULT '+91 22 0000 0000',
  	"version_whatsapp" varchar DEFAULT '+91 00000 00000',
  	"version_email" varchar DEFAULT 'jobs@example.com',
  	"version_official_domain" varchar DEFAULT 'example.com',
  	"version_reply_days_contact" numeric DEFAULT 2,
  	"version_reply_days_grievance" numeric DEFAULT 3,
  	"version_reply_days_employer" numeric DEFAULT 1,
  	"version_reply_days_fraud" numeric DEFAULT 1,
  	"version_charging_policy" "enum__site_settings_v_version_charging_policy",
  	"version_charges" varchar DEFAULT '',
  	"version_refund_rule" varchar,
  	"version_privacy_contact" varchar DEFAULT '',
  	"version_grievance_contact" varchar DEFAULT '',
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
  
  CREATE TABLE "home_page_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"link_label" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "home_page_tiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"industry" "enum_home_page_tiles_industry" NOT NULL,
  	"count" varchar NOT NULL,
  	"live" boolean DEFAULT false
  );
  
  CREATE TABLE "home_page_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "home_page_clients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"logo_id" integer,
  	"mark" varchar,
  	"is_sample" boolean DEFAULT false
  );
  
  CREATE TABLE "home_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"lead" varchar NOT NULL,
  	"blurb_title" varchar NOT NULL,
  	"blurb" varchar NOT NULL,
  	"popup_on" boolean DEFAULT true,
  	"update_title" varchar NOT NULL,
  	"update_text" varchar NOT NULL,
  	"fraud_title" varchar NOT NULL,
  	"fraud_text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_home_page_v_version_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"link_label" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_tiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"industry" "enum__home_page_v_version_tiles_industry" NOT NULL,
  	"count" varchar NOT NULL,
  	"live" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_clients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"logo_id" integer,
  	"mark" varchar,
  	"is_sample" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar NOT NULL,
  	"version_lead" varchar NOT NULL,
  	"version_blurb_title" varchar NOT NULL,
  	"version_blurb" varchar NOT NULL,
  	"version_popup_on" boolean DEFAULT true,
  	"version_update_title" varchar NOT NULL,
  	"version_update_text" varchar NOT NULL,
  	"version_fraud_title" varchar NOT NULL,
  	"version_fraud_text" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "privacy_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"retention_is_on" boolean DEFAULT false,
  	"retention_months" numeric DEFAULT 24 NOT NULL,
  	"quarantine_days" numeric DEFAULT 30 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "launch" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"launched_at" timestamp(3) with time zone,
  	"launched_by" varchar,
  	"confirmed" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "mail_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"host" varchar,
  	"port" numeric,
  	"user" varchar,
  	"sealed_password" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "whatsapp_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone_number_id" varchar,
  	"display_name" varchar,
  	"per_day" numeric,
  	"sealed_token" varchar,
  	"sealed_app_secret" varchar,
  	"sealed_verify_token" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "backup_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"place" varchar,
  	"public_key" varchar,
  	"endpoint" varchar,
  	"region" varchar,
  	"access_key_id" varchar,
  	"sealed_secret" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "address_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "sign_in_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"second_factor_required" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages_sources" ADD CONSTRAINT "pages_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_industries" ADD CONSTRAINT "pages_industries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_header_picture_id_media_id_fk" FOREIGN KEY ("header_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_sources" ADD CONSTRAINT "_pages_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_industries" ADD CONSTRAINT "_pages_v_version_industries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_header_picture_id_media_id_fk" FOREIGN KEY ("version_header_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_articles_sources" ADD CONSTRAINT "news_articles_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_articles_industries" ADD CONSTRAINT "news_articles_industries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_articles" ADD CONSTRAINT "news_articles_header_picture_id_media_id_fk" FOREIGN KEY ("header_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_articles" ADD CONSTRAINT "news_articles_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_articles_locales" ADD CONSTRAINT "news_articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_articles_v_version_sources" ADD CONSTRAINT "_news_articles_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_articles_v_version_industries" ADD CONSTRAINT "_news_articles_v_version_industries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_articles_v" ADD CONSTRAINT "_news_articles_v_parent_id_news_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_articles_v" ADD CONSTRAINT "_news_articles_v_version_header_picture_id_media_id_fk" FOREIGN KEY ("version_header_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_articles_v" ADD CONSTRAINT "_news_articles_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_articles_v_locales" ADD CONSTRAINT "_news_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_renditions" ADD CONSTRAINT "media_renditions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_facts_v" ADD CONSTRAINT "_facts_v_parent_id_facts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."facts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs_nationalities" ADD CONSTRAINT "jobs_nationalities_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_country_id_id_countries_id_fk" FOREIGN KEY ("country_id_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_demand_line_id_demand_lines_id_fk" FOREIGN KEY ("demand_line_id") REFERENCES "public"."demand_lines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v_version_nationalities" ADD CONSTRAINT "_jobs_v_version_nationalities_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_country_id_id_countries_id_fk" FOREIGN KEY ("version_country_id_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_demand_line_id_demand_lines_id_fk" FOREIGN KEY ("version_demand_line_id") REFERENCES "public"."demand_lines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_id_jobs_id_fk" FOREIGN KEY ("job_id_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_broadcast_list_id_broadcast_lists_id_fk" FOREIGN KEY ("broadcast_list_id") REFERENCES "public"."broadcast_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "registrations" ADD CONSTRAINT "registrations_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "registrations" ADD CONSTRAINT "registrations_broadcast_list_id_broadcast_lists_id_fk" FOREIGN KEY ("broadcast_list_id") REFERENCES "public"."broadcast_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "activities" ADD CONSTRAINT "activities_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "activities" ADD CONSTRAINT "activities_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "activities" ADD CONSTRAINT "activities_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "separations" ADD CONSTRAINT "separations_told_by_id_users_id_fk" FOREIGN KEY ("told_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "interviews" ADD CONSTRAINT "interviews_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "interviews" ADD CONSTRAINT "interviews_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "demands" ADD CONSTRAINT "demands_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "demand_lines" ADD CONSTRAINT "demand_lines_demand_id_demands_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demands"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_job_alert_id_job_alerts_id_fk" FOREIGN KEY ("job_alert_id") REFERENCES "public"."job_alerts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_message_templates_v" ADD CONSTRAINT "_message_templates_v_parent_id_message_templates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."message_templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_news_articles_fk" FOREIGN KEY ("news_articles_id") REFERENCES "public"."news_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_articles_fk" FOREIGN KEY ("news_articles_id") REFERENCES "public"."news_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_facts_fk" FOREIGN KEY ("facts_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_translations_fk" FOREIGN KEY ("translations_id") REFERENCES "public"."translations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_activities_fk" FOREIGN KEY ("activities_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_broadcast_lists_fk" FOREIGN KEY ("broadcast_lists_id") REFERENCES "public"."broadcast_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_opt_outs_fk" FOREIGN KEY ("opt_outs_id") REFERENCES "public"."opt_outs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_positions_fk" FOREIGN KEY ("positions_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_trades_fk" FOREIGN KEY ("trades_id") REFERENCES "public"."trades"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_message_templates_fk" FOREIGN KEY ("message_templates_id") REFERENCES "public"."message_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_site_languages" ADD CONSTRAINT "site_settings_site_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_site_languages" ADD CONSTRAINT "_site_settings_v_version_site_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_blocks" ADD CONSTRAINT "home_page_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_tiles" ADD CONSTRAINT "home_page_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_services" ADD CONSTRAINT "home_page_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_clients" ADD CONSTRAINT "home_page_clients_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_clients" ADD CONSTRAINT "home_page_clients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_blocks" ADD CONSTRAINT "_home_page_v_version_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_tiles" ADD CONSTRAINT "_home_page_v_version_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_services" ADD CONSTRAINT "_home_page_v_version_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_clients" ADD CONSTRAINT "_home_page_v_version_clients_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_clients" ADD CONSTRAINT "_home_page_v_version_clients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_sources_order_idx" ON "pages_sources" USING btree ("_order");
  CREATE INDEX "pages_sources_parent_id_idx" ON "pages_sources" USING btree ("_parent_id");
  CREATE INDEX "pages_industries_order_idx" ON "pages_industries" USING btree ("order");
  CREATE INDEX "pages_industries_parent_idx" ON "pages_industries" USING btree ("parent_id");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_kind_idx" ON "pages" USING btree ("kind");
  CREATE INDEX "pages_header_picture_idx" ON "pages" USING btree ("header_picture_id");
  CREATE INDEX "pages_share_picture_idx" ON "pages" USING btree ("share_picture_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_sources_order_idx" ON "_pages_v_version_sources" USING btree ("_order");
  CREATE INDEX "_pages_v_version_sources_parent_id_idx" ON "_pages_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_industries_order_idx" ON "_pages_v_version_industries" USING btree ("order");
  CREATE INDEX "_pages_v_version_industries_parent_idx" ON "_pages_v_version_industries" USING btree ("parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_kind_idx" ON "_pages_v" USING btree ("version_kind");
  CREATE INDEX "_pages_v_version_version_header_picture_idx" ON "_pages_v" USING btree ("version_header_picture_id");
  CREATE INDEX "_pages_v_version_version_share_picture_idx" ON "_pages_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_articles_sources_order_idx" ON "news_articles_sources" USING btree ("_order");
  CREATE INDEX "news_articles_sources_parent_id_idx" ON "news_articles_sources" USING btree ("_parent_id");
  CREATE INDEX "news_articles_industries_order_idx" ON "news_articles_industries" USING btree ("order");
  CREATE INDEX "news_articles_industries_parent_idx" ON "news_articles_industries" USING btree ("parent_id");
  CREATE UNIQUE INDEX "news_articles_slug_idx" ON "news_articles" USING btree ("slug");
  CREATE INDEX "news_articles_kind_idx" ON "news_articles" USING btree ("kind");
  CREATE INDEX "news_articles_header_picture_idx" ON "news_articles" USING btree ("header_picture_id");
  CREATE INDEX "news_articles_share_picture_idx" ON "news_articles" USING btree ("share_picture_id");
  CREATE INDEX "news_articles_updated_at_idx" ON "news_articles" USING btree ("updated_at");
  CREATE INDEX "news_articles_created_at_idx" ON "news_articles" USING btree ("created_at");
  CREATE INDEX "news_articles__status_idx" ON "news_articles" USING btree ("_status");
  CREATE UNIQUE INDEX "news_articles_locales_locale_parent_id_unique" ON "news_articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_articles_v_version_sources_order_idx" ON "_news_articles_v_version_sources" USING btree ("_order");
  CREATE INDEX "_news_articles_v_version_sources_parent_id_idx" ON "_news_articles_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_news_articles_v_version_industries_order_idx" ON "_news_articles_v_version_industries" USING btree ("order");
  CREATE INDEX "_news_articles_v_version_industries_parent_idx" ON "_news_articles_v_version_industries" USING btree ("parent_id");
  CREATE INDEX "_news_articles_v_parent_idx" ON "_news_articles_v" USING btree ("parent_id");
  CREATE INDEX "_news_articles_v_version_version_slug_idx" ON "_news_articles_v" USING btree ("version_slug");
  CREATE INDEX "_news_articles_v_version_version_kind_idx" ON "_news_articles_v" USING btree ("version_kind");
  CREATE INDEX "_news_articles_v_version_version_header_picture_idx" ON "_news_articles_v" USING btree ("version_header_picture_id");
  CREATE INDEX "_news_articles_v_version_version_share_picture_idx" ON "_news_articles_v" USING btree ("version_share_picture_id");
  CREATE INDEX "_news_articles_v_version_version_updated_at_idx" ON "_news_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_articles_v_version_version_created_at_idx" ON "_news_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_news_articles_v_version_version__status_idx" ON "_news_articles_v" USING btree ("version__status");
  CREATE INDEX "_news_articles_v_created_at_idx" ON "_news_articles_v" USING btree ("created_at");
  CREATE INDEX "_news_articles_v_updated_at_idx" ON "_news_articles_v" USING btree ("updated_at");
  CREATE INDEX "_news_articles_v_snapshot_idx" ON "_news_articles_v" USING btree ("snapshot");
  CREATE INDEX "_news_articles_v_published_locale_idx" ON "_news_articles_v" USING btree ("published_locale");
  CREATE INDEX "_news_articles_v_latest_idx" ON "_news_articles_v" USING btree ("latest");
  CREATE INDEX "_news_articles_v_autosave_idx" ON "_news_articles_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_news_articles_v_locales_locale_parent_id_unique" ON "_news_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_renditions_order_idx" ON "media_renditions" USING btree ("_order");
  CREATE INDEX "media_renditions_parent_id_idx" ON "media_renditions" USING btree ("_parent_id");
  CREATE INDEX "media_renditions_file_idx" ON "media_renditions" USING btree ("file");
  CREATE INDEX "media_kind_idx" ON "media" USING btree ("kind");
  CREATE UNIQUE INDEX "media_sha256_idx" ON "media" USING btree ("sha256");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "facts_country_idx" ON "facts" USING btree ("country");
  CREATE UNIQUE INDEX "facts_key_idx" ON "facts" USING btree ("key");
  CREATE INDEX "facts_updated_at_idx" ON "facts" USING btree ("updated_at");
  CREATE INDEX "facts_created_at_idx" ON "facts" USING btree ("created_at");
  CREATE INDEX "facts__status_idx" ON "facts" USING btree ("_status");
  CREATE INDEX "_facts_v_parent_idx" ON "_facts_v" USING btree ("parent_id");
  CREATE INDEX "_facts_v_version_version_country_idx" ON "_facts_v" USING btree ("version_country");
  CREATE INDEX "_facts_v_version_version_key_idx" ON "_facts_v" USING btree ("version_key");
  CREATE INDEX "_facts_v_version_version_updated_at_idx" ON "_facts_v" USING btree ("version_updated_at");
  CREATE INDEX "_facts_v_version_version_created_at_idx" ON "_facts_v" USING btree ("version_created_at");
  CREATE INDEX "_facts_v_version_version__status_idx" ON "_facts_v" USING btree ("version__status");
  CREATE INDEX "_facts_v_created_at_idx" ON "_facts_v" USING btree ("created_at");
  CREATE INDEX "_facts_v_updated_at_idx" ON "_facts_v" USING btree ("updated_at");
  CREATE INDEX "_facts_v_snapshot_idx" ON "_facts_v" USING btree ("snapshot");
  CREATE INDEX "_facts_v_published_locale_idx" ON "_facts_v" USING btree ("published_locale");
  CREATE INDEX "_facts_v_latest_idx" ON "_facts_v" USING btree ("latest");
  CREATE INDEX "translations_language_idx" ON "translations" USING btree ("language");
  CREATE INDEX "translations_page_idx" ON "translations" USING btree ("page");
  CREATE INDEX "translations_digest_idx" ON "translations" USING btree ("digest");
  CREATE INDEX "translations_updated_at_idx" ON "translations" USING btree ("updated_at");
  CREATE INDEX "translations_created_at_idx" ON "translations" USING btree ("created_at");
  CREATE UNIQUE INDEX "language_digest_idx" ON "translations" USING btree ("language","digest");
  CREATE INDEX "jobs_nationalities_order_idx" ON "jobs_nationalities" USING btree ("order");
  CREATE INDEX "jobs_nationalities_parent_idx" ON "jobs_nationalities" USING btree ("parent_id");
  CREATE INDEX "jobs_country_id_idx" ON "jobs" USING btree ("country_id_id");
  CREATE INDEX "jobs_industry_idx" ON "jobs" USING btree ("industry");
  CREATE INDEX "jobs_posted_at_idx" ON "jobs" USING btree ("posted_at");
  CREATE INDEX "jobs_demand_line_idx" ON "jobs" USING btree ("demand_line_id");
  CREATE INDEX "jobs_is_sample_idx" ON "jobs" USING btree ("is_sample");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE INDEX "is_deleted_posted_at_idx" ON "jobs" USING btree ("is_deleted","posted_at");
  CREATE INDEX "_jobs_v_version_nationalities_order_idx" ON "_jobs_v_version_nationalities" USING btree ("order");
  CREATE INDEX "_jobs_v_version_nationalities_parent_idx" ON "_jobs_v_version_nationalities" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_parent_idx" ON "_jobs_v" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_version_country_id_idx" ON "_jobs_v" USING btree ("version_country_id_id");
  CREATE INDEX "_jobs_v_version_version_industry_idx" ON "_jobs_v" USING btree ("version_industry");
  CREATE INDEX "_jobs_v_version_version_posted_at_idx" ON "_jobs_v" USING btree ("version_posted_at");
  CREATE INDEX "_jobs_v_version_version_demand_line_idx" ON "_jobs_v" USING btree ("version_demand_line_id");
  CREATE INDEX "_jobs_v_version_version_is_sample_idx" ON "_jobs_v" USING btree ("version_is_sample");
  CREATE INDEX "_jobs_v_version_version_updated_at_idx" ON "_jobs_v" USING btree ("version_updated_at");
  CREATE INDEX "_jobs_v_version_version_created_at_idx" ON "_jobs_v" USING btree ("version_created_at");
  CREATE INDEX "_jobs_v_created_at_idx" ON "_jobs_v" USING btree ("created_at");
  CREATE INDEX "_jobs_v_updated_at_idx" ON "_jobs_v" USING btree ("updated_at");
  CREATE INDEX "version_is_deleted_version_posted_at_idx" ON "_jobs_v" USING btree ("version_is_deleted","version_posted_at");
  CREATE INDEX "applications_email_idx" ON "applications" USING btree ("email");
  CREATE INDEX "applications_job_id_idx" ON "applications" USING btree ("job_id_id");
  CREATE INDEX "applications_upload_resume_idx" ON "applications" USING btree ("upload_resume");
  CREATE UNIQUE INDEX "applications_reference_idx" ON "applications" USING btree ("reference");
  CREATE UNIQUE INDEX "applications_dedupe_key_idx" ON "applications" USING btree ("dedupe_key");
  CREATE INDEX "applications_phone_e164_idx" ON "applications" USING btree ("phone_e164");
  CREATE INDEX "applications_stage_idx" ON "applications" USING btree ("stage");
  CREATE INDEX "applications_is_starred_idx" ON "applications" USING btree ("is_starred");
  CREATE INDEX "applications_has_note_idx" ON "applications" USING btree ("has_note");
  CREATE INDEX "applications_seen_at_idx" ON "applications" USING btree ("seen_at");
  CREATE INDEX "applications_source_idx" ON "applications" USING btree ("source");
  CREATE INDEX "applications_whatsapp_consent_idx" ON "applications" USING btree ("whatsapp_consent");
  CREATE INDEX "applications_broadcast_list_idx" ON "applications" USING btree ("broadcast_list_id");
  CREATE INDEX "applications_legal_hold_idx" ON "applications" USING btree ("legal_hold");
  CREATE INDEX "applications_quarantined_at_idx" ON "applications" USING btree ("quarantined_at");
  CREATE INDEX "applications_erase_after_idx" ON "applications" USING btree ("erase_after");
  CREATE INDEX "applications_erasure_batch_idx" ON "applications" USING btree ("erasure_batch");
  CREATE INDEX "applications_erasure_asked_at_idx" ON "applications" USING btree ("erasure_asked_at");
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE INDEX "quarantined_at_createdAt_idx" ON "applications" USING btree ("quarantined_at","created_at");
  CREATE INDEX "stage_createdAt_idx" ON "applications" USING btree ("stage","created_at");
  CREATE INDEX "registrations_email_idx" ON "registrations" USING btree ("email");
  CREATE INDEX "registrations_category_idx" ON "registrations" USING btree ("category");
  CREATE INDEX "registrations_position_idx" ON "registrations" USING btree ("position_id");
  CREATE INDEX "registrations_gulf_exp_idx" ON "registrations" USING btree ("gulf_exp");
  CREATE INDEX "registrations_india_exp_idx" ON "registrations" USING btree ("india_exp");
  CREATE INDEX "registrations_import_id_idx" ON "registrations" USING btree ("import_id");
  CREATE INDEX "registrations_upload_resume_idx" ON "registrations" USING btree ("upload_resume");
  CREATE UNIQUE INDEX "registrations_reference_idx" ON "registrations" USING btree ("reference");
  CREATE UNIQUE INDEX "registrations_dedupe_key_idx" ON "registrations" USING btree ("dedupe_key");
  CREATE INDEX "registrations_phone_e164_idx" ON "registrations" USING btree ("phone_e164");
  CREATE INDEX "registrations_is_starred_idx" ON "registrations" USING btree ("is_starred");
  CREATE INDEX "registrations_has_note_idx" ON "registrations" USING btree ("has_note");
  CREATE INDEX "registrations_seen_at_idx" ON "registrations" USING btree ("seen_at");
  CREATE INDEX "registrations_source_idx" ON "registrations" USING btree ("source");
  CREATE INDEX "registrations_whatsapp_consent_idx" ON "registrations" USING btree ("whatsapp_consent");
  CREATE INDEX "registrations_broadcast_list_idx" ON "registrations" USING btree ("broadcast_list_id");
  CREATE INDEX "registrations_legal_hold_idx" ON "registrations" USING btree ("legal_hold");
  CREATE INDEX "registrations_quarantined_at_idx" ON "registrations" USING btree ("quarantined_at");
  CREATE INDEX "registrations_erase_after_idx" ON "registrations" USING btree ("erase_after");
  CREATE INDEX "registrations_erasure_batch_idx" ON "registrations" USING btree ("erasure_batch");
  CREATE INDEX "registrations_erasure_asked_at_idx" ON "registrations" USING btree ("erasure_asked_at");
  CREATE INDEX "registrations_updated_at_idx" ON "registrations" USING btree ("updated_at");
  CREATE INDEX "registrations_created_at_idx" ON "registrations" USING btree ("created_at");
  CREATE INDEX "quarantined_at_createdAt_1_idx" ON "registrations" USING btree ("quarantined_at","created_at");
  CREATE INDEX "enquiries_kind_idx" ON "enquiries" USING btree ("kind");
  CREATE INDEX "enquiries_email_idx" ON "enquiries" USING btree ("email");
  CREATE INDEX "enquiries_application_idx" ON "enquiries" USING btree ("application_id");
  CREATE UNIQUE INDEX "enquiries_reference_idx" ON "enquiries" USING btree ("reference");
  CREATE UNIQUE INDEX "enquiries_dedupe_key_idx" ON "enquiries" USING btree ("dedupe_key");
  CREATE INDEX "enquiries_legal_hold_idx" ON "enquiries" USING btree ("legal_hold");
  CREATE INDEX "enquiries_quarantined_at_idx" ON "enquiries" USING btree ("quarantined_at");
  CREATE INDEX "enquiries_erase_after_idx" ON "enquiries" USING btree ("erase_after");
  CREATE INDEX "enquiries_erasure_batch_idx" ON "enquiries" USING btree ("erasure_batch");
  CREATE INDEX "enquiries_erasure_asked_at_idx" ON "enquiries" USING btree ("erasure_asked_at");
  CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");
  CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");
  CREATE UNIQUE INDEX "job_alerts_reference_idx" ON "job_alerts" USING btree ("reference");
  CREATE INDEX "job_alerts_email_idx" ON "job_alerts" USING btree ("email");
  CREATE INDEX "job_alerts_state_idx" ON "job_alerts" USING btree ("state");
  CREATE UNIQUE INDEX "job_alerts_dedupe_key_idx" ON "job_alerts" USING btree ("dedupe_key");
  CREATE INDEX "job_alerts_legal_hold_idx" ON "job_alerts" USING btree ("legal_hold");
  CREATE INDEX "job_alerts_quarantined_at_idx" ON "job_alerts" USING btree ("quarantined_at");
  CREATE INDEX "job_alerts_erase_after_idx" ON "job_alerts" USING btree ("erase_after");
  CREATE INDEX "job_alerts_erasure_batch_idx" ON "job_alerts" USING btree ("erasure_batch");
  CREATE INDEX "job_alerts_erasure_asked_at_idx" ON "job_alerts" USING btree ("erasure_asked_at");
  CREATE INDEX "job_alerts_updated_at_idx" ON "job_alerts" USING btree ("updated_at");
  CREATE INDEX "job_alerts_created_at_idx" ON "job_alerts" USING btree ("created_at");
  CREATE INDEX "activities_application_idx" ON "activities" USING btree ("application_id");
  CREATE INDEX "activities_registration_idx" ON "activities" USING btree ("registration_id");
  CREATE INDEX "activities_batch_idx" ON "activities" USING btree ("batch");
  CREATE INDEX "activities_by_idx" ON "activities" USING btree ("by_id");
  CREATE INDEX "activities_updated_at_idx" ON "activities" USING btree ("updated_at");
  CREATE INDEX "activities_created_at_idx" ON "activities" USING btree ("created_at");
  CREATE INDEX "separations_one_idx" ON "separations" USING btree ("one");
  CREATE INDEX "separations_other_idx" ON "separations" USING btree ("other");
  CREATE UNIQUE INDEX "separations_pair_idx" ON "separations" USING btree ("pair");
  CREATE INDEX "separations_told_by_idx" ON "separations" USING btree ("told_by_id");
  CREATE INDEX "separations_updated_at_idx" ON "separations" USING btree ("updated_at");
  CREATE INDEX "separations_created_at_idx" ON "separations" USING btree ("created_at");
  CREATE INDEX "interviews_job_idx" ON "interviews" USING btree ("job_id");
  CREATE INDEX "interviews_day_idx" ON "interviews" USING btree ("day");
  CREATE INDEX "interviews_created_by_idx" ON "interviews" USING btree ("created_by_id");
  CREATE INDEX "interviews_updated_at_idx" ON "interviews" USING btree ("updated_at");
  CREATE INDEX "interviews_created_at_idx" ON "interviews" USING btree ("created_at");
  CREATE INDEX "interview_seats_interview_idx" ON "interview_seats" USING btree ("interview");
  CREATE INDEX "interview_seats_application_idx" ON "interview_seats" USING btree ("application");
  CREATE UNIQUE INDEX "interview_seats_key_idx" ON "interview_seats" USING btree ("key");
  CREATE INDEX "interview_seats_updated_at_idx" ON "interview_seats" USING btree ("updated_at");
  CREATE INDEX "interview_seats_created_at_idx" ON "interview_seats" USING btree ("created_at");
  CREATE INDEX "demands_country_idx" ON "demands" USING btree ("country_id");
  CREATE UNIQUE INDEX "demands_number_key_idx" ON "demands" USING btree ("number_key");
  CREATE UNIQUE INDEX "demands_made_with_idx" ON "demands" USING btree ("made_with");
  CREATE INDEX "demands_updated_at_idx" ON "demands" USING btree ("updated_at");
  CREATE INDEX "demands_created_at_idx" ON "demands" USING btree ("created_at");
  CREATE INDEX "demand_lines_demand_idx" ON "demand_lines" USING btree ("demand_id");
  CREATE INDEX "demand_lines_updated_at_idx" ON "demand_lines" USING btree ("updated_at");
  CREATE INDEX "demand_lines_created_at_idx" ON "demand_lines" USING btree ("created_at");
  CREATE UNIQUE INDEX "deployments_application_idx" ON "deployments" USING btree ("application");
  CREATE INDEX "deployments_updated_at_idx" ON "deployments" USING btree ("updated_at");
  CREATE INDEX "deployments_created_at_idx" ON "deployments" USING btree ("created_at");
  CREATE UNIQUE INDEX "ledger_number_idx" ON "ledger" USING btree ("number");
  CREATE INDEX "ledger_refund_of_idx" ON "ledger" USING btree ("refund_of");
  CREATE INDEX "ledger_application_idx" ON "ledger" USING btree ("application");
  CREATE UNIQUE INDEX "ledger_made_with_idx" ON "ledger" USING btree ("made_with");
  CREATE INDEX "ledger_updated_at_idx" ON "ledger" USING btree ("updated_at");
  CREATE INDEX "ledger_created_at_idx" ON "ledger" USING btree ("created_at");
  CREATE UNIQUE INDEX "year_sequence_idx" ON "ledger" USING btree ("year","sequence");
  CREATE INDEX "papers_application_idx" ON "papers" USING btree ("application");
  CREATE INDEX "papers_renewed_by_idx" ON "papers" USING btree ("renewed_by");
  CREATE UNIQUE INDEX "papers_made_with_idx" ON "papers" USING btree ("made_with");
  CREATE INDEX "papers_updated_at_idx" ON "papers" USING btree ("updated_at");
  CREATE INDEX "papers_created_at_idx" ON "papers" USING btree ("created_at");
  CREATE INDEX "paper_copies_application_idx" ON "paper_copies" USING btree ("application");
  CREATE INDEX "paper_copies_file_idx" ON "paper_copies" USING btree ("file");
  CREATE UNIQUE INDEX "paper_copies_made_with_idx" ON "paper_copies" USING btree ("made_with");
  CREATE INDEX "paper_copies_updated_at_idx" ON "paper_copies" USING btree ("updated_at");
  CREATE INDEX "paper_copies_created_at_idx" ON "paper_copies" USING btree ("created_at");
  CREATE INDEX "shortlists_job_idx" ON "shortlists" USING btree ("job_id");
  CREATE UNIQUE INDEX "shortlists_made_with_idx" ON "shortlists" USING btree ("made_with");
  CREATE INDEX "shortlists_created_by_idx" ON "shortlists" USING btree ("created_by_id");
  CREATE INDEX "shortlists_updated_at_idx" ON "shortlists" USING btree ("updated_at");
  CREATE INDEX "shortlists_created_at_idx" ON "shortlists" USING btree ("created_at");
  CREATE INDEX "shortlist_people_shortlist_idx" ON "shortlist_people" USING btree ("shortlist");
  CREATE INDEX "shortlist_people_application_idx" ON "shortlist_people" USING btree ("application");
  CREATE UNIQUE INDEX "shortlist_people_key_idx" ON "shortlist_people" USING btree ("key");
  CREATE INDEX "shortlist_people_updated_at_idx" ON "shortlist_people" USING btree ("updated_at");
  CREATE INDEX "shortlist_people_created_at_idx" ON "shortlist_people" USING btree ("created_at");
  CREATE UNIQUE INDEX "broadcast_lists_number_idx" ON "broadcast_lists" USING btree ("number");
  CREATE INDEX "broadcast_lists_updated_at_idx" ON "broadcast_lists" USING btree ("updated_at");
  CREATE INDEX "broadcast_lists_created_at_idx" ON "broadcast_lists" USING btree ("created_at");
  CREATE UNIQUE INDEX "opt_outs_phone_hash_idx" ON "opt_outs" USING btree ("phone_hash");
  CREATE INDEX "opt_outs_key_id_idx" ON "opt_outs" USING btree ("key_id");
  CREATE INDEX "opt_outs_updated_at_idx" ON "opt_outs" USING btree ("updated_at");
  CREATE INDEX "opt_outs_created_at_idx" ON "opt_outs" USING btree ("created_at");
  CREATE UNIQUE INDEX "whatsapp_events_event_idx" ON "whatsapp_events" USING btree ("event");
  CREATE INDEX "whatsapp_events_updated_at_idx" ON "whatsapp_events" USING btree ("updated_at");
  CREATE INDEX "whatsapp_events_created_at_idx" ON "whatsapp_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "keyring_key_id_idx" ON "keyring" USING btree ("key_id");
  CREATE INDEX "keyring_updated_at_idx" ON "keyring" USING btree ("updated_at");
  CREATE INDEX "keyring_created_at_idx" ON "keyring" USING btree ("created_at");
  CREATE UNIQUE INDEX "purpose_number_idx" ON "keyring" USING btree ("purpose","number");
  CREATE UNIQUE INDEX "mails_key_idx" ON "mails" USING btree ("key");
  CREATE INDEX "mails_kind_idx" ON "mails" USING btree ("kind");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE INDEX "mails_wamid_idx" ON "mails" USING btree ("wamid");
  CREATE INDEX "mails_next_try_at_idx" ON "mails" USING btree ("next_try_at");
  CREATE INDEX "mails_application_idx" ON "mails" USING btree ("application_id");
  CREATE INDEX "mails_registration_idx" ON "mails" USING btree ("registration_id");
  CREATE INDEX "mails_enquiry_idx" ON "mails" USING btree ("enquiry_id");
  CREATE INDEX "mails_job_alert_idx" ON "mails" USING btree ("job_alert_id");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "recipient_createdAt_idx" ON "mails" USING btree ("recipient","created_at");
  CREATE INDEX "audit_actor_idx" ON "audit" USING btree ("actor");
  CREATE INDEX "audit_action_idx" ON "audit" USING btree ("action");
  CREATE INDEX "audit_subject_id_idx" ON "audit" USING btree ("subject_id");
  CREATE INDEX "audit_updated_at_idx" ON "audit" USING btree ("updated_at");
  CREATE INDEX "audit_created_at_idx" ON "audit" USING btree ("created_at");
  CREATE INDEX "erasures_subject_id_idx" ON "erasures" USING btree ("subject_id");
  CREATE INDEX "erasures_file_idx" ON "erasures" USING btree ("file");
  CREATE INDEX "erasures_updated_at_idx" ON "erasures" USING btree ("updated_at");
  CREATE INDEX "erasures_created_at_idx" ON "erasures" USING btree ("created_at");
  CREATE INDEX "backups_outcome_idx" ON "backups" USING btree ("outcome");
  CREATE INDEX "backups_place_idx" ON "backups" USING btree ("place");
  CREATE INDEX "backups_updated_at_idx" ON "backups" USING btree ("updated_at");
  CREATE INDEX "backups_created_at_idx" ON "backups" USING btree ("created_at");
  CREATE UNIQUE INDEX "countries_iso2_idx" ON "countries" USING btree ("iso2");
  CREATE INDEX "countries_updated_at_idx" ON "countries" USING btree ("updated_at");
  CREATE INDEX "countries_created_at_idx" ON "countries" USING btree ("created_at");
  CREATE UNIQUE INDEX "positions_name_idx" ON "positions" USING btree ("name");
  CREATE INDEX "positions_sort_order_idx" ON "positions" USING btree ("sort_order");
  CREATE INDEX "positions_updated_at_idx" ON "positions" USING btree ("updated_at");
  CREATE INDEX "positions_created_at_idx" ON "positions" USING btree ("created_at");
  CREATE UNIQUE INDEX "trades_english_idx" ON "trades" USING btree ("english");
  CREATE INDEX "trades_updated_at_idx" ON "trades" USING btree ("updated_at");
  CREATE INDEX "trades_created_at_idx" ON "trades" USING btree ("created_at");
  CREATE UNIQUE INDEX "message_templates_name_idx" ON "message_templates" USING btree ("name");
  CREATE INDEX "message_templates_sort_order_idx" ON "message_templates" USING btree ("sort_order");
  CREATE INDEX "message_templates_updated_at_idx" ON "message_templates" USING btree ("updated_at");
  CREATE INDEX "message_templates_created_at_idx" ON "message_templates" USING btree ("created_at");
  CREATE INDEX "_message_templates_v_parent_idx" ON "_message_templates_v" USING btree ("parent_id");
  CREATE INDEX "_message_templates_v_version_version_name_idx" ON "_message_templates_v" USING btree ("version_name");
  CREATE INDEX "_message_templates_v_version_version_sort_order_idx" ON "_message_templates_v" USING btree ("version_sort_order");
  CREATE INDEX "_message_templates_v_version_version_updated_at_idx" ON "_message_templates_v" USING btree ("version_updated_at");
  CREATE INDEX "_message_templates_v_version_version_created_at_idx" ON "_message_templates_v" USING btree ("version_created_at");
  CREATE INDEX "_message_templates_v_created_at_idx" ON "_message_templates_v" USING btree ("created_at");
  CREATE INDEX "_message_templates_v_updated_at_idx" ON "_message_templates_v" USING btree ("updated_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "invitations_email_idx" ON "invitations" USING btree ("email");
  CREATE UNIQUE INDEX "invitations_token_hash_idx" ON "invitations" USING btree ("token_hash");
  CREATE INDEX "invitations_expires_at_idx" ON "invitations" USING btree ("expires_at");
  CREATE INDEX "invitations_updated_at_idx" ON "invitations" USING btree ("updated_at");
  CREATE INDEX "invitations_created_at_idx" ON "invitations" USING btree ("created_at");
  CREATE INDEX "searches_account_idx" ON "searches" USING btree ("account");
  CREATE INDEX "searches_updated_at_idx" ON "searches" USING btree ("updated_at");
  CREATE INDEX "searches_created_at_idx" ON "searches" USING btree ("created_at");
  CREATE UNIQUE INDEX "page_views_key_idx" ON "page_views" USING btree ("key");
  CREATE INDEX "page_views_day_idx" ON "page_views" USING btree ("day");
  CREATE INDEX "page_views_updated_at_idx" ON "page_views" USING btree ("updated_at");
  CREATE INDEX "page_views_created_at_idx" ON "page_views" USING btree ("created_at");
  CREATE INDEX "imports_file_idx" ON "imports" USING btree ("file");
  CREATE INDEX "imports_state_idx" ON "imports" USING btree ("state");
  CREATE INDEX "imports_heads_hash_idx" ON "imports" USING btree ("heads_hash");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_sessions_key_idx" ON "staff_sessions" USING btree ("key");
  CREATE INDEX "staff_sessions_user_idx" ON "staff_sessions" USING btree ("user_id");
  CREATE INDEX "staff_sessions_used_at_idx" ON "staff_sessions" USING btree ("used_at");
  CREATE INDEX "staff_sessions_updated_at_idx" ON "staff_sessions" USING btree ("updated_at");
  CREATE INDEX "staff_sessions_created_at_idx" ON "staff_sessions" USING btree ("created_at");
  CREATE UNIQUE INDEX "second_factors_account_idx" ON "second_factors" USING btree ("account");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_rels_order_idx" ON "redirects_rels" USING btree ("order");
  CREATE INDEX "redirects_rels_parent_idx" ON "redirects_rels" USING btree ("parent_id");
  CREATE INDEX "redirects_rels_path_idx" ON "redirects_rels" USING btree ("path");
  CREATE INDEX "redirects_rels_pages_id_idx" ON "redirects_rels" USING btree ("pages_id");
  CREATE INDEX "redirects_rels_news_articles_id_idx" ON "redirects_rels" USING btree ("news_articles_id");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_news_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("news_articles_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_facts_id_idx" ON "payload_locked_documents_rels" USING btree ("facts_id");
  CREATE INDEX "payload_locked_documents_rels_translations_id_idx" ON "payload_locked_documents_rels" USING btree ("translations_id");
  CREATE INDEX "payload_locked_documents_rels_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("jobs_id");
  CREATE INDEX "payload_locked_documents_rels_activities_id_idx" ON "payload_locked_documents_rels" USING btree ("activities_id");
  CREATE INDEX "payload_locked_documents_rels_broadcast_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("broadcast_lists_id");
  CREATE INDEX "payload_locked_documents_rels_opt_outs_id_idx" ON "payload_locked_documents_rels" USING btree ("opt_outs_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_audit_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_id");
  CREATE INDEX "payload_locked_documents_rels_countries_id_idx" ON "payload_locked_documents_rels" USING btree ("countries_id");
  CREATE INDEX "payload_locked_documents_rels_positions_id_idx" ON "payload_locked_documents_rels" USING btree ("positions_id");
  CREATE INDEX "payload_locked_documents_rels_trades_id_idx" ON "payload_locked_documents_rels" USING btree ("trades_id");
  CREATE INDEX "payload_locked_documents_rels_message_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("message_templates_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_site_languages_order_idx" ON "site_settings_site_languages" USING btree ("order");
  CREATE INDEX "site_settings_site_languages_parent_idx" ON "site_settings_site_languages" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_version_site_languages_order_idx" ON "_site_settings_v_version_site_languages" USING btree ("order");
  CREATE INDEX "_site_settings_v_version_site_languages_parent_idx" ON "_site_settings_v_version_site_languages" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "home_page_blocks_order_idx" ON "home_page_blocks" USING btree ("_order");
  CREATE INDEX "home_page_blocks_parent_id_idx" ON "home_page_blocks" USING btree ("_parent_id");
  CREATE INDEX "home_page_tiles_order_idx" ON "home_page_tiles" USING btree ("_order");
  CREATE INDEX "home_page_tiles_parent_id_idx" ON "home_page_tiles" USING btree ("_parent_id");
  CREATE INDEX "home_page_services_order_idx" ON "home_page_services" USING btree ("_order");
  CREATE INDEX "home_page_services_parent_id_idx" ON "home_page_services" USING btree ("_parent_id");
  CREATE INDEX "home_page_clients_order_idx" ON "home_page_clients" USING btree ("_order");
  CREATE INDEX "home_page_clients_parent_id_idx" ON "home_page_clients" USING btree ("_parent_id");
  CREATE INDEX "home_page_clients_logo_idx" ON "home_page_clients" USING btree ("logo_id");
  CREATE INDEX "_home_page_v_version_blocks_order_idx" ON "_home_page_v_version_blocks" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_blocks_parent_id_idx" ON "_home_page_v_version_blocks" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_tiles_order_idx" ON "_home_page_v_version_tiles" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_tiles_parent_id_idx" ON "_home_page_v_version_tiles" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_services_order_idx" ON "_home_page_v_version_services" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_services_parent_id_idx" ON "_home_page_v_version_services" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_clients_order_idx" ON "_home_page_v_version_clients" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_clients_parent_id_idx" ON "_home_page_v_version_clients" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_clients_logo_idx" ON "_home_page_v_version_clients" USING btree ("logo_id");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_sources" CASCADE;
  DROP TABLE "pages_industries" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v_version_sources" CASCADE;
  DROP TABLE "_pages_v_version_industries" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "news_articles_sources" CASCADE;
  DROP TABLE "news_articles_industries" CASCADE;
  DROP TABLE "news_articles" CASCADE;
  DROP TABLE "news_articles_locales" CASCADE;
  DROP TABLE "_news_articles_v_version_sources" CASCADE;
  DROP TABLE "_news_articles_v_version_industries" CASCADE;
  DROP TABLE "_news_articles_v" CASCADE;
  DROP TABLE "_news_articles_v_locales" CASCADE;
  DROP TABLE "media_renditions" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "facts" CASCADE;
  DROP TABLE "_facts_v" CASCADE;
  DROP TABLE "translations" CASCADE;
  DROP TABLE "jobs_nationalities" CASCADE;
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "_jobs_v_version_nationalities" CASCADE;
  DROP TABLE "_jobs_v" CASCADE;
  DROP TABLE "applications" CASCADE;
  DROP TABLE "registrations" CASCADE;
  DROP TABLE "enquiries" CASCADE;
  DROP TABLE "job_alerts" CASCADE;
  DROP TABLE "activities" CASCADE;
  DROP TABLE "separations" CASCADE;
  DROP TABLE "interviews" CASCADE;
  DROP TABLE "interview_seats" CASCADE;
  DROP TABLE "demands" CASCADE;
  DROP TABLE "demand_lines" CASCADE;
  DROP TABLE "deployments" CASCADE;
  DROP TABLE "ledger" CASCADE;
  DROP TABLE "papers" CASCADE;
  DROP TABLE "paper_copies" CASCADE;
  DROP TABLE "shortlists" CASCADE;
  DROP TABLE "shortlist_people" CASCADE;
  DROP TABLE "broadcast_lists" CASCADE;
  DROP TABLE "opt_outs" CASCADE;
  DROP TABLE "whatsapp_events" CASCADE;
  DROP TABLE "keyring" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "audit" CASCADE;
  DROP TABLE "erasures" CASCADE;
  DROP TABLE "backups" CASCADE;
  DROP TABLE "countries" CASCADE;
  DROP TABLE "positions" CASCADE;
  DROP TABLE "trades" CASCADE;
  DROP TABLE "message_templates" CASCADE;
  DROP TABLE "_message_templates_v" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "invitations" CASCADE;
  DROP TABLE "searches" CASCADE;
  DROP TABLE "page_views" CASCADE;
  DROP TABLE "imports" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_rels" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_site_languages" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "_site_settings_v_version_site_languages" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "home_page_blocks" CASCADE;
  DROP TABLE "home_page_tiles" CASCADE;
  DROP TABLE "home_page_services" CASCADE;
  DROP TABLE "home_page_clients" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "_home_page_v_version_blocks" CASCADE;
  DROP TABLE "_home_page_v_version_tiles" CASCADE;
  DROP TABLE "_home_page_v_version_services" CASCADE;
  DROP TABLE "_home_page_v_version_clients" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "privacy_settings" CASCADE;
  DROP TABLE "launch" CASCADE;
  DROP TABLE "mail_settings" CASCADE;
  DROP TABLE "whatsapp_settings" CASCADE;
  DROP TABLE "backup_settings" CASCADE;
  DROP TABLE "address_settings" CASCADE;
  DROP TABLE "sign_in_settings" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_industries";
  DROP TYPE "public"."enum_pages_kind";
  DROP TYPE "public"."enum_pages_country";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_industries";
  DROP TYPE "public"."enum__pages_v_version_kind";
  DROP TYPE "public"."enum__pages_v_version_country";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_news_articles_industries";
  DROP TYPE "public"."enum_news_articles_kind";
  DROP TYPE "public"."enum_news_articles_country";
  DROP TYPE "public"."enum_news_articles_group";
  DROP TYPE "public"."enum_news_articles_status";
  DROP TYPE "public"."enum__news_articles_v_version_industries";
  DROP TYPE "public"."enum__news_articles_v_version_kind";
  DROP TYPE "public"."enum__news_articles_v_version_country";
  DROP TYPE "public"."enum__news_articles_v_version_group";
  DROP TYPE "public"."enum__news_articles_v_version_status";
  DROP TYPE "public"."enum__news_articles_v_published_locale";
  DROP TYPE "public"."enum_media_renditions_format";
  DROP TYPE "public"."enum_media_kind";
  DROP TYPE "public"."enum_facts_country";
  DROP TYPE "public"."enum_facts_topic";
  DROP TYPE "public"."enum_facts_confidence";
  DROP TYPE "public"."enum_facts_status";
  DROP TYPE "public"."enum__facts_v_version_country";
  DROP TYPE "public"."enum__facts_v_version_topic";
  DROP TYPE "public"."enum__facts_v_version_confidence";
  DROP TYPE "public"."enum__facts_v_version_status";
  DROP TYPE "public"."enum__facts_v_published_locale";
  DROP TYPE "public"."enum_translations_language";
  DROP TYPE "public"."enum_translations_state";
  DROP TYPE "public"."enum_jobs_nationalities";
  DROP TYPE "public"."enum_jobs_industry";
  DROP TYPE "public"."enum_jobs_is_deleted";
  DROP TYPE "public"."enum_jobs_candidate_charge";
  DROP TYPE "public"."enum_jobs_salary_currency";
  DROP TYPE "public"."enum_jobs_food";
  DROP TYPE "public"."enum_jobs_accommodation";
  DROP TYPE "public"."enum_jobs_transport";
  DROP TYPE "public"."enum_jobs_ecr";
  DROP TYPE "public"."enum__jobs_v_version_nationalities";
  DROP TYPE "public"."enum__jobs_v_version_industry";
  DROP TYPE "public"."enum__jobs_v_version_is_deleted";
  DROP TYPE "public"."enum__jobs_v_version_candidate_charge";
  DROP TYPE "public"."enum__jobs_v_version_salary_currency";
  DROP TYPE "public"."enum__jobs_v_version_food";
  DROP TYPE "public"."enum__jobs_v_version_accommodation";
  DROP TYPE "public"."enum__jobs_v_version_transport";
  DROP TYPE "public"."enum__jobs_v_version_ecr";
  DROP TYPE "public"."enum_applications_stage";
  DROP TYPE "public"."enum_applications_source";
  DROP TYPE "public"."enum_applications_language";
  DROP TYPE "public"."enum_applications_resume_read";
  DROP TYPE "public"."enum_registrations_source";
  DROP TYPE "public"."enum_registrations_language";
  DROP TYPE "public"."enum_registrations_resume_read";
  DROP TYPE "public"."enum_enquiries_kind";
  DROP TYPE "public"."enum_enquiries_language";
  DROP TYPE "public"."enum_job_alerts_language";
  DROP TYPE "public"."enum_job_alerts_state";
  DROP TYPE "public"."enum_activities_kind";
  DROP TYPE "public"."enum_interviews_kind";
  DROP TYPE "public"."enum_interview_seats_answer";
  DROP TYPE "public"."enum_interview_seats_door";
  DROP TYPE "public"."enum_interview_seats_result";
  DROP TYPE "public"."enum_deployments_passport";
  DROP TYPE "public"."enum_deployments_fit";
  DROP TYPE "public"."enum_deployments_end_reason";
  DROP TYPE "public"."enum_ledger_type";
  DROP TYPE "public"."enum_ledger_kind";
  DROP TYPE "public"."enum_ledger_side";
  DROP TYPE "public"."enum_ledger_paid_by";
  DROP TYPE "public"."enum_papers_kind";
  DROP TYPE "public"."enum_paper_copies_kind";
  DROP TYPE "public"."enum_paper_copies_reason";
  DROP TYPE "public"."enum_shortlist_people_answer";
  DROP TYPE "public"."enum_shortlist_people_reason";
  DROP TYPE "public"."enum_keyring_purpose";
  DROP TYPE "public"."enum_mails_channel";
  DROP TYPE "public"."enum_mails_state";
  DROP TYPE "public"."enum_audit_action";
  DROP TYPE "public"."enum_erasures_subject";
  DROP TYPE "public"."enum_backups_outcome";
  DROP TYPE "public"."enum_backups_started_by";
  DROP TYPE "public"."enum_message_templates_occasion";
  DROP TYPE "public"."enum_message_templates_whatsapp_category";
  DROP TYPE "public"."enum__message_templates_v_version_occasion";
  DROP TYPE "public"."enum__message_templates_v_version_whatsapp_category";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_invitations_role";
  DROP TYPE "public"."enum_searches_panel";
  DROP TYPE "public"."enum_imports_state";
  DROP TYPE "public"."enum_imports_date_form";
  DROP TYPE "public"."enum_redirects_to_type";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_site_settings_site_languages";
  DROP TYPE "public"."enum_site_settings_visits";
  DROP TYPE "public"."enum_site_settings_charging_policy";
  DROP TYPE "public"."enum__site_settings_v_version_site_languages";
  DROP TYPE "public"."enum__site_settings_v_version_visits";
  DROP TYPE "public"."enum__site_settings_v_version_charging_policy";
  DROP TYPE "public"."enum_home_page_tiles_industry";
  DROP TYPE "public"."enum__home_page_v_version_tiles_industry";`)
}
