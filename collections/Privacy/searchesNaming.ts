import type { Payload, PayloadRequest } from 'payload'
import {
  SUBMISSIONS,
  type SubmissionCollection,
} from '@/collections/PersonalData/shared/personalData'
import type { Submission } from './erasuresOf'
import { type Known, namesWhom } from './namesPerson'

/** The parts of a saved search whose values are words that somebody typed. */
const TYPED_PARTS = ['q', 'location', 'industry']

/**
 * The ids of saved searches of staff whose name or typed words name the person of a submission, for each
 * of these rows. They are few: at most thirty for each account. `since`: only those that were saved or
 * changed since then.
 */
export const searchesNaming = async (
  { payload, req }: { payload: Payload; req?: PayloadRequest },
  collection: SubmissionCollection,
  rows: readonly Submission[],
  since?: string,
): Promise<Map<number, number[]>> => {
  const searches = await savedSearches({ payload, req }, since)
  return new Map(
    rows.map((row) => {
      const known = knownOf(collection, row)
      return [row.id, searches.flatMap(({ id, names }) => (names(known) ? id : []))]
    }),
  )
}

/** The searches that staff have saved, each with whom it names. */
export const savedSearches = async (
  { payload, req }: { payload: Payload; req?: PayloadRequest },
  since?: string,
) => {
  const { docs } = await payload.find({
    collection: 'searches',
    where: since ? { updatedAt: { greater_than_equal: since } } : {},
    select: { name: true, query: true },
    pagination: false,
    req,
  })
  return docs.map((search) => ({ id: search.id, names: namesWhom(textOf(search)) }))
}

/** What a submission tells about who the person is. */
export const knownOf = (
  collection: SubmissionCollection,
  row: Pick<Submission, 'email' | 'reference'>,
): Known => {
  const fields = new Map<string, unknown>(Object.entries(row))
  const textIn = (field: string | null): string | null => {
    const value = field === null ? null : fields.get(field)
    return typeof value === 'string' ? value : null
  }
  const { name, phone } = SUBMISSIONS[collection]
  return {
    // The words of an address are not those of a name.
    name: name === 'email' ? '' : (textIn(name) ?? ''),
    phone: textIn(phone),
    email: row.email,
    reference: row.reference,
  }
}

/** One line for each text, so that digits of one do not run into the next. */
const textOf = ({ name, query }: { name: string; query: string }): string => {
  const parts = new URLSearchParams(query)
  return [name, ...TYPED_PARTS.map((part) => parts.get(part) ?? '')].join(' | ')
}
