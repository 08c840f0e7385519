import { setImmediate as letOthersWork } from 'node:timers/promises'
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { PLACE_STAGES } from '@/collections/Demands/shared/placeStages'
import { isSqlite, runSql } from '@/lib/server/database/sql'
import { jsonArray, jsonObject, numbersIn } from '@/lib/server/database/sqlJson'
import { keysOf } from '@/lib/shared/objects'
import type { Deployment } from '@/payload-types'
import type { Answers } from './shared/questions'

export type Milestones = Deployment['milestones']

/** A selected person with what staff entered, and the demand of the job. */
export type DeploymentRow = {
  id: number
  reference: string
  name: string
  position: string
  phone: string | null
  /** Whether there is an address for mails. */
  has_mail: boolean | number
  country_code: string
  /** When the stage became Selected, in a form that Date reads. */
  selected_at: string
  job_id: number | null
  job_title: string | null
  country_id: number | null
  line: number | null
  /** Of the demand: its own end and those of its papers. */
  valid_until: string | null
  letter_until: string | null
  attorney_until: string | null
  passport: Deployment['passport']
  fit: Deployment['fit']
  milestones: Milestones
  answers: Answers
  departed_on: string | null
  ended_on: string | null
  end_reason: Deployment['end_reason']
  end_note: string | null
  /** The last change of what staff entered, in a form that Date reads (changeTime). */
  changed_at: string | null
}

/** Where each value comes from: the database writes the objects, which takes less time than making them here. */
const SOURCES: Record<keyof DeploymentRow, string> = {
  id: 'a.id',
  reference: 'a.reference',
  name: 'a.name',
  position: 'a.position',
  phone: 'a.phone_e164',
  has_mail: "(a.email <> '')",
  country_code: 'a.country_code',
  selected_at: 'coalesce(a.stage_at, a.created_at)',
  job_id: 'j.id',
  job_title: 'j.job_title',
  country_id: 'j.country_id_id',
  line: 'j.demand_line_id',
  valid_until: 'm.valid_until',
  letter_until: 'm.letter_until',
  attorney_until: 'm.attorney_until',
  passport: 'd.passport',
  fit: 'd.fit',
  milestones: 'd.milestones',
  answers: 'd.answers',
  departed_on: 'd.departed_on',
  ended_on: 'd.ended_on',
  end_reason: 'd.end_reason',
  end_note: 'd.end_note',
  changed_at: 'd.updated_at',
}

const NAMES = keysOf(SOURCES)
const COLUMNS = sql.raw(NAMES.map((name) => `${SOURCES[name]} as ${name}`).join(', '))

/** A value as JSON: SQLite stores objects as text. */
const jsonOf = (payload: Payload, name: keyof DeploymentRow): SQL => {
  const column = sql.raw(name)
  if (name !== 'milestones' && name !== 'answers') return column
  return isSqlite(payload)
    ? sql`json(coalesce(${column}, '{}'))`
    : sql`coalesce(${column}, '{}'::jsonb)`
}

const STAGES_IN_SQL = sql.raw(PLACE_STAGES.map((stage) => `'${stage}'`).join(', '))

// Rows of one statement: other requests are answered in between.
const CHUNK_ROWS = 2500

/** Those who are on the way: selected, not departed, and not ended otherwise; all or some of them. */
export const rowsOnTheWay = (
  payload: Payload,
  some?: { phone: string } | { ids: readonly number[] },
): Promise<DeploymentRow[]> => {
  const among = some && ('phone' in some ? sql`a.phone_e164 = ${some.phone}` : idsIn(payload, some))
  return allRows(
    payload,
    sql`d.departed_on is null and d.ended_on is null and ${among ?? sql`1 = 1`}`,
  )
}

const idsIn = (payload: Payload, { ids }: { ids: readonly number[] }): SQL =>
  sql`a.id in ${numbersIn(payload, ids)}`

/** Selected people by the ids of their applications, whatever became of them. */
export const rowsOf = (payload: Payload, where: SQL): Promise<DeploymentRow[]> =>
  allRows(payload, where)

/** A selected person for the own page, also after the request to be erased; null at another stage. */
export const rowOfCandidate = async (payload: Payload, id: number): Promise<DeploymentRow | null> =>
  (await allRows(payload, sql`a.id = ${id}`, sql`1 = 1`))[0] ?? null

// Those who are about to be erased are hidden from staff.
const SEEN_BY_STAFF = sql`a.quarantined_at is null and a.erasure_asked_at is null`

const allRows = async (
  payload: Payload,
  where: SQL,
  seen = SEEN_BY_STAFF,
): Promise<DeploymentRow[]> => {
  const rows: DeploymentRow[] = []
  const object = jsonObject(
    payload,
    NAMES.map((name) => [name, jsonOf(payload, name)]),
  )
  for (;;) {
    const after = rows.at(-1)?.id ?? 0
    const [found] = await runSql<{ found: string | null }>(
      payload,
      sql`select ${jsonArray(payload, object)} as found from (
            select ${COLUMNS} from applications a
              left join deployments d on d.application = a.id
              left join jobs j on j.id = a.job_id_id
              left join demand_lines l on l.id = j.demand_line_id
              left join demands m on m.id = l.demand_id
            where a.stage in (${STAGES_IN_SQL}) and ${seen} and a.id > ${after} and ${where}
            order by a.id limit ${CHUNK_ROWS}) as page`,
    )
    const some = JSON.parse(found?.found ?? '[]') as DeploymentRow[] // written by the query
    rows.push(...some)
    if (some.length < CHUNK_ROWS) return rows
    await letOthersWork()
  }
}

/** The last change of what staff entered, ISO; empty before the first. */
export const changeTime = ({ changed_at }: DeploymentRow): string =>
  changed_at === null ? '' : new Date(changed_at).toISOString()
