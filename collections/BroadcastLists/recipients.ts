import type { Payload, Where } from 'payload'
import { readFilters } from '@/collections/Applications/applicationFilters'
import { idPages } from '@/collections/Applications/findApplications'
import { optedOut } from '@/collections/OptOuts/optOut'
import { LISTED } from '@/collections/PersonalData/listed'
import {
  CANDIDATE_COLLECTIONS,
  type CandidateCollection,
} from '@/collections/PersonalData/shared/personalData'
import { registrationWhere } from '@/collections/Registrations/registrations'
import { pagesOf } from '@/lib/server/database/rows'
import type { Registration } from '@/payload-types'

/** The fields of an application or registration that a list uses. */
type Row = {
  id: number
  name: string
  /** E.164. */
  phone: string
  position: string
  reference: string
  /** The id of the list that the row is on. */
  list: number | null
}

/** A person who may be on a list: one for each phone number, with the name of the newest row. */
export type Recipient = Row & {
  /** The rows with this number, newest first. */
  ids: number[]
  /** No row with this number is on a list. */
  isNew: boolean
}

/** Consented and did not withdraw it, is not to be erased, has a number that can exist. */
const MAY_BE_WRITTEN_TO: Where[] = [
  { whatsapp_consent: { equals: true } },
  { consent_withdrawn_at: { exists: false } },
  LISTED,
  { erasure_asked_at: { exists: false } },
  { phone_valid: { equals: true } },
  { phone_e164: { exists: true } },
]

/** Everybody the filters find who may get messages; the oldest submission first. */
export const findRecipients = async (
  payload: Payload,
  of: CandidateCollection,
  filters: URLSearchParams,
): Promise<Recipient[]> => {
  const recipients = new Map<string, Recipient>()
  for await (const found of foundBy(payload, of, filters)) {
    await addRecipients(payload, recipients, of, { and: [found, ...MAY_BE_WRITTEN_TO] })
  }
  return [...recipients.values()].reverse()
}

/** The conditions of the rows that the filters find, newest first. */
async function* foundBy(
  payload: Payload,
  of: CandidateCollection,
  filters: URLSearchParams,
): AsyncGenerator<Where> {
  if (of === 'registrations') yield await registrationWhere(payload, filters)
  else {
    for await (const ids of idPages(payload, readFilters(filters))) yield { id: { in: ids } }
  }
}

/**
 * The recipients of a stored list, in order. Null for a person who may not get messages any more:
 * the others keep their place, and so their file.
 */
export const placesOf = async (payload: Payload, list: number): Promise<(Recipient | null)[]> => {
  const onList = { broadcast_list: { equals: list } }
  const all = new Map<string, Recipient | null>()
  const recipients = new Map<string, Recipient>()
  for (const of of CANDIDATE_COLLECTIONS) {
    for await (const rows of rowsOf(payload, of, onList)) {
      for (const { phone } of rows) all.set(phone, null)
    }
    await addRecipients(payload, recipients, of, { and: [onList, ...MAY_BE_WRITTEN_TO] })
  }
  return [...all.keys()].map((phone) => recipients.get(phone) ?? null).reverse()
}

const addRecipients = async (
  payload: Payload,
  recipients: Map<string, Recipient>,
  of: CandidateCollection,
  where: Where,
): Promise<void> => {
  for await (const rows of rowsOf(payload, of, where)) {
    const phones = [...new Set(rows.map(({ phone }) => phone))]
    const [stopped, listed] = await Promise.all([
      optedOut(payload, phones),
      onSomeList(payload, phones),
    ])
    for (const row of rows.filter(({ phone }) => !stopped.has(phone))) {
      const known = recipients.get(row.phone)
      if (known) known.ids.push(row.id)
      else recipients.set(row.phone, { ...row, ids: [row.id], isNew: !listed.has(row.phone) })
    }
  }
}

const COMMON = ['reference', 'phone_e164', 'broadcast_list'] as const

async function* rowsOf(
  payload: Payload,
  of: CandidateCollection,
  where: Where,
): AsyncGenerator<Row[]> {
  if (of === 'applications') {
    for await (const page of pagesOf(payload, of, where, ['name', 'position', ...COMMON])) {
      yield page.map((row) => ({ ...common(row), name: row.name, position: row.position }))
    }
    return
  }
  const fields = ['full_name', 'position_Name', ...COMMON] as const
  for await (const page of pagesOf(payload, of, where, fields)) {
    yield page.map((row) => ({ ...common(row), name: row.full_name, position: row.position_Name }))
  }
}

const common = (row: Pick<Registration, 'id' | (typeof COMMON)[number]>) => ({
  id: row.id,
  phone: row.phone_e164 ?? '',
  reference: row.reference,
  list: typeof row.broadcast_list === 'number' ? row.broadcast_list : null,
})

const onSomeList = async (
  payload: Payload,
  phones: string[],
): Promise<ReadonlySet<string | null | undefined>> => {
  const found = await Promise.all(
    CANDIDATE_COLLECTIONS.map((collection) =>
      payload.find({
        collection,
        where: { and: [{ broadcast_list: { exists: true } }, { phone_e164: { in: phones } }] },
        select: { phone_e164: true },
        depth: 0,
        pagination: false,
      }),
    ),
  )
  return new Set(found.flatMap(({ docs }) => docs.map(({ phone_e164 }) => phone_e164)))
}
