import type { Payload, Where } from 'payload'
import type * as z from 'zod/mini'
import { publishedFacts } from '@/collections/Facts/facts'
import { sendingTime } from '@/collections/Mails/shared/sendingTime'
import { settingChanged } from '@/collections/Warnings/settingChanged'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { env } from '@/lib/server/settings/env'
import type { WhatsAppSettings } from '@/lib/server/settings/whatsAppSettings'
import { counted } from '@/lib/shared/format'
import { keysOf } from '@/lib/shared/objects'
import { paths } from '@/lib/shared/paths'
import type { User } from '@/payload-types'
import { storeWhatsApp, whatsAppAccount, whatsAppJson } from './account'
import { type ApiAnswer, askNumber } from './cloudApi'
import { sentOnDay } from './sentToday'
import type { WhatsAppJson, WhatsAppPriceJson, WhatsAppSettingsJson } from './shared/json'
import type { WhatsAppForm, whatsAppCall } from './shared/schema'

const SET_ON_THE_SERVER = 'WhatsApp is set on the server (WHATSAPP_…), which comes first.'

/** The fact that says what a message costs. It is typed in with its source at the launch, never here. */
export const PRICE_FACT = 'general.whatsapp.price'

/** GET whatsapp_settings.php: by what messages are sent in WhatsApp, and how many today. */
export const whatsAppSettingsJson = async (
  payload: Payload,
  now = new Date(),
): Promise<WhatsAppSettingsJson> => ({
  whatsapp: await whatsAppJson(payload),
  ...(await ofDay(payload, sendingTime(now))),
  webhook_url: `${env.siteUrl}${paths.whatsAppWebhook}`,
  price: await price(),
})

const ofDay = async (payload: Payload, sending: Date) => ({
  today: await sentOnDay(payload, sending),
  day: sending.toISOString(),
})

const price = async (): Promise<WhatsAppPriceJson> => {
  const fact = (await publishedFacts()).find(({ key }) => key === PRICE_FACT)
  return fact ? { value: fact.value, checked: fact.checked } : null
}

/**
 * POST whatsapp_settings.php: asks WhatsApp for the name of a number, and uses the account from then on if
 * it tells it; only asks; or removes the account that was set here. The other admins are told of a change.
 */
export const saveWhatsApp = async (
  payload: Payload,
  user: User,
  call: z.infer<typeof whatsAppCall>,
): Promise<Answer> => {
  if (call.action === 'test') return test(payload)
  if (env.whatsApp) return refuse(SET_ON_THE_SERVER)
  if (call.action === 'remove') {
    await change(payload, user, null)
    return answer(payload, removedText(await waiting(payload)))
  }
  const given = await withStored(payload, call)
  if (!given) return refuse('Type the token, the app secret and the verify token.')
  const asked = await askNumber(given)
  const displayName = nameIn(asked)
  if (displayName === null) return refuse(problemOf(asked))
  await change(payload, user, { ...given, displayName }, typedAgain(call))
  return answer(payload, `WhatsApp knows this number as ${displayName}.`)
}

const waiting = async (payload: Payload): Promise<number> => {
  const where: Where = {
    and: [{ channel: { equals: 'whatsapp' } }, { state: { in: ['queued', 'sending'] } }],
  }
  return (await payload.count({ collection: 'mails', where })).totalDocs
}

const removedText = (count: number): string => {
  const rest =
    count > 0
      ? ` ${counted(count, 'message waits', 'messages wait')} for an account: after three days without one they fail.`
      : ''
  return `WhatsApp was removed. It is written by hand again.${rest}`
}

const test = async (payload: Payload): Promise<Answer> => {
  const account = await whatsAppAccount(payload)
  if (!account) return refuse('WhatsApp is not set up.')
  const { token, phoneNumberId } = account
  if (token === null) return refuse('The token cannot be read any more. Type it again.')
  const asked = await askNumber({ token, phoneNumberId })
  const name = nameIn(asked)
  return name === null
    ? refuse(problemOf(asked))
    : answer(payload, `WhatsApp knows this number as ${name}.`)
}

const answer = async (payload: Payload, message: string): Promise<Answer> =>
  succeed(await whatsAppSettingsJson(payload), message)

/** The stored secrets are used for the same number only. Null when one is missing. */
const withStored = async (
  payload: Payload,
  { phone_number_id, token, app_secret, verify_token, per_day }: WhatsAppForm,
): Promise<WhatsAppSettings | null> => {
  const stored = await whatsAppAccount(payload)
  const old = stored?.phoneNumberId === phone_number_id ? stored : null
  const secrets = {
    token: token || old?.token,
    appSecret: app_secret || old?.appSecret,
    verifyToken: verify_token || old?.verifyToken,
  }
  const { token: used, appSecret, verifyToken } = secrets
  if (!used || !appSecret || !verifyToken) return null
  return { phoneNumberId: phone_number_id, token: used, appSecret, verifyToken, perDay: per_day }
}

const change = async (
  payload: Payload,
  user: User,
  account: Parameters<typeof storeWhatsApp>[1],
  typed = '',
): Promise<void> => {
  const before = nameOf(await whatsAppJson(payload))
  await storeWhatsApp(payload, account)
  const now = nameOf(await whatsAppJson(payload)) + typed
  await settingChanged(payload, user, {
    ...{ subject: 'whatsapp-settings', what: 'whatsapp-changed', before, now },
  })
}

const SECRET_NAMES = {
  token: 'token',
  app_secret: 'app secret',
  verify_token: 'verify token',
} as const

/** Which secrets were typed; by them alone somebody else could send, or read what people write. */
const typedAgain = (form: WhatsAppForm): string => {
  const names = keysOf(SECRET_NAMES).flatMap((key) => (form[key] ? [SECRET_NAMES[key]] : []))
  return names.length > 0 ? `; typed: ${names.join(', ')}` : ''
}

/** The id is no secret and no phone number. */
const nameOf = ({ phone_number_id, per_day }: WhatsAppJson): string =>
  phone_number_id ? `number ${phone_number_id}, ${per_day} a day` : 'none'

const nameIn = (asked: ApiAnswer): string | null => {
  if (asked.kind !== 'ok') return null
  const { verified_name, display_phone_number } = asked.body
  const name = [verified_name, display_phone_number].filter((part) => typeof part === 'string')
  return name.length > 0 ? name.join(', ').slice(0, 200) : null
}

const TOKEN_CODES = [0, 190]
const ACCESS_CODES = [3, 10, 131_005]

/** Why WhatsApp gave no name, in words for an admin. */
const problemOf = (asked: ApiAnswer): string => {
  if (asked.kind === 'ok') return 'WhatsApp gave no name: is this the phone number ID?'
  if (asked.kind !== 'refused') {
    return asked.kind === 'unsure'
      ? 'WhatsApp did not answer in time.'
      : 'WhatsApp could not be reached.'
  }
  const { status, isAccount } = asked
  const code = asked.code ?? status
  if (TOKEN_CODES.includes(code) || status === 401) {
    return 'WhatsApp refused the token: it is wrong, or it has expired.'
  }
  if (isAccount || ACCESS_CODES.includes(code) || (code >= 200 && code < 300)) {
    return 'WhatsApp does not show this number to this token. Check the phone number ID and the rights of the token.'
  }
  return `WhatsApp refused (${code}). Try again later.`
}
