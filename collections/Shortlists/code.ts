import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { renderMail } from '@/collections/Mails/layout'
import { putInOutbox } from '@/collections/Mails/outbox'
import { isOverLimit } from '@/collections/Mails/recipientLimit'
import { isEqual } from '@/collections/Submissions/statusLink'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import { changeRows } from '@/lib/server/database/rows'
import { withLock } from '@/lib/server/database/withLock'
import { asciiDigits } from '@/lib/shared/fields'
import { counted } from '@/lib/shared/format'
import type { Shortlist } from '@/payload-types'
import { hashFor } from './browser'
import { codeMail } from './email'
import { hasEnded, shortlistById } from './link'
import { CODE_MINUTES, CODE_TRIES } from './shared/keys'

/** So many wrong codes since a right one close a list: six digits could be guessed over weeks. */
const MOST_WRONG = 30

export const SHORTLIST_ENDED = 'This link has ended. Your answers are kept.'
const CLOSED = 'There were too many wrong codes. Please call us.'
const ASK_FIRST = 'Please ask for a code. It works only in the browser that asked for it.'
const CODE_OVER = 'This code has ended. Please ask for a new one.'

type Given = { id: number; browser: string; now: Date }

/** One change of a list at a time, on the row as it is then. */
export const onShortlist = (
  payload: Payload,
  { id, now }: { id: number; now: Date },
  work: (row: Shortlist) => Promise<Answer>,
): Promise<Answer> =>
  withLock(`shortlist ${id}`, async () => {
    const row = await shortlistById(payload, id)
    return row && !hasEnded(row, now) ? work(row) : refuse(SHORTLIST_ENDED)
  })

/** Mails six digits to the contact of a list; a code from before ends. */
export const sendCode = (payload: Payload, given: Given): Promise<Answer> =>
  onShortlist(payload, given, async (row) => {
    const { browser, now } = given
    if (row.wrong_codes >= MOST_WRONG) return refuse(CLOSED)
    if (await isOverLimit(payload, 'shortlist-code', row.email)) {
      return refuse('We sent several codes to you. Please use the last one, or wait an hour.')
    }
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const at = now.toISOString()
    await change(payload, row.id, {
      code_hash: hashFor(row, browser, code),
      code_browser: hashFor(row, browser),
      code_at: at,
      code_tries: 0,
    })
    const facts = await payload.findGlobal({ slug: 'site-settings' })
    await putInOutbox(payload, {
      ...renderMail(codeMail(code), facts),
      key: `shortlist-code:${row.id}:${hashFor(row, browser, code, at).slice(0, 20)}`,
      kind: 'shortlist-code',
      to: row.email,
    })
    return succeed({}, `We sent six digits. They work for ${CODE_MINUTES} minutes.`)
  })

/** Opens a list in a browser by the code that was mailed for it. Another browser is closed by it. */
export const tryCode = (payload: Payload, given: Given, typed: string): Promise<Answer> =>
  onShortlist(payload, given, async (row) => {
    const { browser, now } = given
    if (row.wrong_codes >= MOST_WRONG) return refuse(CLOSED)
    if (!row.code_hash || row.code_browser !== hashFor(row, browser)) return refuse(ASK_FIRST)
    if (!isCodeAlive(row, now)) return refuse(CODE_OVER)
    const code = asciiDigits(typed).replace(/\D/g, '')
    if (code.length !== 6) return refuseField('code', 'Please type the six digits of the mail')
    if (!isEqual(hashFor(row, browser, code), row.code_hash)) return wrongCode(payload, row)
    await change(payload, row.id, {
      ...{ code_hash: null, code_browser: null, code_at: null, code_tries: 0, wrong_codes: 0 },
      ...{ open_browser: hashFor(row, browser), opened_at: now.toISOString() },
    })
    await note(payload, row.id, 'opened with the code')
    return succeed({}, '')
  })

/** Whether the last code may still be typed. */
export const isCodeAlive = ({ code_at, code_tries }: Shortlist, now: Date): boolean =>
  code_tries < CODE_TRIES && now.getTime() - Date.parse(code_at ?? '') <= CODE_MINUTES * 60_000

const wrongCode = async (payload: Payload, { id, code_tries }: Shortlist): Promise<Answer> => {
  await changeRows(payload, {
    ...({ collection: 'shortlists', where: { id }, set: {} } as const),
    increment: ['code_tries', 'wrong_codes'],
  })
  await note(payload, id, 'wrong code')
  const left = CODE_TRIES - code_tries - 1
  return refuseField(
    'code',
    left > 0
      ? `This is not the code. ${counted(left, 'try', 'tries')} left.`
      : 'This is not the code. Please ask for a new one.',
  )
}

const note = (payload: Payload, id: number, detail: string) =>
  record(payload, {
    ...({ by: 'visitor', action: 'login', subject: 'shortlists' } as const),
    ...{ subject_id: id, detail },
  })

const change = (payload: Payload, id: number, set: Partial<Shortlist>) =>
  changeRows(payload, { collection: 'shortlists', where: { id }, set })
