import { officeDay } from '@/lib/shared/format'
import { copyDatabase } from '../site/database'
import type { SiteDatabase } from '../site/siteDatabase'

export const DAY_MS = 86_400_000

/** The day in Mumbai, this many days ago, as `YYYY-MM-DD`. */
export const dayAgo = (days: number): string => officeDay(new Date(Date.now() - days * DAY_MS))

/** A time on a day in Mumbai, this many days ago. */
const ago = (days: number, clock: string): string =>
  new Date(`${dayAgo(days)}T${clock}+05:30`).toISOString()

/** Noon (UTC) of the day in Mumbai that comes in this many days. */
export const noonIn = (days: number): string => `${dayAgo(-days)}T12:00:00.000Z`

type Values = Record<string, string | number | null>

const job = (id: number, country: number, more: Values = {}): Values => ({
  id,
  job_title: `Job ${id}`,
  company_name: 'Specimen',
  salary: 'QAR 1',
  country_id_id: country,
  location_hiring: 'Doha',
  skill_keyword: 'a',
  job_education: 'a',
  job_description: 'a',
  experience: 'a',
  is_deleted: 'No',
  posted_at: ago(100 - id, '12:00:00.000'),
  ...more,
})

let count = 0
const sent = (created_at: string, more: Values): Values => {
  count += 1
  return {
    email: 'a@candidate.example',
    country_code: '91',
    reference: `R-${count}`,
    dedupe_key: `d-${count}`,
    source: 'website',
    created_at,
    ...more,
  }
}

const application = (created_at: string, more: Values = {}): Values =>
  sent(created_at, { name: 'A', mobile: '1', position: 'a', stage: 'new', job_id_id: 1, ...more })

const registration = (created_at: string, more: Values = {}): Values =>
  sent(created_at, {
    full_name: 'A',
    whatsup_no: '1',
    current_location: 'a',
    category: 'Banking',
    position_name: 'a',
    gulf_exp: 0,
    india_exp: 0,
    terms: 1,
    terms_version: '1',
    terms_at: created_at,
    ...more,
  })

/** Copies the tests' database and replaces its submissions and jobs by known rows. */
export const copyWithKnownRows = async (dataDir: string, database: SiteDatabase): Promise<void> => {
  await copyDatabase(dataDir, database)
  const insert = async (table: string, rows: Values[]) => {
    for (const row of rows) {
      const places = Object.keys(row).map(() => '?')
      const columns = Object.keys(row).map((name) => `"${name}"`)
      const sql = `insert into ${table} (${columns}) values (${places})`
      await database.rows(sql, Object.values(row))
    }
  }
  const country = async (iso2: string): Promise<number> => {
    const [row] = await database.rows('select id from countries where iso2 = ?', [iso2])
    return Number(row?.id)
  }
  for (const table of ['applications', 'registrations', 'enquiries', 'jobs']) {
    await database.rows(`delete from ${table}`)
  }
  const [qatar, oman] = [await country('QA'), await country('OM')]
  await insert('jobs', [
    job(1, qatar),
    job(2, oman),
    job(3, oman),
    job(4, oman, { is_deleted: 'Yes', closing_date: noonIn(1) }),
    job(5, oman, { closing_date: noonIn(-1) }),
    job(6, oman, { closing_date: noonIn(7) }),
    job(7, oman, { closing_date: noonIn(0) }),
    job(8, oman, { closing_date: noonIn(8) }),
  ])
  await insert('applications', [
    // The first moment of the 7-day window, and the last moment before it.
    application(ago(6, '00:00:00.000'), { stage: 'rejected', source: 'whatsapp' }),
    application(ago(7, '23:59:59.999')),
    // The first moment of the window before, and the last moment before that.
    application(ago(13, '00:00:00.000')),
    application(ago(14, '23:59:59.999')),
    application(ago(1, '23:59:59.999'), { stage: 'contacted' }),
    application(ago(1, '00:00:00.000'), { job_id_id: 2, stage: 'contacted', source: 'whatsapp' }),
    application(ago(1, '12:00:00.000'), { job_id_id: null, source: 'whatsapp' }),
    application(ago(2, '12:00:00.000'), { quarantined_at: ago(1, '12:00:00.000') }),
    // All applications of this job are quarantined: it counts as a job without applicants.
    application(ago(2, '12:00:00.000'), { job_id_id: 8, quarantined_at: ago(1, '12:00:00.000') }),
  ])
  const [moved] = await database.rows(
    'select max(id) as id from applications where quarantined_at is null',
  )
  const move = (from: string, to: string, created_at: string): Values => ({
    application_id: Number(moved?.id),
    kind: 'stage',
    ...{ from, to, created_at, updated_at: created_at },
  })
  // Received at noon yesterday. The stages in between are those of the moves, in their order.
  await insert('activities', [
    move('new', 'contacted', ago(1, '12:00:00.000')),
    move('contacted', 'new', ago(1, '18:00:00.000')),
    move('new', 'contacted', ago(1, '23:00:00.000')),
    move('contacted', 'rejected', ago(0, '00:00:00.000')),
  ])
  await insert('registrations', [
    registration(ago(0, '00:00:00.000')),
    registration(ago(3, '12:00:00.000')),
    registration(ago(3, '13:00:00.000'), { quarantined_at: ago(1, '12:00:00.000') }),
    registration(ago(10, '12:00:00.000')),
  ])
}
