import type { Payload } from 'payload'
import { recordExport } from '@/collections/Exports/recordExport'
import {
  CANDIDATE_COLLECTIONS,
  type CandidateCollection,
} from '@/collections/PersonalData/shared/personalData'
import { NOTHING_TO_EXPORT } from '@/collections/Submissions/exportRows'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { type Cell, csvAnswer } from '@/lib/server/calls/csv'
import { fileResponse } from '@/lib/server/calls/fileResponse'
import { vcardText as text, vcard } from '@/lib/server/calls/vcard'
import { parseId } from '@/lib/shared/ids'
import type { BroadcastList, User } from '@/payload-types'
import { findRecipients, placesOf, type Recipient } from './recipients'
import { BROADCAST_MAX_PEOPLE, type BroadcastOverview, broadcastListJson } from './shared/json'

const HEAD = ['Name', 'WhatsApp No', 'Position', 'Reference', 'List']

/**
 * broadcast_export.php, GET. Without `format`: how many people a new list would have, and all
 * lists. With it: a file of the named list, or of everybody the filters find, who are not marked. A
 * vCard file has at most BROADCAST_MAX_PEOPLE people; `part` is its number.
 */
export const exportBroadcast = async (
  payload: Payload,
  user: User,
  query: URLSearchParams,
): Promise<Answer | Response> => {
  const format = query.get('format')
  if (format === null) return overview(payload, query)
  if (format !== 'csv' && format !== 'vcf') return refuse('The format must be csv or vcf.')
  const part = query.has('part') ? parseId(query.get('part')) : format === 'vcf' ? 1 : undefined
  if (part === null) return refuse(NOTHING_TO_EXPORT)

  const list = query.has('list') ? await findList(payload, query.get('list')) : undefined
  if (list === null) return refuse('This list does not exist.')
  const places = list ? await placesOf(payload, list.id) : await asked(payload, query)
  const people = partOf(places, part).filter((person) => person !== null)
  if (people.length === 0) return refuse(NOTHING_TO_EXPORT)

  const what = part === undefined ? format : `${format}, part ${part}`
  await recordExport(payload, {
    by: user,
    what: `${list ? `Broadcast list ${list.number}` : 'People for a broadcast'}, ${what}`,
    subject: 'broadcast-lists',
    subject_id: list?.id,
    count: people.length,
    detail: what,
  })
  const name = [list ? `list-${list.number}` : 'whatsapp', part && `part-${part}`]
    .filter(Boolean)
    .join('-')
  return format === 'vcf'
    ? fileResponse(people.map((one) => card(one, list)).join(''), VCARD, `${name}.vcf`)
    : csvAnswer(`${name}.csv`, HEAD, pages(people, list))
}

const VCARD = 'text/vcard; charset=utf-8'

const overview = async (payload: Payload, query: URLSearchParams): Promise<Answer> => {
  const people = await findRecipients(payload, kindOf(query), query)
  const { docs } = await payload.find({
    collection: 'broadcast-lists',
    sort: '-number',
    pagination: false,
  })
  const count = { new: people.filter(({ isNew }) => isNew).length, all: people.length }
  const answer: BroadcastOverview = { count, lists: docs.map(broadcastListJson) }
  return succeed(answer)
}

const kindOf = (query: URLSearchParams): CandidateCollection =>
  CANDIDATE_COLLECTIONS.find((kind) => kind === query.get('of')) ?? 'registrations'

/** The list with this number; null when there is none. */
export const findList = async (payload: Payload, given: unknown): Promise<BroadcastList | null> => {
  const number = parseId(given)
  if (number === null) return null
  const { docs } = await payload.find({
    collection: 'broadcast-lists',
    where: { number: { equals: number } },
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}

const asked = async (payload: Payload, query: URLSearchParams): Promise<Recipient[]> => {
  const people = await findRecipients(payload, kindOf(query), query)
  return query.get('which') === 'all' ? people : people.filter(({ isNew }) => isNew)
}

const partOf = <T>(places: T[], part: number | undefined): T[] =>
  part === undefined
    ? places
    : places.slice((part - 1) * BROADCAST_MAX_PEOPLE, part * BROADCAST_MAX_PEOPLE)

/**
 * A contact named 'L3 Asha Sample': staff search their phone for 'L3' to pick the people of a list.
 */
const card = ({ name, phone }: Recipient, list: BroadcastList | undefined): string => {
  const shown = text(list ? `L${list.number} ${name}` : name)
  return vcard([`N:;${shown};;;`, `FN:${shown}`, `TEL;TYPE=CELL:${phone}`])
}

async function* pages(
  people: Recipient[],
  list: BroadcastList | undefined,
): AsyncGenerator<Cell[][]> {
  yield people.map(({ name, phone, position, reference }) => [
    name,
    phone,
    position,
    reference,
    list?.name,
  ])
}
