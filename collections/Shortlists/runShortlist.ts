import type { Payload } from 'payload'
import { type Answer, fail } from '@/lib/server/calls/answers'
import { answerPeople } from './answerPeople'
import { newBrowser } from './browser'
import { sendCode, tryCode } from './code'
import { findByShortlistToken } from './link'
import type { ShortlistAnswerValues } from './shared/schema'

type Call = {
  payload: Payload
  values: ShortlistAnswerValues
  /** The fields as sent. */
  raw: Record<string, unknown>
  /** The id in the browser's cookie; null without one. */
  browser: string | null
}

/**
 * shortlist_answer.php: an employer asks for a code, types it, or answers. `browser`: the id that the
 * browser keeps.
 */
export const runShortlist = async (
  { payload, values, raw, browser = null }: Call,
  now = new Date(),
): Promise<{ answer: Answer; browser: string | null }> => {
  const row = await findByShortlistToken(payload, values.token)
  if (!row) return { answer: fail.linkUnknown(), browser: null }
  // A code that is asked for makes the browser known.
  const of = { id: row.id, browser: browser ?? newBrowser(), now }
  if (values.action === 'send_code')
    return { answer: await sendCode(payload, of), browser: of.browser }
  const answer =
    values.action === 'open'
      ? await tryCode(payload, of, values.code)
      : await answerPeople(payload, { ...of, fields: raw })
  // The cookie lives as long as the list is open.
  return { answer, browser: values.action === 'open' && browser ? browser : null }
}
