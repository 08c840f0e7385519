import type { Payload } from 'payload'
import { officeDay } from '@/lib/shared/format'
import type { Demand } from '@/payload-types'
import type { JobDemandJson, PublicDemand } from './shared/json'
import { judgeDemand } from './shared/state'
import { takenPlaces } from './takenPlaces'

type Linked = { demand_line: number | null }

/** Rows of jobs for the office, each with the line of the demand that it belongs to. */
export const withDemands = async <R extends Linked>(
  payload: Payload,
  jobs: readonly R[],
  now = new Date(),
): Promise<(R & { demand: JobDemandJson | null })[]> => {
  const found = await linesWithDemands(
    payload,
    jobs.flatMap(({ demand_line }) => demand_line ?? []),
  )
  const today = officeDay(now)
  return jobs.map((job) => {
    const line = job.demand_line === null ? undefined : found.get(job.demand_line)
    if (!line) return { ...job, demand: null }
    const { demand, trade, ...places } = line
    const { employer, number } = demand
    const judged = judgeDemand(demand, [places], today)
    return { ...job, demand: { employer, number, trade, ...places, ...judged } }
  })
}

/**
 * The demand of a job for visitors; null when it has none that is valid. `isConfidential`: the job keeps
 * the employer secret, whatever its demand says.
 */
export const publicDemand = async (
  payload: Payload,
  line: number | null,
  isConfidential: boolean,
  now: Date,
): Promise<PublicDemand | null> => {
  if (line === null) return null
  const found = (await linesWithDemands(payload, [line])).get(line)
  if (!found) return null
  const { demand, headcount } = found
  const { state, left } = judgeDemand(demand, [found], officeDay(now))
  if (state === 'expired') return null
  const { employer, number, issued_on, valid_until } = demand
  const isNamed = !isConfidential && !demand.confidential
  return { named: isNamed ? { employer, number } : null, issued_on, valid_until, headcount, left }
}

type JobOfLine = {
  country: number
  /** The job names no employer. */
  isConfidential: boolean
}

/** Why a job cannot belong to a line; null if it can. */
export const lineProblem = async (
  payload: Payload,
  line: number,
  { country, isConfidential }: JobOfLine,
): Promise<string | null> => {
  const found = (await linesWithDemands(payload, [line])).get(line)
  if (!found) return 'This demand is no longer there. Choose another one, or none'
  const of = found.demand.country
  const id = typeof of === 'object' ? of.id : of
  const name = typeof of === 'object' ? of.short_name || of.name : ''
  if (id !== country) return `This demand is for ${name}. The job is in another country`
  return found.demand.confidential && !isConfidential
    ? 'The employer of this demand is confidential, and the job names it'
    : null
}

type Found = { demand: Demand; trade: string; headcount: number; taken: number }

const linesWithDemands = async (
  payload: Payload,
  ids: readonly number[],
): Promise<Map<number, Found>> => {
  if (ids.length === 0) return new Map()
  const [{ docs }, taken] = await Promise.all([
    payload.find({
      ...({ collection: 'demand_lines', depth: 2, pagination: false } as const),
      where: { id: { in: [...ids] } },
    }),
    takenPlaces(payload, ids),
  ])
  return new Map(
    docs.flatMap(({ id, demand, trade, headcount }) =>
      typeof demand === 'object'
        ? [[id, { demand, trade, headcount, taken: taken.get(id) ?? 0 }]]
        : [],
    ),
  )
}
