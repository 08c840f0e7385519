import { randomUUID } from 'node:crypto'
import { setImmediate as letOthersWork } from 'node:timers/promises'
import type { Payload, Where } from 'payload'
import { addMoves } from '@/collections/Activities/activities'
import { record } from '@/collections/Audit/record'
import { type Answer, refuse, succeed } from '@/lib/server/answers'
import { changeRows, pagesOf } from '@/lib/server/rows'
import { withLock } from '@/lib/server/withLock'
import type { Activity, User } from '@/payload-types'
import { applicationWhere } from './applications'
import { isStage, STAGE_NAMES, STAGES, type Stage } from './shared/stages'
import type { BulkUpdate } from './updateSchema'

// One bulk change after the other: each is many statements.
const TURN = 'applications:move'

/**
 * application_update.php for many: moves those named, or all that the filters find, to a stage. The
 * answer's `batch` takes it back. Refused when the filters find more or fewer than were seen.
 */
export const moveApplications = (payload: Payload, user: User, bulk: BulkUpdate): Promise<Answer> =>
  withLock(TURN, async () => {
    const where = bulkWhere(bulk)
    if ('filters' in bulk) {
      const { totalDocs } = await payload.count({ collection: 'applications', where })
      if (totalDocs !== bulk.expected) {
        const { status, body } = refuse(
          `The list has changed: it has ${totalDocs} applicants now. Nothing was moved. Please look again.`,
        )
        return { status, body: { ...body, total: totalDocs } }
      }
    }
    const batch = randomUUID()
    const stage_at = new Date().toISOString()
    let count = 0
    for await (const rows of pagesOf(payload, 'applications', where, ['stage'])) {
      for (const from of STAGE_NAMES.filter((stage) => stage !== bulk.stage)) {
        const ids = rows.filter(({ stage }) => stage === from).map(({ id }) => id)
        count += await move(payload, { ids, from, to: bulk.stage, by: user, batch, stage_at })
      }
    }
    const detail = `stage > ${bulk.stage}, batch ${batch}`
    await record(payload, { by: user, action: 'change', subject: 'applications', count, detail })
    return succeed({ batch, count }, `${count} moved to ${STAGES[bulk.stage].label}.`)
  })

/** Gives each application of a batch its former stage, unless somebody moved it since. */
export const undoMove = (payload: Payload, user: User, batch: string): Promise<Answer> =>
  withLock(TURN, async () => {
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
          stage_at: new Date().toISOString(),
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

const bulkWhere = (bulk: BulkUpdate): Where =>
  'filters' in bulk
    ? applicationWhere(new URLSearchParams(bulk.filters))
    : { and: [{ quarantined_at: { exists: false } }, { id: { in: bulk.ids } }] }

const MOVE_FIELDS = ['application', 'from', 'to'] as const

type MoveLine = Pick<Activity, 'id' | (typeof MOVE_FIELDS)[number]>

type Move = {
  ids: number[]
  from: Stage
  to: Stage
  by: User
  batch?: string
  stage_at: string
}

/** Moves those that are still where they were; answers how many. */
const move = async (
  payload: Payload,
  { ids, from, to, by, batch, stage_at }: Move,
): Promise<number> => {
  if (ids.length === 0) return 0
  const moved = await changeRows(payload, {
    collection: 'applications',
    ids,
    set: { stage: to, stage_at },
    still: { stage: from },
    countsAsRevision: true,
  })
  await addMoves(payload, { ids: moved, from, to, by, batch })
  await letOthersWork()
  return moved.length
}

const applicationOf = ({ application }: Pick<Activity, 'application'>): number =>
  Number(application)

/** Those of the moves after which their application was not moved again. */
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
