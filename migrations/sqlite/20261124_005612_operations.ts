import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`CREATE TABLE \`sign_in_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`second_factor_required\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`backups\`;`)
  await db.run(sql`DROP TABLE \`invitations\`;`)
  await db.run(sql`DROP TABLE \`staff_sessions\`;`)
  await db.run(sql`DROP TABLE \`second_factors\`;`)
  await db.run(sql`DROP TABLE \`sign_in_settings\`;`)
}
