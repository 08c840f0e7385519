import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { announcePlaces } from '@/collections/Applications/announcePlaces'
import { record } from '@/collections/Audit/record'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import { counted, officeDay } from '@/lib/shared/format'
import type { User } from '@/payload-types'
import { rowsOf } from './deploymentRows'
import { everybody } from './everybody'
import { doneOf } from './judge'
import { MILESTONES } from './shared/milestones'
import type { SeveralSave } from './shared/schema'
import { stepProblem } from './stepProblem'
import { storeEntries } from './stored'

/**
 * A milestone that happened to many people on one day. Who has it already, is not on the way, or cannot
 * have it yet stays as before, and is counted. `batch` of the response undoes it. Needs DEPLOYMENTS_LOCK.
 */
export const saveMany = async (
  payload: Payload,
  user: User,
  { ids, milestone, done }: SeveralSave,
  now: Date,
): Promise<Answer> => {
  const today = officeDay(now)
  const wanted = new Set(ids)
  const people = (await everybody(payload, now)).filter(({ row }) => wanted.has(row.id))
  const batch = randomUUID()
  let count = 0
  let why: string | undefined
  for (const { row, results } of people) {
    const before = doneOf(row)
    const note = row.milestones[milestone]?.note ?? ''
    const problem = stepProblem({ milestone, planned: '', done, note }, before, results, today)
    why ??= problem?.text
    if (problem || before[milestone]) continue
    const entry = { ...row.milestones[milestone], done, batch, by: user.id, at: now.toISOString() }
    await storeEntries(payload, row, {
      milestones: { ...row.milestones, [milestone]: entry },
      ...(milestone === 'departed' && { departed_on: done }),
    })
    count += 1
  }
  if (count === 0 && why) return refuseField('done', why)
  await record(payload, {
    ...({ by: user, action: 'change', subject: 'applications', count } as const),
    detail: `departure: ${milestone}, batch ${batch}`,
  })
  if (milestone === 'departed') await announcePlaces(payload, ids)
  const left = ids.length - count
  const rest = left > 0 ? ` ${counted(left, 'person stays', 'people stay')} as before.` : ''
  const { label } = MILESTONES[milestone]
  return succeed({ batch, count, left }, `${label}: ${counted(count, 'person', 'people')}.${rest}`)
}

/** Takes back what a change of many entered, where nobody has changed it since. Needs DEPLOYMENTS_LOCK. */
export const undoMany = async (payload: Payload, user: User, batch: string): Promise<Answer> => {
  const rows = await rowsOf(payload, sql`cast(d.milestones as text) like ${`%${batch}%`}`)
  for (const row of rows) {
    const entries = Object.entries(row.milestones).map(([key, entry]) => {
      if (entry.batch !== batch) return [key, entry]
      const { batch: _, done: __, ...before } = entry
      return [key, before]
    })
    const milestones = Object.fromEntries(entries)
    await storeEntries(payload, row, { milestones, departed_on: milestones.departed?.done ?? null })
  }
  if (rows.length === 0) return refuse('There is nothing to undo.')
  const count = rows.length
  await record(payload, {
    ...({ by: user, action: 'change', subject: 'applications', count } as const),
    detail: `departure: undo of batch ${batch}`,
  })
  await announcePlaces(
    payload,
    rows.map(({ id }) => id),
  )
  return succeed({ count }, `${counted(count, 'person', 'people')} put back.`)
}
