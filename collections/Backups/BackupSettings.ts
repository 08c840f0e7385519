import type { GlobalConfig } from 'payload'

/**
 * The place of the backups as an admin has set it in the office. Changed by backup_place.php only, which
 * tries it first and records it; BACKUP_TO comes before it (usedSettings.ts).
 */
export const BackupSettings: GlobalConfig = {
  slug: 'backup-settings',
  admin: { hidden: true },
  fields: [
    { name: 'place', type: 'text', maxLength: 500 },
    { name: 'public_key', type: 'text', maxLength: 100 },
    { name: 'endpoint', type: 'text', maxLength: 500 },
    { name: 'region', type: 'text', maxLength: 60 },
    { name: 'access_key_id', type: 'text', maxLength: 200 },
    // lib/server/settings/sealed.ts
    { name: 'sealed_secret', type: 'text', hidden: true, maxLength: 1000 },
  ],
}
