import type { Payload } from 'payload'
import { env } from '@/lib/server/settings/env'
import { seal, unseal } from '@/lib/server/settings/sealed'
import type { WhatsAppSettings } from '@/lib/server/settings/whatsAppSettings'
import { WHATSAPP_PER_DAY } from '@/lib/shared/limits'
import type { WhatsAppJson } from './shared/json'

const SECRETS = ['token', 'appSecret', 'verifyToken'] as const

type Secrets = Record<(typeof SECRETS)[number], string | null>

/** An account; a secret is null when it cannot be read, because PAYLOAD_SECRET is another one. */
export type Account = Omit<WhatsAppSettings, keyof Secrets> & Secrets

/**
 * The account that messages are sent by: WHATSAPP_…, or what an admin has set in the office. Read from
 * the database at each use, so that a change applies at once in every process. Null without any.
 */
export const whatsAppAccount = async (payload: Payload): Promise<Account | null> => {
  if (env.whatsApp) return env.whatsApp
  const { phone_number_id, per_day, ...sealed } = await stored(payload)
  if (!phone_number_id) return null
  return {
    phoneNumberId: phone_number_id,
    token: unseal(sealed.sealed_token ?? ''),
    appSecret: unseal(sealed.sealed_app_secret ?? ''),
    verifyToken: unseal(sealed.sealed_verify_token ?? ''),
    perDay: per_day ?? WHATSAPP_PER_DAY,
  }
}

/** What an admin is told of it; never a secret. */
export const whatsAppJson = async (payload: Payload): Promise<WhatsAppJson> => {
  const { phone_number_id, display_name, per_day } = await stored(payload)
  if (env.whatsApp) {
    const { phoneNumberId, perDay } = env.whatsApp
    return {
      ...{ from: 'server', phone_number_id: phoneNumberId, per_day: perDay },
      display_name: (phone_number_id === phoneNumberId && display_name) || '',
    }
  }
  return {
    from: phone_number_id ? 'office' : null,
    phone_number_id: phone_number_id ?? '',
    display_name: display_name ?? '',
    per_day: per_day ?? WHATSAPP_PER_DAY,
  }
}

/** Null: no account. */
export const storeWhatsApp = async (
  payload: Payload,
  account: (WhatsAppSettings & { displayName: string }) | null,
): Promise<void> => {
  await payload.updateGlobal({
    slug: 'whatsapp-settings',
    data: {
      phone_number_id: account?.phoneNumberId ?? null,
      display_name: account?.displayName ?? null,
      per_day: account?.perDay ?? null,
      sealed_token: account && seal(account.token),
      sealed_app_secret: account && seal(account.appSecret),
      sealed_verify_token: account && seal(account.verifyToken),
    },
  })
}

const stored = (payload: Payload) =>
  payload.findGlobal({ slug: 'whatsapp-settings', showHiddenFields: true })
