import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`launch\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`launched_at\` text,
  	\`launched_by\` text,
  	\`confirmed\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`is_sample\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`certificate_name\` text DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`second_name\` text DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`second_name_since\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`office_hours\` text DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`visits\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`map_url\` text DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`languages\` text DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`charging_policy\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`charges\` text DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`refund_rule\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`privacy_contact\` text DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`grievance_contact\` text DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_certificate_name\` text DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_second_name\` text DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_second_name_since\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_office_hours\` text DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_visits\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_map_url\` text DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_languages\` text DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_charging_policy\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_charges\` text DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_refund_rule\` text;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_privacy_contact\` text DEFAULT '';`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` ADD \`version_grievance_contact\` text DEFAULT '';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`launch\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`is_sample\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`certificate_name\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`second_name\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`second_name_since\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`office_hours\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`visits\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`map_url\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`languages\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`charging_policy\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`charges\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`refund_rule\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`privacy_contact\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`grievance_contact\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_certificate_name\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_second_name\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_second_name_since\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_office_hours\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_visits\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_map_url\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_languages\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_charging_policy\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_charges\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_refund_rule\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_privacy_contact\`;`)
  await db.run(sql`ALTER TABLE \`_site_settings_v\` DROP COLUMN \`version_grievance_contact\`;`)
}
