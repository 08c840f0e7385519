import { expect, test } from 'vitest'
import { readCsv } from '@/tests/support/files/csv'
import { hasDatabase } from '@/tests/support/site/database'
import { callsOf } from '@/tests/support/site/siteCalls'
import { siteForFile } from '@/tests/support/site/siteForFile'

/**
 * Ten thousand applicants, on a site of their own: while another process writes so many rows, SQLite
 * refuses the writes of a site. On Postgres no query holds up the process.
 */
const site = siteForFile({ SEED_SAMPLES: 'false' })

const ROWS = 10_000

/** So many visitors are answered while ten thousand rows are read or changed, 500 at a time. */
const AT_LEAST = 4

test.skipIf(!hasDatabase())(
  'an export, bulk change and undo of ten thousand applicants leave the site responsive',
  async () => {
    const calls = callsOf(site())
    await calls.query(
      `insert into applications (name, email, country_code, mobile, position, reference, dedupe_key,
         phone_e164, stage, revision, source)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ROWS})
       select 'Many ' || i, 'many' || i || '@candidate.example', '91', '9820012345', 'Welder',
         'X-' || i, 'x:' || i, '+919820012345', 'new', 0, 'website' from n`,
    )
    const token = await calls.logIn()
    let answered = 0
    let isDone = false
    const visitors = (async () => {
      while (!isDone) {
        await calls.get('/php/position.php')
        answered += 1
      }
    })()
    /** How many visitors were answered while this ran. */
    const duringThat = async <T>(work: Promise<T>): Promise<[T, number]> => {
      const before = answered
      return [await work, answered - before]
    }
    const update = (body: object) => calls.post('application_update', body, token)
    const filters = { q: 'many' }
    const [{ text }, duringExport] = await duringThat(
      calls.get('/php/application_export.php?q=many', token),
    )
    const [moved, duringChange] = await duringThat(
      update({ filters, expected: ROWS, stage: 'rejected' }),
    )
    expect(moved).toMatchObject({ success: true, count: ROWS })
    const [undone, duringUndo] = await duringThat(update({ undo: moved.batch }))
    expect(undone).toMatchObject({ success: true, count: ROWS, left: 0 })
    isDone = true
    await visitors
    // One would mean that visitors wait for the whole work.
    expect(Math.min(duringExport, duringChange, duringUndo)).toBeGreaterThanOrEqual(AT_LEAST)
    expect(new Set(readCsv(text).map((row) => row.Reference)).size).toBe(ROWS)
    expect(
      await calls.query("select count(*) as rows from applications where stage = 'new'"),
    ).toMatchObject([{ rows: ROWS }])
  },
  60_000,
)
