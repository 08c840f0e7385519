import type { Payload } from 'payload'
import { changeRows } from '@/lib/server/database/rows'
import type { Mail } from '@/payload-types'
import type { Status } from './parse'

/** What a message was before it can be this. States only move on; who read or got it was not failed. */
const BEFORE: Record<Status['status'], Mail['state'][]> = {
  sent: ['queued', 'sending', 'accepted'],
  failed: ['queued', 'sending', 'accepted', 'sent'],
  delivered: ['queued', 'sending', 'accepted', 'sent'],
  read: ['queued', 'sending', 'accepted', 'sent', 'delivered'],
}

/**
 * Stores what WhatsApp tells about a message of the outbox. A message whose answer was lost is found by
 * the mark that it was sent with, and so is not sent again. Unknown messages and repeats change nothing.
 */
export const takeStatus = async (
  payload: Payload,
  { wamid, status, mark, problem, at }: Status,
): Promise<void> => {
  const set: Partial<Mail> = {
    ...{ state: status, wamid, next_try_at: null },
    ...(status === 'failed' ? { problem: problem?.slice(0, 20) ?? null } : { problem: null }),
  }
  const from = { channel: 'whatsapp' as const, state: BEFORE[status] }
  const change = (of: { wamid: string } | { key: string; wamid: null }) =>
    changeRows(payload, { collection: 'mails', where: { ...of, ...from }, set })
  let changed = await change({ wamid })
  if (changed.length === 0 && mark) changed = await change({ key: mark, wamid: null })
  if (status === 'failed') return
  // Of sent, delivered and read the first one tells when, in whichever order they come.
  await changeRows(payload, {
    collection: 'mails',
    where: { id: changed, sent_at: null },
    set: { sent_at: at.toISOString() },
  })
}
