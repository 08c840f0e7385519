import type { Payload } from 'payload'
import { type Answer, fail, succeed } from '@/lib/server/calls/answers'
import { jsonObject } from '@/lib/server/calls/body'
import { isSameSecret } from '@/lib/server/settings/isSameSecret'
import { whatsAppAccount } from '../account'
import { eventsIn } from './parse'
import { isSigned } from './signature'
import { takeStatus } from './takeStatus'
import { takeWrote } from './takeWrote'

/** As much as the server takes of any visitor: some hundred events. */
export const WEBHOOK_MAX_BYTES = 262_144

/**
 * GET whatsapp_webhook.php: WhatsApp asks once whether the address is ours, with the word that was agreed on.
 * Returns what it wants to read back.
 */
export const challenge = async (
  payload: Payload,
  query: URLSearchParams,
): Promise<string | Answer> => {
  const account = await whatsAppAccount(payload)
  if (!account) return fail.callUnknown()
  const { verifyToken } = account
  const echo = query.get('hub.challenge') ?? ''
  const isOurs =
    query.get('hub.mode') === 'subscribe' &&
    verifyToken !== null &&
    isSameSecret(query.get('hub.verify_token') ?? '', verifyToken)
  return isOurs && /^[\w.-]{1,200}$/.test(echo) ? echo : fail.notAllowed()
}

/**
 * POST whatsapp_webhook.php: WhatsApp tells what came of messages, and that people wrote. Nothing is read
 * before the signature over the bytes is checked. Events of another number, unknown, old and repeated ones
 * change nothing and are answered like others, so that they are not sent again.
 */
export const receive = async (
  payload: Payload,
  { bytes, signature }: { bytes: Buffer; signature: string | null },
  now = new Date(),
): Promise<Answer> => {
  const account = await whatsAppAccount(payload)
  if (!account) return fail.callUnknown()
  const { appSecret, phoneNumberId } = account
  if (appSecret === null || !isSigned(bytes, signature, appSecret)) return fail.notAllowed()
  const { statuses, wrote } = eventsIn(jsonObject(bytes), phoneNumberId, now)
  for (const status of statuses) await takeStatus(payload, status)
  for (const one of wrote) await takeWrote(payload, one)
  return succeed()
}
