import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { destinations } from '@/collections/Countries/countries'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import { withLock } from '@/lib/server/database/withLock'
import { counted } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import type { Demand, User } from '@/payload-types'
import { jobsOf, linesOf } from './demandsJson'
import { DEMANDS_LOCK } from './lock'
import { type DemandSave, type DemandValues, numberKey } from './shared/schema'
import { dayWords } from './shared/words'
import { takenPlaces } from './takenPlaces'

export const DEMAND_UNKNOWN = 'This demand is no longer there.'

/**
 * demand_save.php: makes a demand, or changes it. A repeat of the call that made one, known by its key,
 * makes no second one, and completes what was left undone.
 */
export const saveDemand = (payload: Payload, user: User, save: DemandSave): Promise<Answer> =>
  withLock(DEMANDS_LOCK, async () => {
    const { id, changed_at, key, ...values } = save
    const made = id === undefined && key ? await demandMadeWith(payload, key) : null
    if (made) {
      const stored = await linesOf(payload, [made.id])
      await storeLines(payload, made.id, values.lines.slice(stored.length))
      return succeed({ id: made.id }, 'The demand is saved.')
    }
    const before = id === undefined ? null : await demandById(payload, id)
    if (id !== undefined && !before) return refuse(DEMAND_UNKNOWN)
    if (before && changed_at !== undefined && changed_at !== before.updatedAt) {
      return refuse(MESSAGES.editConflict)
    }
    const problem = await problemOf(payload, values, before)
    if (problem) return problem

    const { lines, ...own } = values
    const data = { ...own, country: Number(own.country), number_key: numberKey(own.number) }
    if (before) {
      await payload.update({ collection: 'demands', id: before.id, data })
      const kept = new Set(lines.map((line) => line.id))
      const removed = (await linesOf(payload, [before.id])).filter((line) => !kept.has(line.id))
      for (const line of removed) await payload.delete({ collection: 'demand_lines', id: line.id })
    }
    const stored =
      before ?? (await payload.create({ collection: 'demands', data: { ...data, made_with: key } }))
    await storeLines(payload, stored.id, lines)
    await record(payload, {
      ...({ by: user, action: 'change', subject: 'demands' } as const),
      subject_id: stored.id,
      detail: before ? 'changed' : 'made',
    })
    return succeed({ id: stored.id }, 'The demand is saved.')
  })

const storeLines = async (
  payload: Payload,
  demand: number,
  lines: DemandValues['lines'],
): Promise<void> => {
  for (const { id, trade, headcount } of lines) {
    const data = { demand, trade, headcount: Number(headcount) }
    if (id === undefined) await payload.create({ collection: 'demand_lines', data })
    else await payload.update({ collection: 'demand_lines', id, data })
  }
}

const demandById = (payload: Payload, id: number): Promise<Demand | null> =>
  payload.findByID({ collection: 'demands', id, depth: 0, disableErrors: true })

const demandMadeWith = async (payload: Payload, key: string): Promise<Demand | null> => {
  const where = { made_with: { equals: key } }
  const { docs } = await payload.find({ collection: 'demands', where, limit: 1, depth: 0 })
  return docs[0] ?? null
}

/** Why these values cannot be stored; null if they can. */
const problemOf = async (
  payload: Payload,
  values: DemandValues,
  before: Demand | null,
): Promise<Answer | null> => {
  const country = Number(values.country)
  if (!(await destinations()).some(({ id }) => id === country)) {
    return refuseField('country', 'Choose the country')
  }
  const twin = await demandNumbered(payload, values.number)
  if (twin && twin.id !== before?.id) {
    const place = `the demand of ${twin.employer}, valid until ${dayWords(twin.valid_until)}`
    return refuseField('number', `This number is already used: ${place}. Please check both`)
  }
  const stored = before ? await linesOf(payload, [before.id]) : []
  const ids = stored.map(({ id }) => id)
  if (values.lines.some(({ id }) => id !== undefined && !ids.includes(id))) {
    return refuse(MESSAGES.editConflict)
  }
  const jobs = await jobsOf(payload, ids)
  const elsewhere = jobs.find((job) => job.country_id !== country)
  if (elsewhere) {
    return refuseField('country', `The job “${elsewhere.job_title}” is in another country`)
  }
  const naming = values.confidential && jobs.find((job) => !job.employer_confidential)
  if (naming) {
    return refuseField('confidential', `The job “${naming.job_title}” names the employer`)
  }
  const taken = await takenPlaces(payload, ids)
  for (const { id, trade } of stored) {
    const line = values.lines.find((line) => line.id === id)
    const job = jobs.find(({ demand_line }) => demand_line === id)
    if (!line && job) {
      return refuseField(
        'lines',
        `The job “${job.job_title}” belongs to “${trade}”. Take the job off this trade first`,
      )
    }
    const needed = taken.get(id) ?? 0
    if (line && Number(line.headcount) < needed) {
      const selected = counted(needed, 'person is', 'people are')
      return refuseField('lines', `${selected} selected for “${trade}”. It needs so many places`)
    }
  }
  return null
}

const demandNumbered = async (payload: Payload, number: string): Promise<Demand | null> => {
  const where = { number_key: { equals: numberKey(number) } }
  const { docs } = await payload.find({ collection: 'demands', where, limit: 1, depth: 0 })
  return docs[0] ?? null
}
