import type { GlobalConfig } from 'payload'

/**
 * The account of the WhatsApp Cloud API as an admin has set it in the office. Changed by
 * whatsapp_settings.php only, which tries it first and records it; WHATSAPP_… comes before it
 * (account.ts). Secrets are sealed like the password of the mail server.
 */
export const WhatsAppAccount: GlobalConfig = {
  slug: 'whatsapp-settings',
  admin: { hidden: true },
  fields: [
    { name: 'phone_number_id', type: 'text', maxLength: 20 },
    // As WhatsApp answered when it was set.
    { name: 'display_name', type: 'text', maxLength: 200 },
    { name: 'per_day', type: 'number' },
    { name: 'sealed_token', type: 'text', hidden: true, maxLength: 2000 },
    { name: 'sealed_app_secret', type: 'text', hidden: true, maxLength: 1000 },
    { name: 'sealed_verify_token', type: 'text', hidden: true, maxLength: 1000 },
  ],
}
