import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`CREATE TABLE \`erasures\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subject\` text NOT NULL,
  	\`subject_id\` numeric NOT NULL,
  	\`reference\` text NOT NULL,
  	\`file\` text,
  	\`notes\` text NOT NULL,
  	\`mails\` text NOT NULL,
  	\`by\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`erasures_subject_id_idx\` ON \`erasures\` (\`subject_id\`);`)
  await db.run(sql`CREATE INDEX \`erasures_file_idx\` ON \`erasures\` (\`file\`);`)
  await db.run(sql`CREATE INDEX \`erasures_updated_at_idx\` ON \`erasures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`erasures_created_at_idx\` ON \`erasures\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_name\` text DEFAULT 'Specimen Overseas',
  	\`version_full_name\` text DEFAULT 'Specimen Overseas Consultants',
  	\`version_tagline\` text DEFAULT 'Consultants, Mumbai',
  	\`version_approved_by\` text DEFAULT 'Approved by the Ministry of Labour, Government of India',
  	\`version_licence_number\` text DEFAULT 'B-0000/MUM/PART/1000+/5/0000/2022',
  	\`version_licence_valid_until\` text DEFAULT '2027-04-04T00:00:00.000Z',
  	\`version_address\` text DEFAULT 'Office 000, Sample House, Station Road, Mumbai 400 000',
  	\`version_phone\` text DEFAULT '+91 22 0000 0000',
  	\`version_whatsapp\` text DEFAULT '+91 00000 00000',
  	\`version_email\` text DEFAULT 'jobs@example.com',
  	\`version_official_domain\` text DEFAULT 'example.com',
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
  await db.run(sql`ALTER TABLE \`opt_outs\` ADD \`key_id\` text;`)
  await db.run(sql`CREATE INDEX \`opt_outs_key_id_idx\` ON \`opt_outs\` (\`key_id\`);`)
  await db.run(sql`ALTER TABLE \`mails\` ADD \`recipient\` text;`)
  await db.run(sql`CREATE INDEX \`recipient_createdAt_idx\` ON \`mails\` (\`recipient\`,\`created_at\`);`)
  // By hand: the facts as they were before versions were kept, which the first change must not lose.
  await db.run(sql`INSERT INTO _site_settings_v (version_name, version_full_name, version_tagline, version_approved_by, version_licence_number, version_licence_valid_until, version_address, version_phone, version_whatsapp, version_email, version_official_domain, version_channel_url, version_malta_url, version_facebook_url, version_instagram_url, version_twitter_url, version_youtube_url, version_linkedin_url, version_whatsapp_url, version_updated_at, version_created_at) SELECT name, full_name, tagline, approved_by, licence_number, licence_valid_until, address, phone, whatsapp, email, official_domain, channel_url, malta_url, facebook_url, instagram_url, twitter_url, youtube_url, linkedin_url, whatsapp_url, updated_at, created_at FROM site_settings;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`keyring\`;`)
  await db.run(sql`DROP TABLE \`erasures\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`DROP INDEX \`opt_outs_key_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`opt_outs\` DROP COLUMN \`key_id\`;`)
  await db.run(sql`DROP INDEX \`recipient_createdAt_idx\`;`)
  await db.run(sql`ALTER TABLE \`mails\` DROP COLUMN \`recipient\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`applications_id\` integer REFERENCES applications(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`registrations_id\` integer REFERENCES registrations(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`enquiries_id\` integer REFERENCES enquiries(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_enquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`enquiries_id\`);`)
}
