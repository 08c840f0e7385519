import { createHash, randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { isTaken } from '@/lib/server/payloadErrors'

/** What makes a submission one row: its reference number, and the key that a repeat shares. */
export type OnceKeys = { reference: string; dedupe_key: string }

type Once = {
  payload: Payload
  collection: 'applications' | 'registrations' | 'enquiries'
  /** Two letters of the reference number: AP applications, RG registrations, GR grievances … */
  kind: string
  /** Made by the browser once for each filled form, so that a repeated submit can be told. */
  submission_id: unknown
  /** Who sent what: tells a repeat within ten minutes where there is no submission_id. */
  identity: string[]
  create: (keys: OnceKeys) => Promise<{ reference: string }>
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const REPEAT_WINDOW_MS = 600_000
const REFERENCE_TRIES = 5

/**
 * Makes a row once, whatever comes twice, also at the same moment: a repeat makes none, and is
 * answered with the reference of the first (`isNew` false).
 */
export const createOnce = async (once: Once): Promise<{ reference: string; isNew: boolean }> => {
  const keys = dedupeKeys(once)
  const earlier = await found(once, keys)
  if (earlier) return { reference: earlier.reference, isNew: false }

  const create = async (tries: number): Promise<{ reference: string }> => {
    try {
      return await once.create({ reference: newReference(once.kind), dedupe_key: keys[0] })
    } catch (error) {
      if (isTaken(error, 'reference') && tries > 1) return create(tries - 1)
      throw error
    }
  }
  try {
    const { reference } = await create(REFERENCE_TRIES)
    return { reference, isNew: true }
  } catch (error) {
    const twin = isTaken(error, 'dedupe_key') ? await found(once, keys) : undefined
    if (!twin) throw error
    return { reference: twin.reference, isNew: false }
  }
}

const found = async ({ payload, collection }: Once, keys: string[]) => {
  const { docs } = await payload.find({
    collection,
    where: { dedupe_key: { in: keys } },
    limit: 1,
    pagination: false,
  })
  return docs[0]
}

/** The key of this submit first; then that of the window before, for a repeat across its edge. */
const dedupeKeys = ({ submission_id, identity }: Once): [string, ...string[]] => {
  if (typeof submission_id === 'string' && UUID.test(submission_id)) {
    return [`s:${submission_id.toLowerCase()}`]
  }
  const window = Math.floor(Date.now() / REPEAT_WINDOW_MS)
  const key = (at: number) =>
    `h:${createHash('sha256')
      .update(JSON.stringify([...identity, at]))
      .digest('hex')}`
  return [key(window), key(window - 1)]
}

/** 'AP-26-4821730': digits only, easy to say on the phone, and telling nothing of how many there are. */
const newReference = (kind: string): string =>
  `${kind}-${new Date().getUTCFullYear() % 100}-${randomInt(1_000_000, 10_000_000)}`
