import { afterPassword } from '@/collections/Users/sessions/recentPassword'
import { saveWhatsApp, whatsAppSettingsJson } from '@/collections/WhatsApp/saveWhatsApp'
import { whatsAppCall } from '@/collections/WhatsApp/shared/schema'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpPost, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET whatsapp_settings.php: the account of the WhatsApp API. POST tries one and keeps it. */
export const whatsapp_settings = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.whatsapp_settings,
    run: async ({ payload }) => succeed(await whatsAppSettingsJson(payload)),
  }),
  POST: phpPost({
    access: CALL_ROLES.whatsapp_settings,
    schema: whatsAppCall,
    run: ({ payload, user, values }) =>
      afterPassword(payload, user, () => saveWhatsApp(payload, user, values)),
  }),
})
