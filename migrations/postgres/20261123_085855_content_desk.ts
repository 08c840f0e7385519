import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_facts_country" AS ENUM('AE', 'SA', 'OM', 'QA', 'BH', 'KW', 'SG', 'MY', 'IN', 'NP', 'LK', 'BD', 'PH');
  CREATE TYPE "public"."enum_facts_topic" AS ENUM('hours', 'pay', 'leave', 'heat', 'probation-and-notice', 'end-of-service', 'changing-job', 'fees', 'visa-and-permit', 'medical', 'documents', 'insurance', 'ban-or-limit', 'other-rules', 'complaints', 'contacts');
  CREATE TYPE "public"."enum_facts_confidence" AS ENUM('law', 'official', 'secondary');
  CREATE TYPE "public"."enum_facts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__facts_v_version_country" AS ENUM('AE', 'SA', 'OM', 'QA', 'BH', 'KW', 'SG', 'MY', 'IN', 'NP', 'LK', 'BD', 'PH');
  CREATE TYPE "public"."enum__facts_v_version_topic" AS ENUM('hours', 'pay', 'leave', 'heat', 'probation-and-notice', 'end-of-service', 'changing-job', 'fees', 'visa-and-permit', 'medical', 'documents', 'insurance', 'ban-or-limit', 'other-rules', 'complaints', 'contacts');
  CREATE TYPE "public"."enum__facts_v_version_confidence" AS ENUM('law', 'official', 'secondary');
  CREATE TYPE "public"."enum__facts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__facts_v_published_locale" AS ENUM('en');
  CREATE TABLE "facts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"sentence" varchar,
  	"amount" numeric,
  	"unit" varchar,
  	"source_title" varchar,
  	"source_publisher" varchar,
  	"source_link" varchar,
  	"source_year" numeric,
  	"confirm" varchar,
  	"key" varchar,
  	"country" "enum_facts_country",
  	"topic" "enum_facts_topic",
  	"confidence" "enum_facts_confidence" DEFAULT 'secondary',
  	"checked" timestamp(3) with time zone,
  	"review" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_facts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_facts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_label" varchar,
  	"version_value" varchar,
  	"version_sentence" varchar,
  	"version_amount" numeric,
  	"version_unit" varchar,
  	"version_source_title" varchar,
  	"version_source_publisher" varchar,
  	"version_source_link" varchar,
  	"version_source_year" numeric,
  	"version_confirm" varchar,
  	"version_key" varchar,
  	"version_country" "enum__facts_v_version_country",
  	"version_topic" "enum__facts_v_version_topic",
  	"version_confidence" "enum__facts_v_version_confidence" DEFAULT 'secondary',
  	"version_checked" timestamp(3) with time zone,
  	"version_review" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__facts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__facts_v_published_locale",
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "facts_id" integer;
  ALTER TABLE "_facts_v" ADD CONSTRAINT "_facts_v_parent_id_facts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."facts"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "facts_key_idx" ON "facts" USING btree ("key");
  CREATE INDEX "facts_country_idx" ON "facts" USING btree ("country");
  CREATE INDEX "facts_updated_at_idx" ON "facts" USING btree ("updated_at");
  CREATE INDEX "facts_created_at_idx" ON "facts" USING btree ("created_at");
  CREATE INDEX "facts__status_idx" ON "facts" USING btree ("_status");
  CREATE INDEX "_facts_v_parent_idx" ON "_facts_v" USING btree ("parent_id");
  CREATE INDEX "_facts_v_version_version_key_idx" ON "_facts_v" USING btree ("version_key");
  CREATE INDEX "_facts_v_version_version_country_idx" ON "_facts_v" USING btree ("version_country");
  CREATE INDEX "_facts_v_version_version_updated_at_idx" ON "_facts_v" USING btree ("version_updated_at");
  CREATE INDEX "_facts_v_version_version_created_at_idx" ON "_facts_v" USING btree ("version_created_at");
  CREATE INDEX "_facts_v_version_version__status_idx" ON "_facts_v" USING btree ("version__status");
  CREATE INDEX "_facts_v_created_at_idx" ON "_facts_v" USING btree ("created_at");
  CREATE INDEX "_facts_v_updated_at_idx" ON "_facts_v" USING btree ("updated_at");
  CREATE INDEX "_facts_v_snapshot_idx" ON "_facts_v" USING btree ("snapshot");
  CREATE INDEX "_facts_v_published_locale_idx" ON "_facts_v" USING btree ("published_locale");
  CREATE INDEX "_facts_v_latest_idx" ON "_facts_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_facts_fk" FOREIGN KEY ("facts_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_facts_id_idx" ON "payload_locked_documents_rels" USING btree ("facts_id");`)
  await db.execute(sql`
   CREATE TYPE "public"."enum_media_renditions_format" AS ENUM('avif', 'webp');
  CREATE TYPE "public"."enum_media_kind" AS ENUM('picture', 'document');
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
  
  ALTER TABLE "home_page_clients" ALTER COLUMN "mark" DROP NOT NULL;
  ALTER TABLE "_home_page_v_version_clients" ALTER COLUMN "mark" DROP NOT NULL;
  ALTER TABLE "pages" ADD COLUMN "header_picture_id" integer;
  ALTER TABLE "pages" ADD COLUMN "share_picture_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_header_picture_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_share_picture_id" integer;
  ALTER TABLE "news_articles" ADD COLUMN "header_picture_id" integer;
  ALTER TABLE "news_articles" ADD COLUMN "share_picture_id" integer;
  ALTER TABLE "_news_articles_v" ADD COLUMN "version_header_picture_id" integer;
  ALTER TABLE "_news_articles_v" ADD COLUMN "version_share_picture_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_id" integer;
  ALTER TABLE "home_page_clients" ADD COLUMN "logo_id" integer;
  ALTER TABLE "_home_page_v_version_clients" ADD COLUMN "logo_id" integer;
  ALTER TABLE "media_renditions" ADD CONSTRAINT "media_renditions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_renditions_order_idx" ON "media_renditions" USING btree ("_order");
  CREATE INDEX "media_renditions_parent_id_idx" ON "media_renditions" USING btree ("_parent_id");
  CREATE INDEX "media_renditions_file_idx" ON "media_renditions" USING btree ("file");
  CREATE INDEX "media_kind_idx" ON "media" USING btree ("kind");
  CREATE UNIQUE INDEX "media_sha256_idx" ON "media" USING btree ("sha256");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_header_picture_id_media_id_fk" FOREIGN KEY ("header_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_header_picture_id_media_id_fk" FOREIGN KEY ("version_header_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_articles" ADD CONSTRAINT "news_articles_header_picture_id_media_id_fk" FOREIGN KEY ("header_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_articles" ADD CONSTRAINT "news_articles_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_articles_v" ADD CONSTRAINT "_news_articles_v_version_header_picture_id_media_id_fk" FOREIGN KEY ("version_header_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_articles_v" ADD CONSTRAINT "_news_articles_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_clients" ADD CONSTRAINT "home_page_clients_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_clients" ADD CONSTRAINT "_home_page_v_version_clients_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_header_picture_idx" ON "pages" USING btree ("header_picture_id");
  CREATE INDEX "pages_share_picture_idx" ON "pages" USING btree ("share_picture_id");
  CREATE INDEX "_pages_v_version_version_header_picture_idx" ON "_pages_v" USING btree ("version_header_picture_id");
  CREATE INDEX "_pages_v_version_version_share_picture_idx" ON "_pages_v" USING btree ("version_share_picture_id");
  CREATE INDEX "news_articles_header_picture_idx" ON "news_articles" USING btree ("header_picture_id");
  CREATE INDEX "news_articles_share_picture_idx" ON "news_articles" USING btree ("share_picture_id");
  CREATE INDEX "_news_articles_v_version_version_header_picture_idx" ON "_news_articles_v" USING btree ("version_header_picture_id");
  CREATE INDEX "_news_articles_v_version_version_share_picture_idx" ON "_news_articles_v" USING btree ("version_share_picture_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "home_page_clients_logo_idx" ON "home_page_clients" USING btree ("logo_id");
  CREATE INDEX "_home_page_v_version_clients_logo_idx" ON "_home_page_v_version_clients" USING btree ("logo_id");`)
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "reply_days_contact" numeric DEFAULT 2;
  ALTER TABLE "site_settings" ADD COLUMN "reply_days_grievance" numeric DEFAULT 3;
  ALTER TABLE "site_settings" ADD COLUMN "reply_days_employer" numeric DEFAULT 1;
  ALTER TABLE "site_settings" ADD COLUMN "reply_days_fraud" numeric DEFAULT 1;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_reply_days_contact" numeric DEFAULT 2;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_reply_days_grievance" numeric DEFAULT 3;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_reply_days_employer" numeric DEFAULT 1;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_reply_days_fraud" numeric DEFAULT 1;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "reply_days_contact";
  ALTER TABLE "site_settings" DROP COLUMN "reply_days_grievance";
  ALTER TABLE "site_settings" DROP COLUMN "reply_days_employer";
  ALTER TABLE "site_settings" DROP COLUMN "reply_days_fraud";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_reply_days_contact";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_reply_days_grievance";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_reply_days_employer";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_reply_days_fraud";`)
  await db.execute(sql`
   ALTER TABLE "media_renditions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "media_renditions" CASCADE;
  DROP TABLE "media" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_header_picture_id_media_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_share_picture_id_media_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_header_picture_id_media_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_share_picture_id_media_id_fk";
  
  ALTER TABLE "news_articles" DROP CONSTRAINT "news_articles_header_picture_id_media_id_fk";
  
  ALTER TABLE "news_articles" DROP CONSTRAINT "news_articles_share_picture_id_media_id_fk";
  
  ALTER TABLE "_news_articles_v" DROP CONSTRAINT "_news_articles_v_version_header_picture_id_media_id_fk";
  
  ALTER TABLE "_news_articles_v" DROP CONSTRAINT "_news_articles_v_version_share_picture_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_fk";
  
  ALTER TABLE "home_page_clients" DROP CONSTRAINT "home_page_clients_logo_id_media_id_fk";
  
  ALTER TABLE "_home_page_v_version_clients" DROP CONSTRAINT "_home_page_v_version_clients_logo_id_media_id_fk";
  
  DROP INDEX "pages_header_picture_idx";
  DROP INDEX "pages_share_picture_idx";
  DROP INDEX "_pages_v_version_version_header_picture_idx";
  DROP INDEX "_pages_v_version_version_share_picture_idx";
  DROP INDEX "news_articles_header_picture_idx";
  DROP INDEX "news_articles_share_picture_idx";
  DROP INDEX "_news_articles_v_version_version_header_picture_idx";
  DROP INDEX "_news_articles_v_version_version_share_picture_idx";
  DROP INDEX "payload_locked_documents_rels_media_id_idx";
  DROP INDEX "home_page_clients_logo_idx";
  DROP INDEX "_home_page_v_version_clients_logo_idx";
  ALTER TABLE "home_page_clients" ALTER COLUMN "mark" SET NOT NULL;
  ALTER TABLE "_home_page_v_version_clients" ALTER COLUMN "mark" SET NOT NULL;
  ALTER TABLE "pages" DROP COLUMN "header_picture_id";
  ALTER TABLE "pages" DROP COLUMN "share_picture_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_header_picture_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "news_articles" DROP COLUMN "header_picture_id";
  ALTER TABLE "news_articles" DROP COLUMN "share_picture_id";
  ALTER TABLE "_news_articles_v" DROP COLUMN "version_header_picture_id";
  ALTER TABLE "_news_articles_v" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_id";
  ALTER TABLE "home_page_clients" DROP COLUMN "logo_id";
  ALTER TABLE "_home_page_v_version_clients" DROP COLUMN "logo_id";
  DROP TYPE "public"."enum_media_renditions_format";
  DROP TYPE "public"."enum_media_kind";`)
  await db.execute(sql`
   ALTER TABLE "facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_facts_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "facts" CASCADE;
  DROP TABLE "_facts_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_facts_fk";
  
  DROP INDEX "payload_locked_documents_rels_facts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "facts_id";
  DROP TYPE "public"."enum_facts_country";
  DROP TYPE "public"."enum_facts_topic";
  DROP TYPE "public"."enum_facts_confidence";
  DROP TYPE "public"."enum_facts_status";
  DROP TYPE "public"."enum__facts_v_version_country";
  DROP TYPE "public"."enum__facts_v_version_topic";
  DROP TYPE "public"."enum__facts_v_version_confidence";
  DROP TYPE "public"."enum__facts_v_version_status";
  DROP TYPE "public"."enum__facts_v_published_locale";`)
}
