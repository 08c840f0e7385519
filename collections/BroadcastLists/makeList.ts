import type { Payload } from 'payload'
import { filtersNamed as ofApplications } from '@/collections/Applications/applicationFilters'
import { record } from '@/collections/Audit/record'
import { filtersNamed as ofRegistrations } from '@/collections/Registrations/registrations'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { CHUNK_ROWS, changeRows } from '@/lib/server/database/rows'
import { withLock } from '@/lib/server/database/withLock'
import { shortDay } from '@/lib/shared/format'
import type { BroadcastList, User } from '@/payload-types'
import { findRecipients, type Recipient } from './recipients'
import { broadcastListJson } from './shared/json'
import type { MakeList } from './shared/schema'

// Within this time the same request is a second click, if it finds nobody else.
const REPEAT_MS = 60_000

let last: { request: string; at: number; list: BroadcastList } | null = null

/**
 * broadcast_export.php, POST: makes a list and marks its rows. One call at a time; a second click
 * gets the list of the first.
 */
export const makeList = (payload: Payload, user: User, asked: MakeList): Promise<Answer> =>
  withLock('broadcast-list', async () => {
    const { of, which } = asked
    const filters = new URLSearchParams(asked.filters)
    const found = await findRecipients(payload, of, filters)
    const people = which === 'new' ? found.filter(({ isNew }) => isNew) : found
    const request = JSON.stringify([user.id, asked])
    const repeated =
      last?.request === request && Date.now() - last.at < REPEAT_MS ? last.list : null
    if (repeated && people.every(({ list }) => list === repeated.id)) return made(repeated)
    if (people.length === 0) return refuse(nobody(found.length))

    const list = await createList(payload, people.length, of, which, filters)
    await mark(payload, of, people, list.id)
    const names = (of === 'registrations' ? ofRegistrations : ofApplications)(filters)
    await record(payload, {
      by: user,
      action: 'export',
      subject: 'broadcast-lists',
      subject_id: list.id,
      count: list.count,
      detail: `list made of ${of}, ${which}; filters: ${names.join(', ') || 'none'}`,
    })
    last = { request, at: Date.now(), list }
    return made(list)
  })

const made = (list: BroadcastList): Answer =>
  succeed({ list: broadcastListJson(list) }, `${list.name} is made.`)

const nobody = (found: number): string =>
  found > 0
    ? 'Everybody here is on a list already. No list was made.'
    : 'Nobody here has agreed to WhatsApp messages. No list was made.'

const createList = async (
  payload: Payload,
  count: number,
  of: MakeList['of'],
  which: MakeList['which'],
  filters: URLSearchParams,
): Promise<BroadcastList> => {
  const { docs } = await payload.find({
    collection: 'broadcast-lists',
    sort: '-number',
    limit: 1,
    pagination: false,
  })
  const number = (docs[0]?.number ?? 0) + 1
  const kept = new URLSearchParams([['of', of], ['which', which], ...filters])
  // A search for a person is not stored.
  kept.delete('q')
  return payload.create({
    collection: 'broadcast-lists',
    data: {
      number,
      name: `List ${number}, ${shortDay(new Date().toISOString())}`,
      count,
      filters: kept.toString().slice(0, 500),
    },
  })
}

const mark = async (
  payload: Payload,
  collection: MakeList['of'],
  people: Recipient[],
  broadcast_list: number,
): Promise<void> => {
  const ids = people.flatMap((person) => person.ids)
  for (let at = 0; at < ids.length; at += CHUNK_ROWS) {
    const chunk = ids.slice(at, at + CHUNK_ROWS)
    await changeRows(payload, { collection, where: { id: chunk }, set: { broadcast_list } })
  }
}
