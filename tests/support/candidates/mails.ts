import { expect, vi } from 'vitest'
import { get, php } from '../network/http'
import { type Row, rowIn } from '../rows'
import { rowsWhere } from '../staff/records'
import { adminToken } from '../staff/session'

/** Mails are in the outbox soon after the response, not before it (docs/adr/0029). */
export const SOON = { timeout: 20_000, interval: 50 }

/**
 * The outbox's mails to an address (those with a subject), once there are any: newest first, each
 * with its text, as an admin reads them.
 */
export const mailsTo = async (
  email: string,
  { subject = /^/, token }: { subject?: RegExp; token?: string } = {},
): Promise<Row[]> => {
  const found = await vi.waitFor(async () => {
    const mails = (await rowsWhere('mails', 'to', email)).filter((mail) =>
      subject.test(String(mail.subject)),
    )
    expect(mails).not.toEqual([])
    return mails
  }, SOON)
  const reader = token ?? (await adminToken())
  return Promise.all(found.map(({ id }) => openMail(Number(id), reader)))
}

export const openMail = async (id: number, token?: string): Promise<Row> => {
  const answer = await get(php('mail_list', `?mail_id=${id}`), token ?? (await adminToken()))
  return rowIn(answer, 'mail')
}

/** The token of the status page, taken from the confirmation mail to this address. */
export const statusPageToken = async (email: string): Promise<string> => {
  const [mail] = await mailsTo(email)
  const token = /\/my-application\/(\S+)/.exec(String(mail?.text))?.[1]
  expect(token, 'a link in the confirmation').toBeDefined()
  return String(token)
}
