import type { GlobalConfig } from 'payload'

/**
 * The mail server as an admin has set it in the office. Changed by mail_server.php only, which tries it
 * first and records it; SMTP_URL comes before it (mailServer.ts).
 */
export const MailSettings: GlobalConfig = {
  slug: 'mail-settings',
  admin: { hidden: true },
  fields: [
    { name: 'host', type: 'text', maxLength: 253 },
    { name: 'port', type: 'number' },
    { name: 'user', type: 'text', maxLength: 254 },
    // lib/server/settings/sealed.ts
    { name: 'sealed_password', type: 'text', hidden: true, maxLength: 1000 },
  ],
}
