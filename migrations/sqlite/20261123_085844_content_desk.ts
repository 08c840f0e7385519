import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`facts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`sentence\` text,
  	\`amount\` numeric,
  	\`unit\` text,
  	\`source_title\` text,
  	\`source_publisher\` text,
  	\`source_link\` text,
  	\`source_year\` numeric,
  	\`confirm\` text,
  	\`key\` text,
  	\`country\` text,
  	\`topic\` text,
  	\`confidence\` text DEFAULT 'secondary',
  	\`checked\` text,
  	\`review\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`facts_key_idx\` ON \`facts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`facts_country_idx\` ON \`facts\` (\`country\`);`)
  await db.run(sql`CREATE INDEX \`facts_updated_at_idx\` ON \`facts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`facts_created_at_idx\` ON \`facts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`facts__status_idx\` ON \`facts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_facts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_label\` text,
  	\`version_value\` text,
  	\`version_sentence\` text,
  	\`version_amount\` numeric,
  	\`version_unit\` text,
  	\`version_source_title\` text,
  	\`version_source_publisher\` text,
  	\`version_source_link\` text,
  	\`version_source_year\` numeric,
  	\`version_confirm\` text,
  	\`version_key\` text,
  	\`version_country\` text,
  	\`version_topic\` text,
  	\`version_confidence\` text DEFAULT 'secondary',
  	\`version_checked\` text,
  	\`version_review\` text,
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
  await db.run(sql`CREATE INDEX \`_facts_v_version_version_key_idx\` ON \`_facts_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_version_version_country_idx\` ON \`_facts_v\` (\`version_country\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_version_version_updated_at_idx\` ON \`_facts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_version_version_created_at_idx\` ON \`_facts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_version_version__status_idx\` ON \`_facts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_created_at_idx\` ON \`_facts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_updated_at_idx\` ON \`_facts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_snapshot_idx\` ON \`_facts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_published_locale_idx\` ON \`_facts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_facts_v_latest_idx\` ON \`_facts_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`facts_id\` integer REFERENCES facts(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_facts_id_idx\` ON \`payload_locked_documents_rels\` (\`facts_id\`);`)
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
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_home_page_clients\` (
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
  await db.run(sql`INSERT INTO \`__new_home_page_clients\`("_order", "_parent_id", "id", "name", "mark", "is_sample") SELECT "_order", "_parent_id", "id", "name", "mark", "is_sample" FROM \`home_page_clients\`;`)
  await db.run(sql`DROP TABLE \`home_page_clients\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_page_clients\` RENAME TO \`home_page_clients\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`home_page_clients_order_idx\` ON \`home_page_clients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_clients_parent_id_idx\` ON \`home_page_clients\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_clients_logo_idx\` ON \`home_page_clients\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_page_v_version_clients\` (
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
  await db.run(sql`INSERT INTO \`__new__home_page_v_version_clients\`("_order", "_parent_id", "id", "name", "mark", "is_sample", "_uuid") SELECT "_order", "_parent_id", "id", "name", "mark", "is_sample", "_uuid" FROM \`_home_page_v_version_clients\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_clients\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_page_v_version_clients\` RENAME TO \`_home_page_v_version_clients\`;`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_clients_order_idx\` ON \`_home_page_v_version_clients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_clients_parent_id_idx\` ON \`_home_page_v_version_clients\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_clients_logo_idx\` ON \`_home_page_v_version_clients\` (\`logo_id\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`header_picture_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`share_picture_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`pages_header_picture_idx\` ON \`pages\` (\`header_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_share_picture_idx\` ON \`pages\` (\`share_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_header_picture_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_share_picture_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_header_picture_idx\` ON \`_pages_v\` (\`version_header_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_share_picture_idx\` ON \`_pages_v\` (\`version_share_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`news_articles\` ADD \`header_picture_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`news_articles\` ADD \`share_picture_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`news_articles_header_picture_idx\` ON \`news_articles\` (\`header_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`news_articles_share_picture_idx\` ON \`news_articles\` (\`share_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`_news_articles_v\` ADD \`version_header_picture_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_news_articles_v\` ADD \`version_share_picture_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_version_version_header_picture_idx\` ON \`_news_articles_v\` (\`version_header_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_version_version_share_picture_idx\` ON \`_news_articles_v\` (\`version_share_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`media_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`reply_days_contact\` numeric DEFAULT 2;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`reply_days_grievance\` numeric DEFAULT 3;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`reply_days_employer\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`reply_days_fraud\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_reply_days_contact\` numeric DEFAULT 2;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_reply_days_grievance\` numeric DEFAULT 3;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_reply_days_employer\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_reply_days_fraud\` numeric DEFAULT 1;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`reply_days_contact\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`reply_days_grievance\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`reply_days_employer\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`reply_days_fraud\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_reply_days_contact\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_reply_days_grievance\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_reply_days_employer\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_reply_days_fraud\`;`)
  await db.run(sql`DROP TABLE \`media_renditions\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`kind\` text DEFAULT 'page',
  	\`last_reviewed\` text,
  	\`country\` text,
  	\`canonical_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages\`("id", "slug", "kind", "last_reviewed", "country", "canonical_slug", "updated_at", "created_at", "_status") SELECT "id", "slug", "kind", "last_reviewed", "country", "canonical_slug", "updated_at", "created_at", "_status" FROM \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages\` RENAME TO \`pages\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_kind_idx\` ON \`pages\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_kind\` text DEFAULT 'page',
  	\`version_last_reviewed\` text,
  	\`version_country\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v\`("id", "parent_id", "version_slug", "version_kind", "version_last_reviewed", "version_country", "version_canonical_slug", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_slug", "version_kind", "version_last_reviewed", "version_country", "version_canonical_slug", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v\` RENAME TO \`_pages_v\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_kind_idx\` ON \`_pages_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_news_articles\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`slug\` text,
  	\`kind\` text DEFAULT 'article',
  	\`last_reviewed\` text,
  	\`country\` text,
  	\`canonical_slug\` text,
  	\`group\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_news_articles\`("id", "slug", "kind", "last_reviewed", "country", "canonical_slug", "group", "updated_at", "created_at", "_status") SELECT "id", "slug", "kind", "last_reviewed", "country", "canonical_slug", "group", "updated_at", "created_at", "_status" FROM \`news_articles\`;`)
  await db.run(sql`DROP TABLE \`news_articles\`;`)
  await db.run(sql`ALTER TABLE \`__new_news_articles\` RENAME TO \`news_articles\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`news_articles_slug_idx\` ON \`news_articles\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`news_articles_kind_idx\` ON \`news_articles\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`news_articles_updated_at_idx\` ON \`news_articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_articles_created_at_idx\` ON \`news_articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news_articles__status_idx\` ON \`news_articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__news_articles_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_kind\` text DEFAULT 'article',
  	\`version_last_reviewed\` text,
  	\`version_country\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news_articles\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__news_articles_v\`("id", "parent_id", "version_slug", "version_kind", "version_last_reviewed", "version_country", "version_canonical_slug", "version_group", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_slug", "version_kind", "version_last_reviewed", "version_country", "version_canonical_slug", "version_group", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_news_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_news_articles_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__news_articles_v\` RENAME TO \`_news_articles_v\`;`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_parent_idx\` ON \`_news_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_version_version_slug_idx\` ON \`_news_articles_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_version_version_kind_idx\` ON \`_news_articles_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_version_version_updated_at_idx\` ON \`_news_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_version_version_created_at_idx\` ON \`_news_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_version_version__status_idx\` ON \`_news_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_created_at_idx\` ON \`_news_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_updated_at_idx\` ON \`_news_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_snapshot_idx\` ON \`_news_articles_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_published_locale_idx\` ON \`_news_articles_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_latest_idx\` ON \`_news_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_news_articles_v_autosave_idx\` ON \`_news_articles_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`news_articles_id\` integer,
  	\`facts_id\` integer,
  	\`jobs_id\` integer,
  	\`activities_id\` integer,
  	\`broadcast_lists_id\` integer,
  	\`opt_outs_id\` integer,
  	\`mails_id\` integer,
  	\`audit_id\` integer,
  	\`countries_id\` integer,
  	\`positions_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_articles_id\`) REFERENCES \`news_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`facts_id\`) REFERENCES \`facts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`activities_id\`) REFERENCES \`activities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`broadcast_lists_id\`) REFERENCES \`broadcast_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`opt_outs_id\`) REFERENCES \`opt_outs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_id\`) REFERENCES \`audit\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`positions_id\`) REFERENCES \`positions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "news_articles_id", "facts_id", "jobs_id", "activities_id", "broadcast_lists_id", "opt_outs_id", "mails_id", "audit_id", "countries_id", "positions_id", "redirects_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "news_articles_id", "facts_id", "jobs_id", "activities_id", "broadcast_lists_id", "opt_outs_id", "mails_id", "audit_id", "countries_id", "positions_id", "redirects_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`news_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_facts_id_idx\` ON \`payload_locked_documents_rels\` (\`facts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_activities_id_idx\` ON \`payload_locked_documents_rels\` (\`activities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_broadcast_lists_id_idx\` ON \`payload_locked_documents_rels\` (\`broadcast_lists_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_opt_outs_id_idx\` ON \`payload_locked_documents_rels\` (\`opt_outs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_countries_id_idx\` ON \`payload_locked_documents_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_positions_id_idx\` ON \`payload_locked_documents_rels\` (\`positions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_home_page_clients\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`mark\` text NOT NULL,
  	\`is_sample\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`home_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_home_page_clients\`("_order", "_parent_id", "id", "name", "mark", "is_sample") SELECT "_order", "_parent_id", "id", "name", "mark", "is_sample" FROM \`home_page_clients\`;`)
  await db.run(sql`DROP TABLE \`home_page_clients\`;`)
  await db.run(sql`ALTER TABLE \`__new_home_page_clients\` RENAME TO \`home_page_clients\`;`)
  await db.run(sql`CREATE INDEX \`home_page_clients_order_idx\` ON \`home_page_clients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`home_page_clients_parent_id_idx\` ON \`home_page_clients\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__home_page_v_version_clients\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`mark\` text NOT NULL,
  	\`is_sample\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_home_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__home_page_v_version_clients\`("_order", "_parent_id", "id", "name", "mark", "is_sample", "_uuid") SELECT "_order", "_parent_id", "id", "name", "mark", "is_sample", "_uuid" FROM \`_home_page_v_version_clients\`;`)
  await db.run(sql`DROP TABLE \`_home_page_v_version_clients\`;`)
  await db.run(sql`ALTER TABLE \`__new__home_page_v_version_clients\` RENAME TO \`_home_page_v_version_clients\`;`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_clients_order_idx\` ON \`_home_page_v_version_clients\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_clients_parent_id_idx\` ON \`_home_page_v_version_clients\` (\`_parent_id\`);`)
  await db.run(sql`DROP TABLE \`facts\`;`)
  await db.run(sql`DROP TABLE \`_facts_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`news_articles_id\` integer,
  	\`jobs_id\` integer,
  	\`activities_id\` integer,
  	\`broadcast_lists_id\` integer,
  	\`opt_outs_id\` integer,
  	\`mails_id\` integer,
  	\`audit_id\` integer,
  	\`countries_id\` integer,
  	\`positions_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_articles_id\`) REFERENCES \`news_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`activities_id\`) REFERENCES \`activities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`broadcast_lists_id\`) REFERENCES \`broadcast_lists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`opt_outs_id\`) REFERENCES \`opt_outs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_id\`) REFERENCES \`audit\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`positions_id\`) REFERENCES \`positions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "news_articles_id", "jobs_id", "activities_id", "broadcast_lists_id", "opt_outs_id", "mails_id", "audit_id", "countries_id", "positions_id", "redirects_id", "users_id") SELECT "id", "order", "parent_id", "path", "pages_id", "news_articles_id", "jobs_id", "activities_id", "broadcast_lists_id", "opt_outs_id", "mails_id", "audit_id", "countries_id", "positions_id", "redirects_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`news_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_activities_id_idx\` ON \`payload_locked_documents_rels\` (\`activities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_broadcast_lists_id_idx\` ON \`payload_locked_documents_rels\` (\`broadcast_lists_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_opt_outs_id_idx\` ON \`payload_locked_documents_rels\` (\`opt_outs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_countries_id_idx\` ON \`payload_locked_documents_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_positions_id_idx\` ON \`payload_locked_documents_rels\` (\`positions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
