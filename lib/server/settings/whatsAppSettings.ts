import * as z from 'zod/mini'
import { WHATSAPP_PER_DAY } from '@/lib/shared/limits'

/** An account of the WhatsApp Cloud API, as the environment has it. */
export type WhatsAppSettings = {
  phoneNumberId: string
  token: string
  appSecret: string
  verifyToken: string
  /** Messages that are sent on a day in Mumbai at most. */
  perDay: number
}

const text = () => z._default(z.string().check(z.trim()), '')

/** The settings as the environment has them. */
export const whatsAppFields = {
  WHATSAPP_PHONE_NUMBER_ID: text(),
  WHATSAPP_TOKEN: text(),
  WHATSAPP_APP_SECRET: text(),
  WHATSAPP_VERIFY_TOKEN: text(),
  WHATSAPP_PER_DAY: text(),
  WHATSAPP_API_URL: text(),
}

type Raw = Record<keyof typeof whatsAppFields, string>

const NEEDED = [
  ...(['WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET'] as const),
  'WHATSAPP_VERIFY_TOKEN',
] as const

/** As in the office (collections/WhatsApp/shared/schema.ts). */
const SECRET_MIN_CHARS = [
  ['WHATSAPP_TOKEN', 20],
  ['WHATSAPP_APP_SECRET', 16],
  ['WHATSAPP_VERIFY_TOKEN', 16],
] as const

const API = 'https://graph.facebook.com/v24.0'

/** Null without any of the settings. Throws one line that names a wrong or missing one. */
export const whatsAppSettings = (raw: Raw): WhatsAppSettings | null => {
  if (!/^[1-9]\d{0,4}$|^$/.test(raw.WHATSAPP_PER_DAY)) {
    throw new Error('Setting WHATSAPP_PER_DAY must be a number from 1 to 99999')
  }
  if ([...NEEDED, 'WHATSAPP_PER_DAY' as const].every((name) => raw[name] === '')) return null
  const missing = NEEDED.find((name) => raw[name] === '')
  if (missing) throw new Error(`Setting ${missing} is missing: WHATSAPP_… are set together`)
  if (!/^\d{5,20}$/.test(raw.WHATSAPP_PHONE_NUMBER_ID)) {
    throw new Error(
      'Setting WHATSAPP_PHONE_NUMBER_ID must be a number of at least 5 digits: the id, not the phone',
    )
  }
  for (const [name, least] of SECRET_MIN_CHARS) {
    if (raw[name].length < least || /\s/.test(raw[name])) {
      throw new Error(`Setting ${name} must have at least ${least} characters and no spaces`)
    }
  }
  return {
    phoneNumberId: raw.WHATSAPP_PHONE_NUMBER_ID,
    token: raw.WHATSAPP_TOKEN,
    appSecret: raw.WHATSAPP_APP_SECRET,
    verifyToken: raw.WHATSAPP_VERIFY_TOKEN,
    perDay: Number(raw.WHATSAPP_PER_DAY || WHATSAPP_PER_DAY),
  }
}

/** Where the API is, with its version. Only https, but for a stand-in on this machine. */
export const whatsAppApi = ({ WHATSAPP_API_URL: given }: Raw): string => {
  if (!given) return API
  const isHere = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$)/.test(given)
  if (!URL.canParse(given) || !(isHere || given.startsWith('https://'))) {
    throw new Error(`Setting WHATSAPP_API_URL must be an https address such as ${API}`)
  }
  return given.replace(/\/+$/, '')
}
