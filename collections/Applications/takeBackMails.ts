import type { Payload } from 'payload'
import { UNSURE } from '@/collections/WhatsApp/shared/failures'
import { changeRows } from '@/lib/server/database/rows'

/** A message of the outbox; `problem`: why its last try failed. */
export type OutboxMessage = { id: number; problem?: string | null }

/**
 * Removes those of these messages that still wait, and returns their ids: none that is being sent this
 * moment, and none of which nobody knows whether it arrived.
 */
export const takeBackMails = async (
  payload: Payload,
  messages: readonly OutboxMessage[],
): Promise<number[]> => {
  const id = messages.map((message) => message.id)
  const taken: number[] = []
  for (const problem of new Set(messages.map((message) => message.problem ?? null))) {
    if (problem === UNSURE) continue
    // As if it sent them.
    const where = { id, state: ['queued', 'kept'], problem }
    taken.push(
      ...(await changeRows(payload, { collection: 'mails', where, set: { state: 'sending' } })),
    )
  }
  if (taken.length > 0) await payload.delete({ collection: 'mails', where: { id: { in: taken } } })
  return taken
}

/** Removes those of the mails with these keys that still wait, and returns the keys of the removed ones. */
export const takeBackByKeys = async (
  payload: Payload,
  keys: readonly string[],
): Promise<Set<string>> => {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { key: { in: [...keys] } },
    select: { key: true, problem: true },
    depth: 0,
    pagination: false,
  })
  const taken = new Set(await takeBackMails(payload, docs))
  return new Set(docs.filter(({ id }) => taken.has(id)).map(({ key }) => key))
}
