import { createHash, randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { type SubmissionMails, tryToWriteMails } from '@/collections/Mails/writeMails'
import { isTaken } from '@/lib/server/payloadErrors'

/** The reference number of a submission, and the key that a repeat of it shares. */
export type OnceKeys = { reference: string; dedupe_key: string }

export type Once = {
  payload: Payload
  mails: SubmissionMails
  /**
   * The first two letters of the reference number: AP application, RG registration, GR grievance …
   */
  letters: string
  /** A UUID that the browser makes once for each filled form; identifies a repeat. */
  submission_id: unknown
  /** Sender and content: identify a repeat within ten minutes without a submission_id. */
  identity: string[]
  create: (keys: OnceKeys) => Promise<{ reference: string }>
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const REPEAT_WINDOW_MS = 600_000
const REFERENCE_TRIES = 5

type Created = { reference: string; isNew: boolean }

/**
 * Creates the row of a submission and writes its mails. A repeat, also a simultaneous one, creates
 * nothing: it gets the reference of the first, and `isNew` false.
 */
export const createOnce = async (once: Once): Promise<Created> => {
  const created = await createRow(once)
  await tryToWriteMails(once.payload, once.mails, created.reference)
  return created
}

const createRow = async (once: Once): Promise<Created> => {
  const keys = dedupeKeys(once)
  const earlier = await found(once, keys)
  if (earlier) return { reference: earlier.reference, isNew: false }

  const create = async (tries: number): Promise<{ reference: string }> => {
    try {
      return await once.create({ reference: newReference(once.letters), dedupe_key: keys[0] })
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

const found = async ({ payload, mails: { collection } }: Once, keys: string[]) => {
  const { docs } = await payload.find({
    collection,
    where: { dedupe_key: { in: keys } },
    limit: 1,
    pagination: false,
  })
  return docs[0]
}

/**
 * The keys of the current and the previous ten minutes, so that a repeat across the boundary is
 * found.
 */
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

/** 'AP-26-4821730': easy to read out on the phone, and random, so that it reveals no totals. */
const newReference = (letters: string): string =>
  `${letters}-${new Date().getUTCFullYear() % 100}-${randomInt(1_000_000, 10_000_000)}`
