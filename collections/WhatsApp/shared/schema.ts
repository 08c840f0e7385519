import * as z from 'zod/mini'
import { requiredText } from '@/lib/shared/fields'

/** The part of the outbox in which it is set. */
export const WHATSAPP_ID = 'whatsapp'

const PER_DAY = 'A number from 1 to 99999'

const secret = (least: number, most: number, problem: string) =>
  z.string().check(z.trim(), z.maxLength(most), z.regex(new RegExp(`^(\\S{${least},})?$`), problem))

/** The account as an admin types it in. An empty secret leaves the stored one as it is. */
export const whatsAppSchema = z.object({
  phone_number_id: requiredText('Type the phone number ID', 20).check(
    z.regex(/^\d{5,}$/, 'The ID of the number, digits only. It is not the phone number'),
  ),
  token: secret(20, 1000, 'The token has at least 20 characters and no spaces'),
  app_secret: secret(16, 200, 'The app secret has at least 16 characters and no spaces'),
  verify_token: secret(16, 200, 'At least 16 characters, no spaces'),
  per_day: z.int(PER_DAY).check(z.gte(1, PER_DAY), z.lte(99_999, PER_DAY)),
})

export type WhatsAppForm = z.infer<typeof whatsAppSchema>

/** What whatsapp_settings.php takes: an account to try and keep, the one in use to try, or none. */
export const whatsAppCall = z.discriminatedUnion('action', [
  z.extend(whatsAppSchema, { action: z.literal('save') }),
  z.object({ action: z.literal('test') }),
  z.object({ action: z.literal('remove') }),
])
