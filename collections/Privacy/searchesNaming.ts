import type { PayloadRequest } from 'payload'
import {
  SUBMISSIONS,
  type SubmissionCollection,
} from '@/collections/PersonalData/shared/personalData'
import type { Application, Enquiry, JobAlert, Registration } from '@/payload-types'
import { namesPerson } from './namesPerson'

/** The parts of a saved search whose values are words that somebody typed. */
const TYPED_PARTS = ['q', 'location', 'industry']

/**
 * The ids of saved searches of staff whose name or typed words name the person of this submission.
 * They are few: at most thirty for each account.
 */
export const searchesNaming = async (
  req: PayloadRequest,
  collection: SubmissionCollection,
  row: Application | Registration | Enquiry | JobAlert,
): Promise<number[]> => {
  const fields = new Map<string, unknown>(Object.entries(row))
  const textIn = (field: string | null): string | null => {
    const value = field === null ? null : fields.get(field)
    return typeof value === 'string' ? value : null
  }
  const { name, phone } = SUBMISSIONS[collection]
  const known = {
    // The words of an address are not those of a name.
    name: name === 'email' ? '' : (textIn(name) ?? ''),
    phone: textIn(phone),
    email: row.email,
    reference: row.reference,
  }
  const { docs } = await req.payload.find({
    collection: 'searches',
    select: { name: true, query: true },
    pagination: false,
    req,
  })
  return docs.filter((search) => namesPerson(textOf(search), known)).map(({ id }) => id)
}

/** One line for each text, so that digits of one do not run into the next. */
const textOf = ({ name, query }: { name: string; query: string }): string => {
  const parts = new URLSearchParams(query)
  return [name, ...TYPED_PARTS.map((part) => parts.get(part) ?? '')].join(' | ')
}
