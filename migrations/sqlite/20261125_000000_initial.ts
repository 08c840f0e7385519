import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_sources_order_idx\` ON \`pages_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_sources_parent_id_idx\` ON \`pages_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_industries\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_industries_order_idx\` ON \`pages_industries\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_industries_parent_idx\` ON \`pages_industries\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`kind\` text DEFAULT 'page',
  	\`last_reviewed\` text,
  	\`country\` text,
  	\`header_picture_id\` integer,
  	\`share_picture_id\` integer,
  	\`canonical_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`header_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`share_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_kind_idx\` ON \`pages\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`pages_header_picture_idx\` ON \`pages\` (\`header_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_share_picture_idx\` ON \`pages\` (\`share_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`description\` text,
  	\`meta_title\` text,
  	\`layout\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_sources_order_idx\` ON \`_pages_v_version_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_sources_parent_id_idx\` ON \`_pages_v_version_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_industries\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_industries_order_idx\` ON \`_pages_v_version_industries\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_industries_parent_idx\` ON \`_pages_v_version_industries\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_kind\` text DEFAULT 'page',
  	\`version_last_reviewed\` text,
  	\`version_country\` text,
  	\`version_header_picture_id\` integer,
  	\`version_share_picture_id\` integer,
  	\`version_canonical_slug\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_share_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_kind_idx\` ON \`_pages_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_header_picture_idx\` ON \`_pages_v\` (\`version_header_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_share_picture_idx\` ON \`_pages_v\` (\`version_share_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_description\` text,
  	\`version_meta_title\` text,
  	\`version_layout\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`news_articles_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_articles_sources_order_idx\` ON \`news_articles_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`news_articles_sources_parent_id_idx\` ON \`news_articles_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`news_articles_industries\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_articles_industries_order_idx\` ON \`news_articles_industries\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`news_articles_industries_parent_idx\` ON \`news_articles_industries\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`news_articles\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`kind\` text DEFAULT 'article',
  	\`last_reviewed\` text,
  	\`country\` text,
  	\`header_picture_id\` integer,
  	\`share_picture_id\` integer,
  	\`canonical_slug\` text,
  	\`group\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`header_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`share_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`news_articles_slug_idx\` ON \`news_articles\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`news_articles_kind_idx\` ON \`news_articles\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`news_articles_header_picture_idx\` ON \`news_articles\` (\`header_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`news_articles_share_picture_idx\` ON \`news_articles\` (\`share_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`news_articles_updated_at_idx\` ON \`news_articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_articles_created_at_idx\` ON \`news_articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news_articles__status_idx\` ON \`news_articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`news_articles_locales\` (
  	\`title\` text,
  	\`lead\` text,
  	\`description\` text,
  	\`meta_title\` text,
  	\`layout\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`news_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`news_articles_locales_locale_parent_id_unique\` ON \`news_articles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_articles_v_version_sources\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`text\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_articles_v_version_sources_order_idx\` ON \`_news_articles_v_version_sources\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_version_sources_parent_id_idx\` ON \`_news_articles_v_version_sources\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_articles_v_version_industries\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_news_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_articles_v_version_industries_order_idx\` ON \`_news_articles_v_version_industries\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_version_industries_parent_idx\` ON \`_news_articles_v_version_industries\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_articles_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_kind\` text DEFAULT 'article',
  	\`version_last_reviewed\` text,
  	\`version_country\` text,
  	\`version_header_picture_id\` integer,
  	\`version_share_picture_id\` integer,
  	\`version_canonical_slug\` text,
  	\`version_group\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news_articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_header_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_share_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_articles_v_parent_idx\` ON \`_news_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_version_version_slug_idx\` ON \`_news_articles_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_version_version_kind_idx\` ON \`_news_articles_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_version_version_header_picture_idx\` ON \`_news_articles_v\` (\`version_header_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_version_version_share_picture_idx\` ON \`_news_articles_v\` (\`version_share_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_version_version_updated_at_idx\` ON \`_news_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_version_version_created_at_idx\` ON \`_news_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_version_version__status_idx\` ON \`_news_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_created_at_idx\` ON \`_news_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_updated_at_idx\` ON \`_news_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_snapshot_idx\` ON \`_news_articles_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_published_locale_idx\` ON \`_news_articles_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_latest_idx\` ON \`_news_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_autosave_idx\` ON \`_news_articles_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_news_articles_v_locales\` (
  	\`version_title\` text,
  	\`version_lead\` text,
  	\`version_description\` text,
  	\`version_meta_title\` text,
  	\`version_layout\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_news_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_news_articles_v_locales_locale_parent_id_unique\` ON \`_news_articles_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media_renditions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`format\` text NOT NULL,
  	\`width\` numeric NOT NULL,
  	\`height\` numeric NOT NULL,
  	\`file\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_renditions_order_idx\` ON \`media_renditions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`media_renditions_parent_id_idx\` ON \`media_renditions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_renditions_file_idx\` ON \`media_renditions\` (\`file\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`alt\` text NOT NULL,
  	\`credit\` text,
  	\`original_name\` text,
  	\`kind\` text,
  	\`pages\` numeric,
  	\`sha256\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`media_kind_idx\` ON \`media\` (\`kind\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_sha256_idx\` ON \`media\` (\`sha256\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`facts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`country\` text,
  	\`topic\` text,
  	\`value\` text,
  	\`sentence\` text,
  	\`source_title\` text,
  	\`source_publisher\` text,
  	\`source_year\` numeric,
  	\`source_link\` text,
  	\`confidence\` text DEFAULT 'secondary',
  	\`checked\` text,
  	\`review\` text,
  	\`confirm\` text,
  	\`amount\` numeric,
  	\`unit\` text,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`facts_country_idx\` ON \`facts\` (\`country\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`facts_key_idx\` ON \`facts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`facts_updated_at_idx\` ON \`facts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`facts_created_at_idx\` ON \`facts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`facts__status_idx\` ON \`facts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_facts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_label\` text,
  	\`version_country\` text,
  	\`version_topic\` text,
  	\`version_value\` text,
  	\`version_sentence\` text,
  	\`version_source_title\` text,
  	\`version_source_publisher\` text,
  	\`version_source_year\` numeric,
  	\`version_source_link\` text,
  	\`version_confidence\` text DEFAULT 'secondary',
  	\`version_checked\` text,
  	\`version_review\` text,
  	\`version_confirm\` text,
  	\`version_amount\` numeric,
  	\`version_unit\` text,
  	\`version_key\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`facts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_facts_v_parent_idx\` ON \`_facts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_version_version_country_idx\` ON \`_facts_v\` (\`version_country\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_version_version_key_idx\` ON \`_facts_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_version_version_updated_at_idx\` ON \`_facts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_version_version_created_at_idx\` ON \`_facts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_version_version__status_idx\` ON \`_facts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_created_at_idx\` ON \`_facts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_updated_at_idx\` ON \`_facts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_snapshot_idx\` ON \`_facts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_published_locale_idx\` ON \`_facts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_latest_idx\` ON \`_facts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`translations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`english\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`state\` text DEFAULT 'unreviewed' NOT NULL,
  	\`page\` text,
  	\`reviewed_by\` text,
  	\`reviewed_at\` text,
  	\`digest\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`translations_language_idx\` ON \`translations\` (\`language\`);`)
  await db.run(sql`CREATE INDEX \`translations_page_idx\` ON \`translations\` (\`page\`);`)
  await db.run(sql`CREATE INDEX \`translations_digest_idx\` ON \`translations\` (\`digest\`);`)
  await db.run(sql`CREATE INDEX \`translations_updated_at_idx\` ON \`translations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`translations_created_at_idx\` ON \`translations\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`language_digest_idx\` ON \`translations\` (\`language\`,\`digest\`);`)
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
  await db.run(sql`CREATE TABLE \`jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`job_title\` text NOT NULL,
  	\`company_name\` text NOT NULL,
  	\`company_logo\` text,
  	\`salary\` text NOT NULL,
  	\`country_id_id\` integer NOT NULL,
  	\`location_hiring\` text NOT NULL,
  	\`skill_keyword\` text NOT NULL,
  	\`job_education\` text NOT NULL,
  	\`job_description\` text NOT NULL,
  	\`experience\` text NOT NULL,
  	\`industry\` text,
  	\`is_deleted\` text DEFAULT 'No' NOT NULL,
  	\`posted_at\` text NOT NULL,
  	\`closing_date\` text,
  	\`candidate_charge\` text,
  	\`vacancies\` numeric,
  	\`salary_currency\` text,
  	\`salary_min\` numeric,
  	\`salary_max\` numeric,
  	\`contract_months\` numeric,
  	\`food\` text,
  	\`accommodation\` text,
  	\`transport\` text,
  	\`ecr\` text,
  	\`interview_date\` text,
  	\`interview_place\` text,
  	\`candidate_charge_amount\` text,
  	\`employer_confidential\` integer DEFAULT false,
  	\`demand_line_id\` integer,
  	\`is_sample\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`country_id_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`demand_line_id\`) REFERENCES \`demand_lines\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`jobs_country_id_idx\` ON \`jobs\` (\`country_id_id\`);`)
  await db.run(sql`CREATE INDEX \`jobs_industry_idx\` ON \`jobs\` (\`industry\`);`)
  await db.run(sql`CREATE INDEX \`jobs_posted_at_idx\` ON \`jobs\` (\`posted_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs_demand_line_idx\` ON \`jobs\` (\`demand_line_id\`);`)
  await db.run(sql`CREATE INDEX \`jobs_is_sample_idx\` ON \`jobs\` (\`is_sample\`);`)
  await db.run(sql`CREATE INDEX \`jobs_updated_at_idx\` ON \`jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs_created_at_idx\` ON \`jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`is_deleted_posted_at_idx\` ON \`jobs\` (\`is_deleted\`,\`posted_at\`);`)
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
  await db.run(sql`CREATE TABLE \`_jobs_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_job_title\` text NOT NULL,
  	\`version_company_name\` text NOT NULL,
  	\`version_company_logo\` text,
  	\`version_salary\` text NOT NULL,
  	\`version_country_id_id\` integer NOT NULL,
  	\`version_location_hiring\` text NOT NULL,
  	\`version_skill_keyword\` text NOT NULL,
  	\`version_job_education\` text NOT NULL,
  	\`version_job_description\` text NOT NULL,
  	\`version_experience\` text NOT NULL,
  	\`version_industry\` text,
  	\`version_is_deleted\` text DEFAULT 'No' NOT NULL,
  	\`version_posted_at\` text NOT NULL,
  	\`version_closing_date\` text,
  	\`version_candidate_charge\` text,
  	\`version_vacancies\` numeric,
  	\`version_salary_currency\` text,
  	\`version_salary_min\` numeric,
  	\`version_salary_max\` numeric,
  	\`version_contract_months\` numeric,
  	\`version_food\` text,
  	\`version_accommodation\` text,
  	\`version_transport\` text,
  	\`version_ecr\` text,
  	\`version_interview_date\` text,
  	\`version_interview_place\` text,
  	\`version_candidate_charge_amount\` text,
  	\`version_employer_confidential\` integer DEFAULT false,
  	\`version_demand_line_id\` integer,
  	\`version_is_sample\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_country_id_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_demand_line_id\`) REFERENCES \`demand_lines\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_jobs_v_parent_idx\` ON \`_jobs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_country_id_idx\` ON \`_jobs_v\` (\`version_country_id_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_industry_idx\` ON \`_jobs_v\` (\`version_industry\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_posted_at_idx\` ON \`_jobs_v\` (\`version_posted_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_demand_line_idx\` ON \`_jobs_v\` (\`version_demand_line_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_is_sample_idx\` ON \`_jobs_v\` (\`version_is_sample\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_updated_at_idx\` ON \`_jobs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_created_at_idx\` ON \`_jobs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_created_at_idx\` ON \`_jobs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_updated_at_idx\` ON \`_jobs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`version_is_deleted_version_posted_at_idx\` ON \`_jobs_v\` (\`version_is_deleted\`,\`version_posted_at\`);`)
  await db.run(sql`CREATE TABLE \`applications\` (
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
  	\`resume_sha256\` text,
  	\`reference\` text NOT NULL,
  	\`dedupe_key\` text NOT NULL,
  	\`phone_e164\` text,
  	\`phone_valid\` integer DEFAULT false,
  	\`stage\` text DEFAULT 'new' NOT NULL,
  	\`stage_at\` text,
  	\`is_sample\` integer DEFAULT false,
  	\`is_starred\` integer DEFAULT false,
  	\`has_note\` integer DEFAULT false,
  	\`seen_at\` text,
  	\`revision\` numeric DEFAULT 0 NOT NULL,
  	\`source\` text DEFAULT 'website' NOT NULL,
  	\`language\` text DEFAULT 'en' NOT NULL,
  	\`whatsapp_consent\` integer DEFAULT false,
  	\`keep_consent\` integer DEFAULT false,
  	\`consent_version\` text,
  	\`consent_at\` text,
  	\`consent_withdrawn_at\` text,
  	\`broadcast_list_id\` integer,
  	\`legal_hold\` integer DEFAULT false,
  	\`quarantined_at\` text,
  	\`erase_after\` text,
  	\`erasure_batch\` text,
  	\`erasure_asked_at\` text,
  	\`resume_read\` text,
  	\`resume_tries\` numeric,
  	\`resume_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`job_id_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`broadcast_list_id\`) REFERENCES \`broadcast_lists\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`applications_email_idx\` ON \`applications\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`applications_job_id_idx\` ON \`applications\` (\`job_id_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_upload_resume_idx\` ON \`applications\` (\`upload_resume\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_reference_idx\` ON \`applications\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_dedupe_key_idx\` ON \`applications\` (\`dedupe_key\`);`)
  await db.run(sql`CREATE INDEX \`applications_phone_e164_idx\` ON \`applications\` (\`phone_e164\`);`)
  await db.run(sql`CREATE INDEX \`applications_stage_idx\` ON \`applications\` (\`stage\`);`)
  await db.run(sql`CREATE INDEX \`applications_is_starred_idx\` ON \`applications\` (\`is_starred\`);`)
  await db.run(sql`CREATE INDEX \`applications_has_note_idx\` ON \`applications\` (\`has_note\`);`)
  await db.run(sql`CREATE INDEX \`applications_seen_at_idx\` ON \`applications\` (\`seen_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_source_idx\` ON \`applications\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`applications_whatsapp_consent_idx\` ON \`applications\` (\`whatsapp_consent\`);`)
  await db.run(sql`CREATE INDEX \`applications_broadcast_list_idx\` ON \`applications\` (\`broadcast_list_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_legal_hold_idx\` ON \`applications\` (\`legal_hold\`);`)
  await db.run(sql`CREATE INDEX \`applications_quarantined_at_idx\` ON \`applications\` (\`quarantined_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_erase_after_idx\` ON \`applications\` (\`erase_after\`);`)
  await db.run(sql`CREATE INDEX \`applications_erasure_batch_idx\` ON \`applications\` (\`erasure_batch\`);`)
  await db.run(sql`CREATE INDEX \`applications_erasure_asked_at_idx\` ON \`applications\` (\`erasure_asked_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_updated_at_idx\` ON \`applications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_created_at_idx\` ON \`applications\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`quarantined_at_createdAt_idx\` ON \`applications\` (\`quarantined_at\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`stage_createdAt_idx\` ON \`applications\` (\`stage\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`registrations\` (
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
  	\`import_id\` numeric,
  	\`listed_on\` text,
  	\`upload_resume\` text,
  	\`resume_name\` text,
  	\`resume_type\` text,
  	\`resume_size\` numeric,
  	\`resume_sha256\` text,
  	\`reference\` text NOT NULL,
  	\`dedupe_key\` text NOT NULL,
  	\`phone_e164\` text,
  	\`phone_valid\` integer DEFAULT false,
  	\`is_starred\` integer DEFAULT false,
  	\`has_note\` integer DEFAULT false,
  	\`seen_at\` text,
  	\`revision\` numeric DEFAULT 0 NOT NULL,
  	\`source\` text DEFAULT 'website' NOT NULL,
  	\`language\` text DEFAULT 'en' NOT NULL,
  	\`whatsapp_consent\` integer DEFAULT false,
  	\`keep_consent\` integer DEFAULT false,
  	\`consent_version\` text,
  	\`consent_at\` text,
  	\`consent_withdrawn_at\` text,
  	\`broadcast_list_id\` integer,
  	\`legal_hold\` integer DEFAULT false,
  	\`quarantined_at\` text,
  	\`erase_after\` text,
  	\`erasure_batch\` text,
  	\`erasure_asked_at\` text,
  	\`resume_read\` text,
  	\`resume_tries\` numeric,
  	\`resume_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`position_id\`) REFERENCES \`positions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`broadcast_list_id\`) REFERENCES \`broadcast_lists\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`registrations_email_idx\` ON \`registrations\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`registrations_category_idx\` ON \`registrations\` (\`category\`);`)
  await db.run(sql`CREATE INDEX \`registrations_position_idx\` ON \`registrations\` (\`position_id\`);`)
  await db.run(sql`CREATE INDEX \`registrations_gulf_exp_idx\` ON \`registrations\` (\`gulf_exp\`);`)
  await db.run(sql`CREATE INDEX \`registrations_india_exp_idx\` ON \`registrations\` (\`india_exp\`);`)
  await db.run(sql`CREATE INDEX \`registrations_import_id_idx\` ON \`registrations\` (\`import_id\`);`)
  await db.run(sql`CREATE INDEX \`registrations_upload_resume_idx\` ON \`registrations\` (\`upload_resume\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`registrations_reference_idx\` ON \`registrations\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`registrations_dedupe_key_idx\` ON \`registrations\` (\`dedupe_key\`);`)
  await db.run(sql`CREATE INDEX \`registrations_phone_e164_idx\` ON \`registrations\` (\`phone_e164\`);`)
  await db.run(sql`CREATE INDEX \`registrations_is_starred_idx\` ON \`registrations\` (\`is_starred\`);`)
  await db.run(sql`CREATE INDEX \`registrations_has_note_idx\` ON \`registrations\` (\`has_note\`);`)
  await db.run(sql`CREATE INDEX \`registrations_seen_at_idx\` ON \`registrations\` (\`seen_at\`);`)
  await db.run(sql`CREATE INDEX \`registrations_source_idx\` ON \`registrations\` (\`source\`);`)
  await db.run(sql`CREATE INDEX \`registrations_whatsapp_consent_idx\` ON \`registrations\` (\`whatsapp_consent\`);`)
  await db.run(sql`CREATE INDEX \`registrations_broadcast_list_idx\` ON \`registrations\` (\`broadcast_list_id\`);`)
  await db.run(sql`CREATE INDEX \`registrations_legal_hold_idx\` ON \`registrations\` (\`legal_hold\`);`)
  await db.run(sql`CREATE INDEX \`registrations_quarantined_at_idx\` ON \`registrations\` (\`quarantined_at\`);`)
  await db.run(sql`CREATE INDEX \`registrations_erase_after_idx\` ON \`registrations\` (\`erase_after\`);`)
  await db.run(sql`CREATE INDEX \`registrations_erasure_batch_idx\` ON \`registrations\` (\`erasure_batch\`);`)
  await db.run(sql`CREATE INDEX \`registrations_erasure_asked_at_idx\` ON \`registrations\` (\`erasure_asked_at\`);`)
  await db.run(sql`CREATE INDEX \`registrations_updated_at_idx\` ON \`registrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`registrations_created_at_idx\` ON \`registrations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`quarantined_at_createdAt_1_idx\` ON \`registrations\` (\`quarantined_at\`,\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`enquiries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`company\` text,
  	\`message\` text NOT NULL,
  	\`application_id\` integer,
  	\`language\` text DEFAULT 'en' NOT NULL,
  	\`reference\` text NOT NULL,
  	\`dedupe_key\` text NOT NULL,
  	\`handled\` integer DEFAULT false,
  	\`handled_at\` text,
  	\`office_note\` text,
  	\`legal_hold\` integer DEFAULT false,
  	\`quarantined_at\` text,
  	\`erase_after\` text,
  	\`erasure_batch\` text,
  	\`erasure_asked_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`application_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_kind_idx\` ON \`enquiries\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_email_idx\` ON \`enquiries\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_application_idx\` ON \`enquiries\` (\`application_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_reference_idx\` ON \`enquiries\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_dedupe_key_idx\` ON \`enquiries\` (\`dedupe_key\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_legal_hold_idx\` ON \`enquiries\` (\`legal_hold\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_quarantined_at_idx\` ON \`enquiries\` (\`quarantined_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_erase_after_idx\` ON \`enquiries\` (\`erase_after\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_erasure_batch_idx\` ON \`enquiries\` (\`erasure_batch\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_erasure_asked_at_idx\` ON \`enquiries\` (\`erasure_asked_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`job_alerts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reference\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`search\` text,
  	\`language\` text DEFAULT 'en' NOT NULL,
  	\`state\` text DEFAULT 'asked' NOT NULL,
  	\`asked_at\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`seen_until\` text,
  	\`last_sent_on\` text,
  	\`dedupe_key\` text NOT NULL,
  	\`legal_hold\` integer DEFAULT false,
  	\`quarantined_at\` text,
  	\`erase_after\` text,
  	\`erasure_batch\` text,
  	\`erasure_asked_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`job_alerts_reference_idx\` ON \`job_alerts\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`job_alerts_email_idx\` ON \`job_alerts\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`job_alerts_state_idx\` ON \`job_alerts\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`job_alerts_dedupe_key_idx\` ON \`job_alerts\` (\`dedupe_key\`);`)
  await db.run(sql`CREATE INDEX \`job_alerts_legal_hold_idx\` ON \`job_alerts\` (\`legal_hold\`);`)
  await db.run(sql`CREATE INDEX \`job_alerts_quarantined_at_idx\` ON \`job_alerts\` (\`quarantined_at\`);`)
  await db.run(sql`CREATE INDEX \`job_alerts_erase_after_idx\` ON \`job_alerts\` (\`erase_after\`);`)
  await db.run(sql`CREATE INDEX \`job_alerts_erasure_batch_idx\` ON \`job_alerts\` (\`erasure_batch\`);`)
  await db.run(sql`CREATE INDEX \`job_alerts_erasure_asked_at_idx\` ON \`job_alerts\` (\`erasure_asked_at\`);`)
  await db.run(sql`CREATE INDEX \`job_alerts_updated_at_idx\` ON \`job_alerts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`job_alerts_created_at_idx\` ON \`job_alerts\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`separations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`one\` text NOT NULL,
  	\`other\` text NOT NULL,
  	\`pair\` text NOT NULL,
  	\`told_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`told_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`separations_one_idx\` ON \`separations\` (\`one\`);`)
  await db.run(sql`CREATE INDEX \`separations_other_idx\` ON \`separations\` (\`other\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`separations_pair_idx\` ON \`separations\` (\`pair\`);`)
  await db.run(sql`CREATE INDEX \`separations_told_by_idx\` ON \`separations\` (\`told_by_id\`);`)
  await db.run(sql`CREATE INDEX \`separations_updated_at_idx\` ON \`separations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`separations_created_at_idx\` ON \`separations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`interviews\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`job_id\` integer,
  	\`kind\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`answer_until\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`address\` text,
  	\`map_url\` text,
  	\`bring\` text NOT NULL,
  	\`note\` text,
  	\`slots\` text NOT NULL,
  	\`called_off_at\` text,
  	\`last_number\` numeric DEFAULT 0 NOT NULL,
  	\`told_with\` text,
  	\`told_last_number\` numeric,
  	\`created_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`job_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`interviews_job_idx\` ON \`interviews\` (\`job_id\`);`)
  await db.run(sql`CREATE INDEX \`interviews_day_idx\` ON \`interviews\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`interviews_created_by_idx\` ON \`interviews\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`interviews_updated_at_idx\` ON \`interviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`interviews_created_at_idx\` ON \`interviews\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`interview_seats\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`interview\` numeric NOT NULL,
  	\`application\` numeric NOT NULL,
  	\`key\` text NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`time\` text NOT NULL,
  	\`answer\` text DEFAULT 'none' NOT NULL,
  	\`answered_at\` text,
  	\`door\` text,
  	\`door_at\` text,
  	\`door_pressed_at\` text,
  	\`door_key\` text,
  	\`result\` text,
  	\`result_pressed_at\` text,
  	\`result_key\` text,
  	\`walk_in\` integer DEFAULT false,
  	\`calendar_seat\` numeric,
  	\`invited_with\` text,
  	\`untold\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`interview_seats_interview_idx\` ON \`interview_seats\` (\`interview\`);`)
  await db.run(sql`CREATE INDEX \`interview_seats_application_idx\` ON \`interview_seats\` (\`application\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`interview_seats_key_idx\` ON \`interview_seats\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`interview_seats_updated_at_idx\` ON \`interview_seats\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`interview_seats_created_at_idx\` ON \`interview_seats\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`demands\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`employer\` text NOT NULL,
  	\`confidential\` integer DEFAULT false,
  	\`country_id\` integer NOT NULL,
  	\`number\` text NOT NULL,
  	\`number_key\` text NOT NULL,
  	\`issued_on\` text NOT NULL,
  	\`valid_until\` text NOT NULL,
  	\`letter_held\` integer DEFAULT false,
  	\`letter_until\` text,
  	\`attorney_held\` integer DEFAULT false,
  	\`attorney_until\` text,
  	\`made_with\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`demands_country_idx\` ON \`demands\` (\`country_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`demands_number_key_idx\` ON \`demands\` (\`number_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`demands_made_with_idx\` ON \`demands\` (\`made_with\`);`)
  await db.run(sql`CREATE INDEX \`demands_updated_at_idx\` ON \`demands\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`demands_created_at_idx\` ON \`demands\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`demand_lines\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`demand_id\` integer NOT NULL,
  	\`trade\` text NOT NULL,
  	\`headcount\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`demand_id\`) REFERENCES \`demands\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`demand_lines_demand_idx\` ON \`demand_lines\` (\`demand_id\`);`)
  await db.run(sql`CREATE INDEX \`demand_lines_updated_at_idx\` ON \`demand_lines\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`demand_lines_created_at_idx\` ON \`demand_lines\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`deployments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`application\` numeric NOT NULL,
  	\`passport\` text,
  	\`fit\` text,
  	\`milestones\` text NOT NULL,
  	\`departed_on\` text,
  	\`answers\` text,
  	\`ended_on\` text,
  	\`end_reason\` text,
  	\`end_note\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`deployments_application_idx\` ON \`deployments\` (\`application\`);`)
  await db.run(sql`CREATE INDEX \`deployments_updated_at_idx\` ON \`deployments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deployments_created_at_idx\` ON \`deployments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`ledger\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`number\` text NOT NULL,
  	\`year\` numeric NOT NULL,
  	\`sequence\` numeric NOT NULL,
  	\`check_code\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`side\` text NOT NULL,
  	\`currency\` text NOT NULL,
  	\`net_minor\` numeric NOT NULL,
  	\`tax_minor\` numeric NOT NULL,
  	\`paid_by\` text NOT NULL,
  	\`on\` text NOT NULL,
  	\`bill\` text,
  	\`due_minor\` numeric NOT NULL,
  	\`due_by\` text,
  	\`refund_of\` numeric,
  	\`limit_minor\` numeric,
  	\`limit_source\` text,
  	\`taken_minor\` numeric NOT NULL,
  	\`job_title\` text,
  	\`employer\` text,
  	\`demand\` text,
  	\`destination\` text,
  	\`application\` numeric,
  	\`by\` numeric,
  	\`made_with\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`ledger_number_idx\` ON \`ledger\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`ledger_refund_of_idx\` ON \`ledger\` (\`refund_of\`);`)
  await db.run(sql`CREATE INDEX \`ledger_application_idx\` ON \`ledger\` (\`application\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`ledger_made_with_idx\` ON \`ledger\` (\`made_with\`);`)
  await db.run(sql`CREATE INDEX \`ledger_updated_at_idx\` ON \`ledger\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ledger_created_at_idx\` ON \`ledger\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`year_sequence_idx\` ON \`ledger\` (\`year\`,\`sequence\`);`)
  await db.run(sql`CREATE TABLE \`papers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`application\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`sealed_number\` text,
  	\`number_end\` text,
  	\`issued_on\` text,
  	\`last_day\` text,
  	\`renewed_by\` numeric,
  	\`made_with\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`papers_application_idx\` ON \`papers\` (\`application\`);`)
  await db.run(sql`CREATE INDEX \`papers_renewed_by_idx\` ON \`papers\` (\`renewed_by\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`papers_made_with_idx\` ON \`papers\` (\`made_with\`);`)
  await db.run(sql`CREATE INDEX \`papers_updated_at_idx\` ON \`papers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`papers_created_at_idx\` ON \`papers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`paper_copies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`application\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`asked_by\` numeric,
  	\`expires_on\` text NOT NULL,
  	\`replaces\` numeric,
  	\`received_at\` text,
  	\`file\` text,
  	\`file_type\` text,
  	\`file_size\` numeric,
  	\`file_sha256\` text,
  	\`sent_sha256\` text,
  	\`seen_at\` text,
  	\`seen_by\` numeric,
  	\`made_with\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`paper_copies_application_idx\` ON \`paper_copies\` (\`application\`);`)
  await db.run(sql`CREATE INDEX \`paper_copies_file_idx\` ON \`paper_copies\` (\`file\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`paper_copies_made_with_idx\` ON \`paper_copies\` (\`made_with\`);`)
  await db.run(sql`CREATE INDEX \`paper_copies_updated_at_idx\` ON \`paper_copies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`paper_copies_created_at_idx\` ON \`paper_copies\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`shortlists\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`job_id\` integer,
  	\`company\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`ends_on\` text NOT NULL,
  	\`with_resumes\` integer DEFAULT false,
  	\`ended_at\` text,
  	\`secret\` text NOT NULL,
  	\`code_hash\` text,
  	\`code_browser\` text,
  	\`code_at\` text,
  	\`code_tries\` numeric DEFAULT 0 NOT NULL,
  	\`wrong_codes\` numeric DEFAULT 0 NOT NULL,
  	\`open_browser\` text,
  	\`opened_at\` text,
  	\`views\` numeric DEFAULT 0 NOT NULL,
  	\`viewed_at\` text,
  	\`answered_at\` text,
  	\`made_with\` text NOT NULL,
  	\`created_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`job_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`created_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`shortlists_job_idx\` ON \`shortlists\` (\`job_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shortlists_made_with_idx\` ON \`shortlists\` (\`made_with\`);`)
  await db.run(sql`CREATE INDEX \`shortlists_created_by_idx\` ON \`shortlists\` (\`created_by_id\`);`)
  await db.run(sql`CREATE INDEX \`shortlists_updated_at_idx\` ON \`shortlists\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`shortlists_created_at_idx\` ON \`shortlists\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`shortlist_people\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`shortlist\` numeric NOT NULL,
  	\`application\` numeric NOT NULL,
  	\`key\` text NOT NULL,
  	\`years\` numeric,
  	\`answer\` text DEFAULT 'none' NOT NULL,
  	\`reason\` text,
  	\`answered_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`shortlist_people_shortlist_idx\` ON \`shortlist_people\` (\`shortlist\`);`)
  await db.run(sql`CREATE INDEX \`shortlist_people_application_idx\` ON \`shortlist_people\` (\`application\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shortlist_people_key_idx\` ON \`shortlist_people\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`shortlist_people_updated_at_idx\` ON \`shortlist_people\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`shortlist_people_created_at_idx\` ON \`shortlist_people\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`broadcast_lists\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`name\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`filters\` text,
  	\`told_until\` text,
  	\`told_at\` text,
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
  	\`key_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`opt_outs_phone_hash_idx\` ON \`opt_outs\` (\`phone_hash\`);`)
  await db.run(sql`CREATE INDEX \`opt_outs_key_id_idx\` ON \`opt_outs\` (\`key_id\`);`)
  await db.run(sql`CREATE INDEX \`opt_outs_updated_at_idx\` ON \`opt_outs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`opt_outs_created_at_idx\` ON \`opt_outs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`whatsapp_events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`event\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`whatsapp_events_event_idx\` ON \`whatsapp_events\` (\`event\`);`)
  await db.run(sql`CREATE INDEX \`whatsapp_events_updated_at_idx\` ON \`whatsapp_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`whatsapp_events_created_at_idx\` ON \`whatsapp_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`keyring\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`key_id\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`retired_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`keyring_key_id_idx\` ON \`keyring\` (\`key_id\`);`)
  await db.run(sql`CREATE INDEX \`keyring_updated_at_idx\` ON \`keyring\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`keyring_created_at_idx\` ON \`keyring\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`purpose_number_idx\` ON \`keyring\` (\`purpose\`,\`number\`);`)
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`channel\` text DEFAULT 'mail' NOT NULL,
  	\`state\` text DEFAULT 'queued' NOT NULL,
  	\`to\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`html\` text NOT NULL,
  	\`recipient\` text,
  	\`template\` text,
  	\`wamid\` text,
  	\`problem\` text,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`next_try_at\` text,
  	\`sent_at\` text,
  	\`tried_at\` text,
  	\`application_id\` integer,
  	\`registration_id\` integer,
  	\`enquiry_id\` integer,
  	\`job_alert_id\` integer,
  	\`leave_url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`application_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`registration_id\`) REFERENCES \`registrations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`enquiry_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`job_alert_id\`) REFERENCES \`job_alerts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_key_idx\` ON \`mails\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`mails_kind_idx\` ON \`mails\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`mails_state_idx\` ON \`mails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`mails_to_idx\` ON \`mails\` (\`to\`);`)
  await db.run(sql`CREATE INDEX \`mails_wamid_idx\` ON \`mails\` (\`wamid\`);`)
  await db.run(sql`CREATE INDEX \`mails_next_try_at_idx\` ON \`mails\` (\`next_try_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_application_idx\` ON \`mails\` (\`application_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_registration_idx\` ON \`mails\` (\`registration_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_enquiry_idx\` ON \`mails\` (\`enquiry_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_job_alert_idx\` ON \`mails\` (\`job_alert_id\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`recipient_createdAt_idx\` ON \`mails\` (\`recipient\`,\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`erasures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subject\` text NOT NULL,
  	\`subject_id\` numeric NOT NULL,
  	\`reference\` text NOT NULL,
  	\`file\` text,
  	\`notes\` text NOT NULL,
  	\`mails\` text NOT NULL,
  	\`searches\` text NOT NULL,
  	\`by\` numeric,
  	\`asked\` integer DEFAULT false,
  	\`batch\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`erasures_subject_id_idx\` ON \`erasures\` (\`subject_id\`);`)
  await db.run(sql`CREATE INDEX \`erasures_file_idx\` ON \`erasures\` (\`file\`);`)
  await db.run(sql`CREATE INDEX \`erasures_updated_at_idx\` ON \`erasures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`erasures_created_at_idx\` ON \`erasures\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`backups\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`outcome\` text NOT NULL,
  	\`started_by\` text NOT NULL,
  	\`place\` text,
  	\`file\` text,
  	\`bytes\` numeric,
  	\`seconds\` numeric,
  	\`reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`backups_outcome_idx\` ON \`backups\` (\`outcome\`);`)
  await db.run(sql`CREATE INDEX \`backups_place_idx\` ON \`backups\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`backups_updated_at_idx\` ON \`backups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`backups_created_at_idx\` ON \`backups\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`countries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`iso2\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`short_name\` text,
  	\`country_code\` text NOT NULL,
  	\`is_destination\` integer DEFAULT false,
  	\`destination_order\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`countries_iso2_idx\` ON \`countries\` (\`iso2\`);`)
  await db.run(sql`CREATE INDEX \`countries_updated_at_idx\` ON \`countries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`countries_created_at_idx\` ON \`countries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`positions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`sort_order\` numeric DEFAULT 500 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`positions_name_idx\` ON \`positions\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`positions_sort_order_idx\` ON \`positions\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`positions_updated_at_idx\` ON \`positions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`positions_created_at_idx\` ON \`positions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`trades\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`english\` text NOT NULL,
  	\`words\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`trades_english_idx\` ON \`trades\` (\`english\`);`)
  await db.run(sql`CREATE INDEX \`trades_updated_at_idx\` ON \`trades\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`trades_created_at_idx\` ON \`trades\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`message_templates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`occasion\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`whatsapp_name\` text,
  	\`whatsapp_language\` text,
  	\`whatsapp_category\` text,
  	\`whatsapp_text\` text,
  	\`active\` integer DEFAULT true,
  	\`sort_order\` numeric DEFAULT 500 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`message_templates_name_idx\` ON \`message_templates\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`message_templates_sort_order_idx\` ON \`message_templates\` (\`sort_order\`);`)
  await db.run(sql`CREATE INDEX \`message_templates_updated_at_idx\` ON \`message_templates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`message_templates_created_at_idx\` ON \`message_templates\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_message_templates_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text NOT NULL,
  	\`version_occasion\` text NOT NULL,
  	\`version_subject\` text NOT NULL,
  	\`version_text\` text NOT NULL,
  	\`version_whatsapp_name\` text,
  	\`version_whatsapp_language\` text,
  	\`version_whatsapp_category\` text,
  	\`version_whatsapp_text\` text,
  	\`version_active\` integer DEFAULT true,
  	\`version_sort_order\` numeric DEFAULT 500 NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`message_templates\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_message_templates_v_parent_idx\` ON \`_message_templates_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_message_templates_v_version_version_name_idx\` ON \`_message_templates_v\` (\`version_name\`);`)
  await db.run(sql`CREATE INDEX \`_message_templates_v_version_version_sort_order_idx\` ON \`_message_templates_v\` (\`version_sort_order\`);`)
  await db.run(sql`CREATE INDEX \`_message_templates_v_version_version_updated_at_idx\` ON \`_message_templates_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_message_templates_v_version_version_created_at_idx\` ON \`_message_templates_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_message_templates_v_created_at_idx\` ON \`_message_templates_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_message_templates_v_updated_at_idx\` ON \`_message_templates_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text DEFAULT 'Admin' NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`sees_money\` integer DEFAULT false,
  	\`avatar\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`invitations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`email\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`invitations_email_idx\` ON \`invitations\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`invitations_token_hash_idx\` ON \`invitations\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`invitations_expires_at_idx\` ON \`invitations\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`invitations_updated_at_idx\` ON \`invitations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`invitations_created_at_idx\` ON \`invitations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`searches\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`panel\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`query\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`searches_account_idx\` ON \`searches\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`searches_updated_at_idx\` ON \`searches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`searches_created_at_idx\` ON \`searches\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`page_views\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`page\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`views\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`page_views_key_idx\` ON \`page_views\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`page_views_day_idx\` ON \`page_views\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`page_views_updated_at_idx\` ON \`page_views\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`page_views_created_at_idx\` ON \`page_views\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`imports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`file\` text,
  	\`zip_parts\` text,
  	\`zip_size\` numeric,
  	\`file_name\` text NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`state\` text DEFAULT 'uploaded' NOT NULL,
  	\`heads_hash\` text NOT NULL,
  	\`columns\` text,
  	\`country\` text,
  	\`date_form\` text,
  	\`with_known\` integer DEFAULT false,
  	\`total\` numeric NOT NULL,
  	\`next_row\` numeric DEFAULT 0 NOT NULL,
  	\`imported\` numeric DEFAULT 0 NOT NULL,
  	\`known\` numeric DEFAULT 0 NOT NULL,
  	\`wrong\` numeric DEFAULT 0 NOT NULL,
  	\`resumes\` numeric DEFAULT 0 NOT NULL,
  	\`finished_at\` text,
  	\`undo_batch\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`imports_file_idx\` ON \`imports\` (\`file\`);`)
  await db.run(sql`CREATE INDEX \`imports_state_idx\` ON \`imports\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`imports_heads_hash_idx\` ON \`imports\` (\`heads_hash\`);`)
  await db.run(sql`CREATE INDEX \`imports_updated_at_idx\` ON \`imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`imports_created_at_idx\` ON \`imports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`staff_sessions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`user_id\` integer,
  	\`device\` text NOT NULL,
  	\`used_at\` text NOT NULL,
  	\`password_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_sessions_key_idx\` ON \`staff_sessions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_user_idx\` ON \`staff_sessions\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_used_at_idx\` ON \`staff_sessions\` (\`used_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_updated_at_idx\` ON \`staff_sessions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_created_at_idx\` ON \`staff_sessions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`second_factors\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`account\` numeric NOT NULL,
  	\`secret\` text NOT NULL,
  	\`begun_at\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`last_step\` numeric DEFAULT 0 NOT NULL,
  	\`recovery\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`second_factors_account_idx\` ON \`second_factors\` (\`account\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_updated_at_idx\` ON \`second_factors\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`second_factors_created_at_idx\` ON \`second_factors\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to_type\` text DEFAULT 'reference',
  	\`to_url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`news_articles_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_articles_id\`) REFERENCES \`news_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`redirects_rels_order_idx\` ON \`redirects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_parent_idx\` ON \`redirects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_path_idx\` ON \`redirects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_pages_id_idx\` ON \`redirects_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_news_articles_id_idx\` ON \`redirects_rels\` (\`news_articles_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`meta\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`news_articles_id\` integer,
  	\`media_id\` integer,
  	\`facts_id\` integer,
  	\`translations_id\` integer,
  	\`jobs_id\` integer,
  	\`activities_id\` integer,
  	\`broadcast_lists_id\` integer,
  	\`opt_outs_id\` integer,
  	\`mails_id\` integer,
  	\`audit_id\` integer,
  	\`countries_id\` integer,
  	\`positions_id\` integer,
  	\`trades_id\` integer,
  	\`message_templates_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_articles_id\`) REFERENCES \`news_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`facts_id\`) REFERENCES \`facts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`translations_id\`) REFERENCES \`translations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`activities_id\`) REFERENCES \`activities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`broadcast_lists_id\`) REFERENCES \`broadcast_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`opt_outs_id\`) REFERENCES \`opt_outs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_id\`) REFERENCES \`audit\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`positions_id\`) REFERENCES \`positions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`trades_id\`) REFERENCES \`trades\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`message_templates_id\`) REFERENCES \`message_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`news_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_facts_id_idx\` ON \`payload_locked_documents_rels\` (\`facts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_translations_id_idx\` ON \`payload_locked_documents_rels\` (\`translations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_activities_id_idx\` ON \`payload_locked_documents_rels\` (\`activities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_broadcast_lists_id_idx\` ON \`payload_locked_documents_rels\` (\`broadcast_lists_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_opt_outs_id_idx\` ON \`payload_locked_documents_rels\` (\`opt_outs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_countries_id_idx\` ON \`payload_locked_documents_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_positions_id_idx\` ON \`payload_locked_documents_rels\` (\`positions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_trades_id_idx\` ON \`payload_locked_documents_rels\` (\`trades_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_message_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`message_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_site_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_site_languages_order_idx\` ON \`site_settings_site_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_site_languages_parent_idx\` ON \`site_settings_site_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text DEFAULT 'Specimen Overseas',
  	\`full_name\` text DEFAULT 'Specimen Overseas Consultants',
  	\`tagline\` text DEFAULT 'Consultants, Mumbai',
  	\`approved_by\` text DEFAULT 'Approved by the Ministry of Labour, Government of India',
  	\`licence_number\` text DEFAULT 'B-0000/MUM/PART/1000+/5/0000/2022',
  	\`certificate_name\` text DEFAULT '',
  	\`second_name\` text DEFAULT '',
  	\`second_name_since\` text,
  	\`licence_valid_until\` text DEFAULT '2027-04-04T00:00:00.000Z',
  	\`address\` text DEFAULT 'Office 000, Sample House, Station Road, Mumbai 400 000',
  	\`office_hours\` text DEFAULT '',
  	\`visits\` text,
  	\`map_url\` text DEFAULT '',
  	\`languages\` text DEFAULT '',
  	\`phone\` text DEFAULT '+91 22 0000 0000',
  	\`whatsapp\` text DEFAULT '+91 00000 00000',
  	\`email\` text DEFAULT 'jobs@example.com',
  	\`official_domain\` text DEFAULT 'example.com',
  	\`reply_days_contact\` numeric DEFAULT 2,
  	\`reply_days_grievance\` numeric DEFAULT 3,
  	\`reply_days_employer\` numeric DEFAULT 1,
  	\`reply_days_fraud\` numeric DEFAULT 1,
  	\`charging_policy\` text,
  	\`charges\` text DEFAULT '',
  	\`refund_rule\` text,
  	\`privacy_contact\` text DEFAULT '',
  	\`grievance_contact\` text DEFAULT '',
  	\`channel_url\` text DEFAULT 'https://example.com/channel',
  	\`malta_url\` text DEFAULT 'https://example.com/malta',
  	\`facebook_url\` text DEFAULT 'https://example.com/facebook',
  	\`instagram_url\` text DEFAULT 'https://example.com/instagram',
  	\`twitter_url\` text DEFAULT 'https://example.com/twitter',
  	\`youtube_url\` text DEFAULT 'https://example.com/youtube',
  	\`linkedin_url\` text DEFAULT 'https://example.com/linkedin',
  	\`whatsapp_url\` text DEFAULT 'https://example.com/whatsapp',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_site_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_site_languages_order_idx\` ON \`_site_settings_v_version_site_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_site_languages_parent_idx\` ON \`_site_settings_v_version_site_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_name\` text DEFAULT 'Specimen Overseas',
  	\`version_full_name\` text DEFAULT 'Specimen Overseas Consultants',
  	\`version_tagline\` text DEFAULT 'Consultants, Mumbai',
  	\`version_approved_by\` text DEFAULT 'Approved by the Ministry of Labour, Government of India',
  	\`version_licence_number\` text DEFAULT 'B-0000/MUM/PART/1000+/5/0000/2022',
  	\`version_certificate_name\` text DEFAULT '',
  	\`version_second_name\` text DEFAULT '',
  	\`version_second_name_since\` text,
  	\`version_licence_valid_until\` text DEFAULT '2027-04-04T00:00:00.000Z',
  	\`version_address\` text DEFAULT 'Office 000, Sample House, Station Road, Mumbai 400 000',
  	\`version_office_hours\` text DEFAULT '',
  	\`version_visits\` text,
  	\`version_map_url\` text DEFAULT '',
  	\`version_languages\` text DEFAULT '',
  	\`version_phone\` text DEFAULT '+91 22 0000 0000',
  	\`version_whatsapp\` text DEFAULT '+91 00000 00000',
  	\`version_email\` text DEFAULT 'jobs@example.com',
  	\`version_official_domain\` text DEFAULT 'example.com',
  	\`version_reply_days_contact\` numeric DEFAULT 2,
  	\`version_reply_days_grievance\` numeric DEFAULT 3,
  	\`version_reply_days_employer\` numeric DEFAULT 1,
  	\`version_reply_days_fraud\` numeric DEFAULT 1,
  	\`version_charging_policy\` text,
  	\`version_charges\` text DEFAULT '',
  	\`version_refund_rule\` text,
  	\`version_privacy_contact\` text DEFAULT '',
  	\`version_grievance_contact\` text DEFAULT '',
  	\`version_channel_url\` text DEFAULT 'https://example.com/channel',
  	\`version_malta_url\` text DEFAULT 'https://example.com/malta',
  	\`version_facebook_url\` text DEFAULT 'https://example.com/facebook',
  	\`version_instagram_url\` text DEFAULT 'https://example.com/instagram',
  	\`version_twitter_url\` text DEFAULT 'https://example.com/twitter',
  	\`version_youtube_url\` text DEFAULT 'https://example.com/youtube',
  	\`version_linkedin_url\` text DEFAULT 'https://example.com/linkedin',
  	\`version_whatsapp_url\` text DEFAULT 'https://example.com/whatsapp',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`home_page_blocks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`link_label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_blocks_order_idx\` ON \`home_page_blocks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_blocks_parent_id_idx\` ON \`home_page_blocks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_tiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`industry\` text NOT NULL,
  	\`count\` text NOT NULL,
  	\`live\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_tiles_order_idx\` ON \`home_page_tiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_tiles_parent_id_idx\` ON \`home_page_tiles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`href\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_services_order_idx\` ON \`home_page_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_services_parent_id_idx\` ON \`home_page_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page_clients\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`logo_id\` integer,
  	\`mark\` text,
  	\`is_sample\` integer DEFAULT false,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`home_page_clients_order_idx\` ON \`home_page_clients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_clients_parent_id_idx\` ON \`home_page_clients\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_clients_logo_idx\` ON \`home_page_clients\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`home_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`lead\` text NOT NULL,
  	\`blurb_title\` text NOT NULL,
  	\`blurb\` text NOT NULL,
  	\`popup_on\` integer DEFAULT true,
  	\`update_title\` text NOT NULL,
  	\`update_text\` text NOT NULL,
  	\`fraud_title\` text NOT NULL,
  	\`fraud_text\` text NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_blocks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`link_label\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_blocks_order_idx\` ON \`_home_page_v_version_blocks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_blocks_parent_id_idx\` ON \`_home_page_v_version_blocks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_tiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`industry\` text NOT NULL,
  	\`count\` text NOT NULL,
  	\`live\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_tiles_order_idx\` ON \`_home_page_v_version_tiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_tiles_parent_id_idx\` ON \`_home_page_v_version_tiles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`href\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_services_order_idx\` ON \`_home_page_v_version_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_services_parent_id_idx\` ON \`_home_page_v_version_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v_version_clients\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`logo_id\` integer,
  	\`mark\` text,
  	\`is_sample\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_clients_order_idx\` ON \`_home_page_v_version_clients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_clients_parent_id_idx\` ON \`_home_page_v_version_clients\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_clients_logo_idx\` ON \`_home_page_v_version_clients\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`_home_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_title\` text NOT NULL,
  	\`version_lead\` text NOT NULL,
  	\`version_blurb_title\` text NOT NULL,
  	\`version_blurb\` text NOT NULL,
  	\`version_popup_on\` integer DEFAULT true,
  	\`version_update_title\` text NOT NULL,
  	\`version_update_text\` text NOT NULL,
  	\`version_fraud_title\` text NOT NULL,
  	\`version_fraud_text\` text NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_home_page_v_created_at_idx\` ON \`_home_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_updated_at_idx\` ON \`_home_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`privacy_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`retention_is_on\` integer DEFAULT false,
  	\`retention_months\` numeric DEFAULT 24 NOT NULL,
  	\`quarantine_days\` numeric DEFAULT 30 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`launch\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`launched_at\` text,
  	\`launched_by\` text,
  	\`confirmed\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`mail_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`host\` text,
  	\`port\` numeric,
  	\`user\` text,
  	\`sealed_password\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`whatsapp_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`phone_number_id\` text,
  	\`display_name\` text,
  	\`per_day\` numeric,
  	\`sealed_token\` text,
  	\`sealed_app_secret\` text,
  	\`sealed_verify_token\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`backup_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`place\` text,
  	\`public_key\` text,
  	\`endpoint\` text,
  	\`region\` text,
  	\`access_key_id\` text,
  	\`sealed_secret\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`address_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`url\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`sign_in_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`second_factor_required\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages_sources\`;`)
  await db.run(sql`DROP TABLE \`pages_industries\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_sources\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_industries\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`news_articles_sources\`;`)
  await db.run(sql`DROP TABLE \`news_articles_industries\`;`)
  await db.run(sql`DROP TABLE \`news_articles\`;`)
  await db.run(sql`DROP TABLE \`news_articles_locales\`;`)
  await db.run(sql`DROP TABLE \`_news_articles_v_version_sources\`;`)
  await db.run(sql`DROP TABLE \`_news_articles_v_version_industries\`;`)
  await db.run(sql`DROP TABLE \`_news_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_news_articles_v_locales\`;`)
  await db.run(sql`DROP TABLE \`media_renditions\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`facts\`;`)
  await db.run(sql`DROP TABLE \`_facts_v\`;`)
  await db.run(sql`DROP TABLE \`translations\`;`)
  await db.run(sql`DROP TABLE \`jobs_nationalities\`;`)
  await db.run(sql`DROP TABLE \`jobs\`;`)
  await db.run(sql`DROP TABLE \`_jobs_v_version_nationalities\`;`)
  await db.run(sql`DROP TABLE \`_jobs_v\`;`)
  await db.run(sql`DROP TABLE \`applications\`;`)
  await db.run(sql`DROP TABLE \`registrations\`;`)
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`DROP TABLE \`job_alerts\`;`)
  await db.run(sql`DROP TABLE \`activities\`;`)
  await db.run(sql`DROP TABLE \`separations\`;`)
  await db.run(sql`DROP TABLE \`interviews\`;`)
  await db.run(sql`DROP TABLE \`interview_seats\`;`)
  await db.run(sql`DROP TABLE \`demands\`;`)
  await db.run(sql`DROP TABLE \`demand_lines\`;`)
  await db.run(sql`DROP TABLE \`deployments\`;`)
  await db.run(sql`DROP TABLE \`ledger\`;`)
  await db.run(sql`DROP TABLE \`papers\`;`)
  await db.run(sql`DROP TABLE \`paper_copies\`;`)
  await db.run(sql`DROP TABLE \`shortlists\`;`)
  await db.run(sql`DROP TABLE \`shortlist_people\`;`)
  await db.run(sql`DROP TABLE \`broadcast_lists\`;`)
  await db.run(sql`DROP TABLE \`opt_outs\`;`)
  await db.run(sql`DROP TABLE \`whatsapp_events\`;`)
  await db.run(sql`DROP TABLE \`keyring\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`DROP TABLE \`audit\`;`)
  await db.run(sql`DROP TABLE \`erasures\`;`)
  await db.run(sql`DROP TABLE \`backups\`;`)
  await db.run(sql`DROP TABLE \`countries\`;`)
  await db.run(sql`DROP TABLE \`positions\`;`)
  await db.run(sql`DROP TABLE \`trades\`;`)
  await db.run(sql`DROP TABLE \`message_templates\`;`)
  await db.run(sql`DROP TABLE \`_message_templates_v\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`invitations\`;`)
  await db.run(sql`DROP TABLE \`searches\`;`)
  await db.run(sql`DROP TABLE \`page_views\`;`)
  await db.run(sql`DROP TABLE \`imports\`;`)
  await db.run(sql`DROP TABLE \`staff_sessions\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`redirects_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`site_settings_site_languages\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_site_languages\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`home_page_blocks\`;`)
  await db.run(sql`DROP TABLE \`home_page_tiles\`;`)
  await db.run(sql`DROP TABLE \`home_page_services\`;`)
  await db.run(sql`DROP TABLE \`home_page_clients\`;`)
  await db.run(sql`DROP TABLE \`home_page\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_blocks\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_tiles\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_services\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_clients\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v\`;`)
  await db.run(sql`DROP TABLE \`privacy_settings\`;`)
  await db.run(sql`DROP TABLE \`launch\`;`)
  await db.run(sql`DROP TABLE \`mail_settings\`;`)
  await db.run(sql`DROP TABLE \`whatsapp_settings\`;`)
  await db.run(sql`DROP TABLE \`backup_settings\`;`)
  await db.run(sql`DROP TABLE \`address_settings\`;`)
  await db.run(sql`DROP TABLE \`sign_in_settings\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_stats\`;`)
}
