import { randomUUID } from 'node:crypto'
import type { DemandJson, DemandLineJson } from '@/collections/Demands/shared/json'
import type { DemandSave } from '@/collections/Demands/shared/schema'
import type { Application, Job, User } from '@/payload-types'
import { ownPayload } from '../site/ownPayload'
import { storeJob } from './storedAlerts'
import { storeApplicant } from './storedInterviews'

/** 28 November 2026, 15:30 in Mumbai. */
export const TODAY = new Date('2026-11-28T10:00:00Z')

/** Payload in the test's own process, with demands as an admin makes them. */
export const demandOffice = async () => {
  const { payload, end } = await ownPayload()
  // Later than ownPayload, because they read the settings.
  const { saveDemand } = await import('@/collections/Demands/saveDemand')
  const { listDemands } = await import('@/collections/Demands/listDemands')
  const { deleteDemand } = await import('@/collections/Demands/deleteDemand')
  const user = (await payload.create({
    collection: 'users',
    data: {
      ...({ name: 'Asha', email: 'asha@agency.example', role: 'admin' } as const),
      password: 'a password of hers',
    },
  })) as User
  const posted_at = '2026-11-01T08:00:00.000Z'
  // It makes the country too.
  const { country_id } = await storeJob(payload, { posted_at })
  const elsewhere = await payload.create({
    collection: 'countries',
    data: { iso2: 'BH', name: 'Bahrain', country_code: '973', isDestination: true },
  })

  const values = (change: Partial<DemandSave> = {}): DemandSave => ({
    employer: 'Sample Petroleum WLL',
    confidential: false,
    country: String(typeof country_id === 'object' ? country_id.id : country_id),
    number: `SAMPLE-${randomUUID()}`,
    issued_on: '2026-10-09',
    valid_until: '2027-04-08',
    letter_held: true,
    letter_until: '',
    attorney_held: true,
    attorney_until: '',
    lines: [{ trade: 'Pipe welder', headcount: '2' }],
    ...change,
  })
  const save = async (change: Partial<DemandSave> = {}) =>
    (await saveDemand(payload, user, values(change))).body
  const list = async (query: Record<string, string> = {}) =>
    (await listDemands(payload, new URLSearchParams(query), TODAY)).body
  const one = async (id: unknown) => {
    const { demands } = await list({ id: String(id) })
    const [found] = demands as DemandJson[] // what listDemands answers
    if (!found) throw new Error('no such demand')
    return found
  }
  /** A stored demand as a form sends it back. */
  const formOf = async (id: unknown): Promise<DemandSave> => {
    const { country_id, lines, ...demand } = await one(id)
    return {
      ...values(),
      ...{ id: demand.id, employer: demand.employer, number: demand.number },
      country: String(country_id),
      lines: lines.map(({ id, trade, headcount }) => ({ id, trade, headcount: String(headcount) })),
    }
  }
  const made = async (change: Partial<DemandSave> = {}) => one((await save(change)).id)
  const lineOf = (demand: DemandJson): DemandLineJson => {
    const [line] = demand.lines
    if (!line) throw new Error('no line')
    return line
  }
  return {
    ...{ payload, end, elsewhere, save, list, one, formOf, made, lineOf },
    newLine: async () => {
      const demand = await made()
      return { demand, line: lineOf(demand) }
    },
    remove: async (id: number) => (await deleteDemand(payload, user, id)).body,
    /** An open job of a line. */
    jobOf: (line: number, change: Partial<Job> = {}): Promise<Job> =>
      storeJob(payload, { posted_at, demand_line: line, ...change }),
    apply: (job: Job, change: Partial<Application> = {}) =>
      storeApplicant(payload, job, { stage: 'selected', ...change }),
  }
}
