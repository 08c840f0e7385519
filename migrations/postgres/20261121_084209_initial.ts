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
  CREATE TYPE "public"."enum_jobs_industry" AS ENUM('oil-gas', 'construction', 'fmcg', 'hospitality', 'it', 'catering', 'healthcare', 'engineering', 'logistics', 'pharma', 'power', 'heavy-equipment', 'automotive', 'shipping-marine', 'hvac', 'aviation', 'banking-finance', 'telecom', 'garments', 'education', 'media', 'printing', 'security', 'travel', 'retail', 'malls');
  CREATE TYPE "public"."enum_jobs_is_deleted" AS ENUM('No', 'Yes');
  CREATE TYPE "public"."enum_jobs_candidate_charge" AS ENUM('none', 'amount');
  CREATE TYPE "public"."enum__jobs_v_version_industry" AS ENUM('oil-gas', 'construction', 'fmcg', 'hospitality', 'it', 'catering', 'healthcare', 'engineering', 'logistics', 'pharma', 'power', 'heavy-equipment', 'automotive', 'shipping-marine', 'hvac', 'aviation', 'banking-finance', 'telecom', 'garments', 'education', 'media', 'printing', 'security', 'travel', 'retail', 'malls');
  CREATE TYPE "public"."enum__jobs_v_version_is_deleted" AS ENUM('No', 'Yes');
  CREATE TYPE "public"."enum__jobs_v_version_candidate_charge" AS ENUM('none', 'amount');
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('contact', 'grievance', 'employer', 'fraud');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor');
  CREATE TYPE "public"."enum_redirects_to_type" AS ENUM('reference', 'custom');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
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
  	"canonical_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"description" varchar,
  	"layout" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
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
  	"version_layout" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
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
  	"layout" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
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
  	"version_layout" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  	"is_sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"reference" varchar NOT NULL,
  	"dedupe_key" varchar NOT NULL,
  	"phone_e164" varchar,
  	"phone_valid" boolean DEFAULT false,
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
  	"upload_resume" varchar,
  	"resume_name" varchar,
  	"resume_type" varchar,
  	"resume_size" numeric,
  	"reference" varchar NOT NULL,
  	"dedupe_key" varchar NOT NULL,
  	"phone_e164" varchar,
  	"phone_valid" boolean DEFAULT false,
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
  	"reference" varchar NOT NULL,
  	"dedupe_key" varchar NOT NULL,
  	"handled" boolean DEFAULT false,
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
  	"jobs_id" integer,
  	"applications_id" integer,
  	"registrations_id" integer,
  	"enquiries_id" integer,
  	"countries_id" integer,
  	"positions_id" integer,
  	"users_id" integer,
  	"redirects_id" integer
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
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar DEFAULT 'Specimen Overseas',
  	"full_name" varchar DEFAULT 'Specimen Overseas Consultants',
  	"tagline" varchar DEFAULT 'Consultants, Mumbai',
  	"approved_by" varchar DEFAULT 'Approved by the Ministry of Labour, Government of India',
  	"licence_number" varchar DEFAULT 'B-0000/MUM/PART/1000+/5/0000/2022',
  	"licence_valid_until" timestamp(3) with time zone DEFAULT '2027-04-04T00:00:00.000Z',
  	"address" varchar DEFAULT 'Office 000, Sample House, Station Road, Mumbai 400 000',
  	"phone" varchar DEFAULT '+91 22 0000 0000',
  	"whatsapp" varchar DEFAULT '+91 00000 00000',
  	"email" varchar DEFAULT 'jobs@example.com',
  	"official_domain" varchar DEFAULT 'example.com',
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
  	"mark" varchar NOT NULL,
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
  	"mark" varchar NOT NULL,
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
  
  ALTER TABLE "pages_sources" ADD CONSTRAINT "pages_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_industries" ADD CONSTRAINT "pages_industries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_sources" ADD CONSTRAINT "_pages_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_industries" ADD CONSTRAINT "_pages_v_version_industries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_articles_sources" ADD CONSTRAINT "news_articles_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_articles_industries" ADD CONSTRAINT "news_articles_industries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_articles_locales" ADD CONSTRAINT "news_articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_articles_v_version_sources" ADD CONSTRAINT "_news_articles_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_articles_v_version_industries" ADD CONSTRAINT "_news_articles_v_version_industries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_articles_v" ADD CONSTRAINT "_news_articles_v_parent_id_news_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_articles_v_locales" ADD CONSTRAINT "_news_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_country_id_id_countries_id_fk" FOREIGN KEY ("country_id_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_country_id_id_countries_id_fk" FOREIGN KEY ("version_country_id_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_id_jobs_id_fk" FOREIGN KEY ("job_id_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "registrations" ADD CONSTRAINT "registrations_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects_rels" ADD CONSTRAINT "redirects_rels_news_articles_fk" FOREIGN KEY ("news_articles_id") REFERENCES "public"."news_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_articles_fk" FOREIGN KEY ("news_articles_id") REFERENCES "public"."news_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_registrations_fk" FOREIGN KEY ("registrations_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_enquiries_fk" FOREIGN KEY ("enquiries_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_positions_fk" FOREIGN KEY ("positions_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_blocks" ADD CONSTRAINT "home_page_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_tiles" ADD CONSTRAINT "home_page_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_services" ADD CONSTRAINT "home_page_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_clients" ADD CONSTRAINT "home_page_clients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_blocks" ADD CONSTRAINT "_home_page_v_version_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_tiles" ADD CONSTRAINT "_home_page_v_version_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_services" ADD CONSTRAINT "_home_page_v_version_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_clients" ADD CONSTRAINT "_home_page_v_version_clients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_sources_order_idx" ON "pages_sources" USING btree ("_order");
  CREATE INDEX "pages_sources_parent_id_idx" ON "pages_sources" USING btree ("_parent_id");
  CREATE INDEX "pages_industries_order_idx" ON "pages_industries" USING btree ("order");
  CREATE INDEX "pages_industries_parent_idx" ON "pages_industries" USING btree ("parent_id");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_kind_idx" ON "pages" USING btree ("kind");
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
  CREATE INDEX "jobs_country_id_idx" ON "jobs" USING btree ("country_id_id");
  CREATE INDEX "jobs_industry_idx" ON "jobs" USING btree ("industry");
  CREATE INDEX "jobs_posted_at_idx" ON "jobs" USING btree ("posted_at");
  CREATE INDEX "jobs_is_sample_idx" ON "jobs" USING btree ("is_sample");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE INDEX "is_deleted_posted_at_idx" ON "jobs" USING btree ("is_deleted","posted_at");
  CREATE INDEX "_jobs_v_parent_idx" ON "_jobs_v" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_version_country_id_idx" ON "_jobs_v" USING btree ("version_country_id_id");
  CREATE INDEX "_jobs_v_version_version_industry_idx" ON "_jobs_v" USING btree ("version_industry");
  CREATE INDEX "_jobs_v_version_version_posted_at_idx" ON "_jobs_v" USING btree ("version_posted_at");
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
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE INDEX "registrations_email_idx" ON "registrations" USING btree ("email");
  CREATE INDEX "registrations_position_idx" ON "registrations" USING btree ("position_id");
  CREATE INDEX "registrations_upload_resume_idx" ON "registrations" USING btree ("upload_resume");
  CREATE UNIQUE INDEX "registrations_reference_idx" ON "registrations" USING btree ("reference");
  CREATE UNIQUE INDEX "registrations_dedupe_key_idx" ON "registrations" USING btree ("dedupe_key");
  CREATE INDEX "registrations_phone_e164_idx" ON "registrations" USING btree ("phone_e164");
  CREATE INDEX "registrations_updated_at_idx" ON "registrations" USING btree ("updated_at");
  CREATE INDEX "registrations_created_at_idx" ON "registrations" USING btree ("created_at");
  CREATE INDEX "enquiries_kind_idx" ON "enquiries" USING btree ("kind");
  CREATE INDEX "enquiries_email_idx" ON "enquiries" USING btree ("email");
  CREATE UNIQUE INDEX "enquiries_reference_idx" ON "enquiries" USING btree ("reference");
  CREATE UNIQUE INDEX "enquiries_dedupe_key_idx" ON "enquiries" USING btree ("dedupe_key");
  CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");
  CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");
  CREATE UNIQUE INDEX "countries_iso2_idx" ON "countries" USING btree ("iso2");
  CREATE INDEX "countries_updated_at_idx" ON "countries" USING btree ("updated_at");
  CREATE INDEX "countries_created_at_idx" ON "countries" USING btree ("created_at");
  CREATE UNIQUE INDEX "positions_name_idx" ON "positions" USING btree ("name");
  CREATE INDEX "positions_sort_order_idx" ON "positions" USING btree ("sort_order");
  CREATE INDEX "positions_updated_at_idx" ON "positions" USING btree ("updated_at");
  CREATE INDEX "positions_created_at_idx" ON "positions" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
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
  CREATE INDEX "payload_locked_documents_rels_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("jobs_id");
  CREATE INDEX "payload_locked_documents_rels_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("applications_id");
  CREATE INDEX "payload_locked_documents_rels_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("registrations_id");
  CREATE INDEX "payload_locked_documents_rels_enquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("enquiries_id");
  CREATE INDEX "payload_locked_documents_rels_countries_id_idx" ON "payload_locked_documents_rels" USING btree ("countries_id");
  CREATE INDEX "payload_locked_documents_rels_positions_id_idx" ON "payload_locked_documents_rels" USING btree ("positions_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_page_blocks_order_idx" ON "home_page_blocks" USING btree ("_order");
  CREATE INDEX "home_page_blocks_parent_id_idx" ON "home_page_blocks" USING btree ("_parent_id");
  CREATE INDEX "home_page_tiles_order_idx" ON "home_page_tiles" USING btree ("_order");
  CREATE INDEX "home_page_tiles_parent_id_idx" ON "home_page_tiles" USING btree ("_parent_id");
  CREATE INDEX "home_page_services_order_idx" ON "home_page_services" USING btree ("_order");
  CREATE INDEX "home_page_services_parent_id_idx" ON "home_page_services" USING btree ("_parent_id");
  CREATE INDEX "home_page_clients_order_idx" ON "home_page_clients" USING btree ("_order");
  CREATE INDEX "home_page_clients_parent_id_idx" ON "home_page_clients" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_blocks_order_idx" ON "_home_page_v_version_blocks" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_blocks_parent_id_idx" ON "_home_page_v_version_blocks" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_tiles_order_idx" ON "_home_page_v_version_tiles" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_tiles_parent_id_idx" ON "_home_page_v_version_tiles" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_services_order_idx" ON "_home_page_v_version_services" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_services_parent_id_idx" ON "_home_page_v_version_services" USING btree ("_parent_id");
  CREATE INDEX "_home_page_v_version_clients_order_idx" ON "_home_page_v_version_clients" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_clients_parent_id_idx" ON "_home_page_v_version_clients" USING btree ("_parent_id");
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
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "_jobs_v" CASCADE;
  DROP TABLE "applications" CASCADE;
  DROP TABLE "registrations" CASCADE;
  DROP TABLE "enquiries" CASCADE;
  DROP TABLE "countries" CASCADE;
  DROP TABLE "positions" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
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
  DROP TABLE "site_settings" CASCADE;
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
  DROP TYPE "public"."enum_jobs_industry";
  DROP TYPE "public"."enum_jobs_is_deleted";
  DROP TYPE "public"."enum_jobs_candidate_charge";
  DROP TYPE "public"."enum__jobs_v_version_industry";
  DROP TYPE "public"."enum__jobs_v_version_is_deleted";
  DROP TYPE "public"."enum__jobs_v_version_candidate_charge";
  DROP TYPE "public"."enum_enquiries_kind";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_redirects_to_type";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_home_page_tiles_industry";
  DROP TYPE "public"."enum__home_page_v_version_tiles_industry";`)
}
