import type { Payload } from 'payload'
import { officeDay } from '@/lib/shared/format'
import type { Demand, DemandLine, Job } from '@/payload-types'
import type { DemandJson, DemandLineJson } from './shared/json'
import { judgeDemand } from './shared/state'
import { takenPlaces } from './takenPlaces'

/** Demands as the office sees them. Their countries are populated (depth 1). */
export const demandsJson = async (
  payload: Payload,
  demands: readonly Demand[],
  now: Date,
): Promise<DemandJson[]> => {
  const lines = await linesOf(
    payload,
    demands.map(({ id }) => id),
  )
  const ids = lines.map(({ id }) => id)
  const [taken, jobs] = await Promise.all([takenPlaces(payload, ids), jobsOf(payload, ids)])
  const today = officeDay(now)
  return demands.map((demand) => {
    const json = lines
      .filter((line) => line.demand === demand.id)
      .map((line): DemandLineJson => {
        const { id, trade, headcount } = line
        const places = { headcount, taken: taken.get(id) ?? 0 }
        return {
          ...{ id, trade, ...places, ...judgeDemand(demand, [places], today) },
          jobs: jobs
            .filter(({ demand_line }) => demand_line === id)
            .map(({ id, job_title, is_deleted }) => ({
              ...{ id, job_title },
              active: is_deleted === 'No',
            })),
        }
      })
    return { ...ownJson(demand), lines: json, ...judgeDemand(demand, json, today) }
  })
}

const ownJson = (demand: Demand) => {
  const country = typeof demand.country === 'object' ? demand.country : null
  return {
    id: demand.id,
    employer: demand.employer,
    confidential: demand.confidential === true,
    country_id: country?.id ?? Number(demand.country),
    country: country?.short_name || country?.name || '',
    iso2: country?.iso2 ?? '',
    number: demand.number,
    issued_on: demand.issued_on,
    valid_until: demand.valid_until,
    letter_held: demand.letter_held === true,
    letter_until: demand.letter_until ?? '',
    attorney_held: demand.attorney_held === true,
    attorney_until: demand.attorney_until ?? '',
    changed_at: demand.updatedAt,
  }
}

type Line = Omit<DemandLine, 'demand'> & { demand: number }

/** The lines of demands, in the order in which they were added. */
export const linesOf = async (payload: Payload, demands: readonly number[]): Promise<Line[]> => {
  const { docs } = await payload.find({
    ...({ collection: 'demand_lines', sort: 'id', depth: 0, pagination: false } as const),
    where: { demand: { in: [...demands] } },
  })
  return docs.map((line) => ({ ...line, demand: Number(line.demand) }))
}

type LinkedJob = Pick<
  Job,
  'id' | 'job_title' | 'is_deleted' | 'country_id' | 'demand_line' | 'employer_confidential'
>

/** The jobs of lines, newest first. */
export const jobsOf = async (payload: Payload, lines: readonly number[]): Promise<LinkedJob[]> => {
  const { docs } = await payload.find({
    ...({ collection: 'jobs', sort: '-id', depth: 0, pagination: false } as const),
    where: { demand_line: { in: [...lines] } },
    select: {
      ...{ job_title: true, is_deleted: true, country_id: true, demand_line: true },
      employer_confidential: true,
    } as const,
  })
  return docs
}
