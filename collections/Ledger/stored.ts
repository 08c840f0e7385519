import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { PLACE_STAGES } from '@/collections/Demands/shared/placeStages'
import { readMinor } from '@/collections/Tools/charges/shared/money'
import type { Passport } from '@/collections/Tools/documents/shared/question'
import { routeReader } from '@/collections/Tools/routeReader'
import { toolFacts } from '@/collections/Tools/toolFacts'
import { runSql } from '@/lib/server/database/sql'
import type { Job, Ledger } from '@/payload-types'
import type { Terms } from './judgeCharge'

/** Of every new entry: it looks at the others of the person. */
export const LEDGER_LOCK = 'ledger'

export const PERSON_UNKNOWN = 'This application is no longer there.'

/** What the ledger needs of an application. */
export type LedgerPerson = {
  id: number
  isSelected: boolean
  terms: Terms
  job: Pick<Ledger, 'job_title' | 'employer' | 'demand' | 'destination'>
}

type Row = {
  id: unknown
  stage: string
  country_code: string
  position: string
  passport: Passport | null
  job_title: string | null
  company_name: string | null
  country_id: unknown
  candidate_charge: Job['candidate_charge']
  candidate_charge_amount: string | null
  demand: string | null
  employer: string | null
}

/** An application with its job, and with the rules for its money; null when it is erased. */
export const personOf = async (payload: Payload, id: number): Promise<LedgerPerson | null> => {
  const [row] = await runSql<Row>(
    payload,
    sql`select a.id, a.stage, a.country_code, a.position, d.passport, j.job_title, j.company_name,
          j.country_id_id as country_id, j.candidate_charge, j.candidate_charge_amount,
          m.number as demand, m.employer
        from applications a
          left join deployments d on d.application = a.id
          left join jobs j on j.id = a.job_id_id
          left join demand_lines l on l.id = j.demand_line_id
          left join demands m on m.id = l.demand_id
        where a.id = ${id}`,
  )
  if (!row) return null
  const readRoute = await routeReader()
  const { home, destination } = readRoute({
    ...row,
    country_id: row.country_id === null ? null : Number(row.country_id),
  })
  return {
    id,
    isSelected: PLACE_STAGES.some((stage) => stage === row.stage),
    terms: { home, destination, promiseMinor: promiseIn(row), facts: await toolFacts() },
    job: {
      job_title: row.job_title ?? row.position,
      employer: row.employer ?? row.company_name,
      ...{ demand: row.demand, destination },
    },
  }
}

/** What the job page says that the candidate pays, in hundredths; null when no sum can be read in it. */
const promiseIn = ({ candidate_charge, candidate_charge_amount }: Row): number | null => {
  if (candidate_charge === 'none') return 0
  if (candidate_charge !== 'amount') return null
  const sum = /(?:[₹৳₱]|\brs\.?|\b[a-z]{3})?\s*\d[\d,]*(?:\.\d{1,2})?/i.exec(
    candidate_charge_amount ?? '',
  )
  return sum ? readMinor(sum[0]) : null
}

/** The entries of an application in the order in which they were written. */
export const entriesOf = async (payload: Payload, application: number): Promise<Ledger[]> => {
  const { docs } = await payload.find({
    ...({ collection: 'ledger', sort: 'id', depth: 0, pagination: false } as const),
    where: { application: { equals: application } },
  })
  return docs
}

export const totalOf = ({
  net_minor,
  tax_minor,
}: Pick<Ledger, 'net_minor' | 'tax_minor'>): number => net_minor + tax_minor

/** What was paid back of a charge. */
export const refundsOf = (entries: readonly Ledger[], { id }: Pick<Ledger, 'id'>): Ledger[] =>
  entries.filter(({ refund_of }) => refund_of === id)

/** Taken without tax and without what was paid back, inside the limit or of one kind. */
export const takenOf = (entries: readonly Ledger[], counts: (entry: Ledger) => boolean): number =>
  entries
    .filter(counts)
    .reduce((sum, { type, net_minor }) => sum + (type === 'charge' ? net_minor : -net_minor), 0)
