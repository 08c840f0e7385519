import type { Payload, Where } from 'payload'
import { recordList } from '@/collections/Audit/recordReads'
import { idsOptedOut, optedOut } from '@/collections/OptOuts/optOut'
import { CONSENTS, type Consent } from '@/collections/OptOuts/shared/json'
import { LISTED } from '@/collections/PersonalData/listed'
import { resumeWords } from '@/collections/Submissions/resumeWords'
import { WITHOUT_TEXT } from '@/collections/Submissions/staffRow'
import { staffWhere } from '@/collections/Submissions/staffWhere'
import { readingDb } from '@/lib/server/database/reads/reading'
import { findDocs, NO_ROW } from '@/lib/server/database/rows'
import { parseId } from '@/lib/shared/ids'
import { INDUSTRY_MAX_CHARS } from '@/lib/shared/limits'
import type { Registration, User } from '@/payload-types'
import { REGISTRATION_FILTERS } from './shared/filters'
import { INDUSTRIES } from './shared/industries'
import { type RegistrationJson, type RegistrationSort, registrationJson } from './shared/json'

const ORDERS: Record<RegistrationSort, string[]> = {
  newest: ['-createdAt', '-id'],
  oldest: ['createdAt', 'id'],
  name: ['full_name', '-id'],
  gulf: ['-gulf_exp', '-id'],
  india: ['-india_exp', '-id'],
}

/**
 * The registrations that the address filters and sorts, for the admin: one page of them, or all.
 */
export const listRegistrations = async (
  payload: Payload,
  user: User,
  query: URLSearchParams,
  page?: { number: number; size: number },
): Promise<{ registrations: RegistrationJson[]; total: number }> => {
  const named = query.get('sort') ?? ''
  const sort = Object.hasOwn(ORDERS, named) ? ORDERS[named as RegistrationSort] : ORDERS.newest // a key of it
  const { docs, totalDocs } = await findDocs(payload, {
    collection: 'registrations',
    where: await registrationWhere(payload, query),
    sort,
    page: page?.number,
    limit: page?.size,
    without: WITHOUT_TEXT,
  })
  await recordList(payload, user, {
    subject: 'registrations',
    count: docs.length,
    isWhole: !page,
    filters: filtersNamed(query),
  })
  const stopped = await optedOut(payload, docs.map(phoneOf))
  const words = await resumeWords(payload, 'registrations', docs, query.get('q'))
  return {
    registrations: docs.map((row) => {
      const resume_words = words.get(row.id)
      const json = registrationJson(row, stopped.has(phoneOf(row)))
      return { ...json, ...(resume_words && { resume_words }) }
    }),
    total: totalDocs,
  }
}

export const phoneOf = ({ phone_e164 }: Pick<Registration, 'phone_e164'>): string =>
  phone_e164 ?? ''

/** The names of the filters that are set, never their values: for the audit trail. */
export const filtersNamed = (query: URLSearchParams): string[] =>
  REGISTRATION_FILTERS.filter((name) => query.get(name))

/** The conditions of all filters of an address. An invalid value fits no row. */
export const registrationWhere = async (
  payload: Payload,
  query: URLSearchParams,
): Promise<Where> => {
  const narrowed = [
    ...(await staffWhere(payload, 'registrations', query)),
    ...ofIndustry(query.get('industry')),
    ...ofPosition(query.get('position')),
    ...atLeast('gulf_exp', query.get('gulf')),
    ...atLeast('india_exp', query.get('india')),
    ...inPlace(query.get('location')),
    ...onList(query.get('list')),
  ]
  return { and: [...narrowed, ...(await withConsent(payload, query.get('consent'), narrowed))] }
}

const ofIndustry = (industry: string | null): Where[] => {
  if (!industry) return []
  // Postgres rejects NUL, which no row contains.
  const isPossible = industry.length <= INDUSTRY_MAX_CHARS && !industry.includes('\0')
  return [isPossible ? { category: { equals: industry } } : NO_ROW]
}

const OTHER_INDUSTRIES_MAX = 200

/** The industries of registrations that the form does not offer, sorted, at most 200. */
export const otherIndustries = async (payload: Payload): Promise<string[]> => {
  const { values } = await readingDb(payload).findDistinct({
    collection: 'registrations',
    field: 'category',
    where: {
      and: [LISTED, { category: { not_in: [...INDUSTRIES] } }],
    },
    limit: OTHER_INDUSTRIES_MAX,
  })
  return values.map(({ category }) => category).sort()
}

const ofPosition = (position: string | null): Where[] => {
  if (!position) return []
  const id = parseId(position)
  return [id === null ? NO_ROW : { position: { equals: id } }]
}

/** Years, in the form's format. */
const atLeast = (field: 'gulf_exp' | 'india_exp', years: string | null): Where[] => {
  if (!years) return []
  const isNumber = /^\d{1,2}(\.\d{1,2})?$/.test(years)
  return [isNumber ? { [field]: { greater_than_equal: Number(years) } } : NO_ROW]
}

const PLACE_MAX_CHARS = 100

const inPlace = (location: string | null): Where[] => {
  const text = (location ?? '').normalize('NFC').trim().slice(0, PLACE_MAX_CHARS)
  if (!text) return []
  // Postgres rejects NUL, which no row contains.
  return [text.includes('\0') ? NO_ROW : { current_location: { contains: text } }]
}

const NOT_WITHDRAWN: Where = { consent_withdrawn_at: { exists: false } }

const NOT_TICKED: Where = { whatsapp_consent: { not_equals: true } }

/** The same rule as consentOf for people who did not ask to stop. */
const TICKED: Record<Exclude<Consent, 'withdrawn'>, Where[]> = {
  yes: [{ whatsapp_consent: { equals: true } }],
  no: [
    NOT_TICKED,
    { or: [{ source: { not_equals: 'import' } }, { consent_at: { exists: true } }] },
  ],
  unasked: [NOT_TICKED, { source: { equals: 'import' } }, { consent_at: { exists: false } }],
}

/**
 * The same rule as consentOf: a number that opted out counts as withdrawn, whatever was ticked
 * later.
 */
const withConsent = async (
  payload: Payload,
  consent: string | null,
  narrowed: Where[],
): Promise<Where[]> => {
  if (!consent) return []
  if (!Object.hasOwn(CONSENTS, consent)) return [NO_ROW]
  const stopped = await idsOptedOut(payload, 'registrations', { and: [...narrowed, NOT_WITHDRAWN] })
  if (consent === 'withdrawn') {
    return [{ or: [{ consent_withdrawn_at: { exists: true } }, { id: { in: stopped } }] }]
  }
  return [NOT_WITHDRAWN, ...TICKED[consent as keyof typeof TICKED], { id: { not_in: stopped } }] // a key of CONSENTS
}

/** `in`: on any broadcast list; `out`: on none; otherwise on the list with this number. */
const onList = (list: string | null): Where[] => {
  if (!list) return []
  if (list === 'in' || list === 'out') return [{ broadcast_list: { exists: list === 'in' } }]
  const number = parseId(list)
  return [number === null ? NO_ROW : { 'broadcast_list.number': { equals: number } }]
}
