import { randomUUID } from 'node:crypto'
import { setImmediate as letOthersWork } from 'node:timers/promises'
import type { Payload, Where } from 'payload'
import { record } from '@/collections/Audit/record'
import { LISTED } from '@/collections/PersonalData/listed'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { pagesOf, rowsById } from '@/lib/server/database/rows'
import { withLock } from '@/lib/server/database/withLock'
import type { Activity, User } from '@/payload-types'
import { readFilters } from './applicationFilters'
import { countApplications } from './countApplications'
import { idPages } from './findApplications'
import { moveStage } from './moveStage'
import { isMoveBack, isStage, STAGE_NAMES, STAGES } from './shared/stages'
import type { BulkUpdate } from './updateSchema'

// One bulk change at a time: each is many statements.
const LOCK = 'applications:move'

/**
 * application_update.php for many: moves the named applications, or all that the filters find, to a
 * stage. The response's `batch` undoes it. Refused when the filters find another number of
 * applications than the caller saw, and, with `back: ask`, when the move would take some back (`back`
 * in the response: how many).
 */
export const moveApplications = (payload: Payload, user: User, bulk: BulkUpdate): Promise<Answer> =>
  withLock(LOCK, async () => {
    if ('filters' in bulk) {
      const total = await countApplications(payload, filtersOf(bulk))
      if (total !== bulk.expected) {
        const { status, body } = refuse(
          `The list has changed: it has ${total} applicants now. Nothing was moved. Please look again.`,
        )
        return { status, body: { ...body, total } }
      }
    }
    const back = bulk.back === 'ask' ? await countBack(payload, bulk) : 0
    if (back > 0) {
      const { status, body } = refuse(
        `${back} of these ${back === 1 ? 'is' : 'are'} at a later stage or closed. Nobody was moved yet.`,
      )
      return { status, body: { ...body, back } }
    }
    const batch = randomUUID()
    let count = 0
    for await (const rows of stagesOf(payload, bulk)) {
      for (const from of STAGE_NAMES) {
        if (from === bulk.stage || (bulk.back === 'leave' && isMoveBack(from, bulk.stage))) continue
        const ids = rows.filter(({ stage }) => stage === from).map(({ id }) => id)
        count += await move(payload, { ids, from, to: bulk.stage, by: user, batch })
      }
    }
    const detail = `stage > ${bulk.stage}, batch ${batch}`
    await record(payload, { by: user, action: 'change', subject: 'applications', count, detail })
    return succeed({ batch, count }, `${count} moved to ${STAGES[bulk.stage].label}.`)
  })

/** How many of a bulk change it would take back. */
const countBack = async (payload: Payload, bulk: BulkUpdate): Promise<number> => {
  const later = STAGE_NAMES.filter((from) => isMoveBack(from, bulk.stage))
  if (later.length === 0) return 0
  if ('ids' in bulk) {
    const { totalDocs } = await payload.count({
      collection: 'applications',
      where: { and: [...named(bulk.ids), { stage: { in: later } }] },
    })
    return totalDocs
  }
  const filters = filtersOf(bulk)
  let count = 0
  for (const stage of later) {
    const isPossible = filters && (filters.stage === null || filters.stage === stage)
    if (isPossible) count += await countApplications(payload, { ...filters, stage })
  }
  return count
}

const named = (ids: number[]): Where[] => [LISTED, { id: { in: ids } }]

/** Puts each application of a batch back to its former stage, unless it was moved since. */
export const undoMove = (payload: Payload, user: User, batch: string): Promise<Answer> =>
  withLock(LOCK, async () => {
    let count = 0
    let left = 0
    const moves: Where = { and: [{ batch: { equals: batch } }, { kind: { equals: 'stage' } }] }
    for await (const page of pagesOf(payload, 'activities', moves, MOVE_FIELDS)) {
      const untouched = await lastMoves(payload, page)
      left += page.length - untouched.length
      for (const former of STAGE_NAMES) {
        const group = untouched.filter(({ from }) => from === former)
        if (!isStage(group[0]?.to)) continue
        const restored = await move(payload, {
          ids: group.map(applicationOf),
          from: group[0].to,
          to: former,
          by: user,
        })
        count += restored
        left += group.length - restored
      }
    }
    if (count + left === 0) return refuse('There is nothing to undo.')
    const detail = `undo of batch ${batch}`
    await record(payload, { by: user, action: 'change', subject: 'applications', count, detail })
    const rest = left > 0 ? ` ${left} changed since and stay as they are.` : ''
    return succeed({ count, left }, `${count} put back.${rest}`)
  })

type FoundUpdate = Extract<BulkUpdate, { filters: unknown }>

const filtersOf = ({ filters }: FoundUpdate) => readFilters(new URLSearchParams(filters))

/** The listed applications of a bulk change with their stages, in pages. */
async function* stagesOf(payload: Payload, bulk: BulkUpdate) {
  if ('filters' in bulk) {
    for await (const ids of idPages(payload, filtersOf(bulk))) {
      yield await rowsById(payload, 'applications', ids, ['stage'])
    }
    return
  }
  yield* pagesOf(payload, 'applications', { and: named(bulk.ids) }, ['stage'])
}

const MOVE_FIELDS = ['application', 'from', 'to'] as const

type MoveLine = Pick<Activity, 'id' | (typeof MOVE_FIELDS)[number]>

/** Moves those that are still at `from`; returns how many. Lets other requests run in between. */
const move = async (payload: Payload, asked: Parameters<typeof moveStage>[1]): Promise<number> => {
  if (asked.ids.length === 0) return 0
  const moved = await moveStage(payload, asked)
  await letOthersWork()
  return moved.length
}

const applicationOf = ({ application }: Pick<Activity, 'application'>): number =>
  Number(application)

/** The moves that are the last one of their application. */
const lastMoves = async (payload: Payload, moves: MoveLine[]): Promise<MoveLine[]> => {
  const later: Where = {
    and: [
      { application: { in: moves.map(applicationOf) } },
      { kind: { equals: 'stage' } },
      { id: { greater_than: Math.min(...moves.map(({ id }) => id)) } },
    ],
  }
  const latest = new Map<number, number>()
  for await (const page of pagesOf(payload, 'activities', later, ['application'])) {
    for (const { id, application } of page) {
      const of = applicationOf({ application })
      latest.set(of, Math.max(latest.get(of) ?? 0, id))
    }
  }
  return moves.filter((one) => (latest.get(applicationOf(one)) ?? one.id) <= one.id)
}
