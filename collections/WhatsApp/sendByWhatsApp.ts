import type { Payload } from 'payload'
import type { FilledTemplate } from '@/collections/Mails/newMail'
import type { Outcome } from '@/collections/Mails/sendMail'
import { sendingDay } from '@/collections/Mails/shared/sendingTime'
import type { Mail } from '@/payload-types'
import { whatsAppAccount } from './account'
import { type ApiAnswer, sendTemplate } from './cloudApi'
import { mayWrite } from './mayWrite'
import { takePlace } from './sentToday'
import { isFinal, UNSURE } from './shared/failures'

/**
 * After a try of which nobody knows whether WhatsApp took it: WhatsApp tells within this time what came
 * of it, as a rule (webhook/takeStatus.ts), and then nothing is sent again.
 */
const UNSURE_PAUSE_MS = 10 * 60_000

/**
 * Sends one message of the outbox by the WhatsApp API. That WhatsApp takes it says nothing about the
 * person: what came of it is told later, to the webhook. Who has opted out since it was written gets none.
 */
export const sendByWhatsApp = async (payload: Payload, mail: Mail): Promise<Outcome> => {
  const outcome = await tryOnce(payload, mail)
  if (mail.problem !== UNSURE || outcome.state !== 'again') return outcome
  // Of two such tries both may have arrived: it is repeated once only. What came between them does not
  // make the first one sure.
  return outcome.problem === UNSURE
    ? { state: 'failed', problem: UNSURE }
    : { ...outcome, problem: UNSURE }
}

const tryOnce = async (payload: Payload, mail: Mail): Promise<Outcome> => {
  const account = await whatsAppAccount(payload)
  // It may be set again.
  if (!account) return { state: 'again', problem: 'removed' }
  const { token, phoneNumberId, perDay } = account
  if (token === null) return { state: 'again', problem: 'secret' }
  const template = mail.template as FilledTemplate // sendApproved.ts wrote it
  const refused = await mayWrite(payload, { ...mail, category: template.category })
  if (refused) return { state: 'failed', problem: refused }
  const now = new Date()
  if (!(await takePlace(payload, { id: mail.id, perDay, now }))) {
    const next = sendingDay(sendingDay(now).end).morning
    return { state: 'again', problem: 'limit', afterMs: next.getTime() - now.getTime() }
  }
  const to = mail.to.replace(/^\+/, '')
  return outcomeOf(await sendTemplate({ token, phoneNumberId }, { to, template, mark: mail.key }))
}

const outcomeOf = (answer: ApiAnswer): Outcome => {
  if (answer.kind === 'unreached') return { state: 'again', problem: 'unreached' }
  if (answer.kind === 'refused') return refusalOf(answer)
  const wamid = answer.kind === 'ok' ? wamidOf(answer.body) : null
  return wamid
    ? { state: 'accepted', wamid }
    : { state: 'again', problem: UNSURE, afterMs: UNSURE_PAUSE_MS }
}

const refusalOf = ({
  status,
  code,
  isAccount,
}: Extract<ApiAnswer, { kind: 'refused' }>): Outcome => {
  const problem = isAccount ? 'no_number' : String(code ?? status)
  // Their server broke. Without a code nobody knows whether it took the message.
  if (status >= 500 || status === 408) {
    return {
      ...{ state: 'again', afterMs: UNSURE_PAUSE_MS },
      problem: code === null ? UNSURE : problem,
    }
  }
  // A busy server refuses no message for good.
  return { state: status !== 429 && isFinal(problem) ? 'failed' : 'again', problem }
}

const wamidOf = ({ messages }: Record<string, unknown>): string | null => {
  const id = Array.isArray(messages) ? Object(messages[0]).id : null
  return typeof id === 'string' && id.length <= 200 ? id : null
}
