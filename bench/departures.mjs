// The people on the way: the list with 10,000 of them, in each order, with a filter, and after a change;
// one opened person; and how long everybody else waits meanwhile.
import path from 'node:path'
import { createClient } from '@libsql/client'
import { startSite } from '../scripts/site.mjs'
import { head, ms, quantile, row } from './support/print.mjs'
import { whileProbing } from './support/run.mjs'
import { timeOf } from './support/times.mjs'

const PEOPLE = 10_000
const CHANGES = 5
const WARM_UP = 20

const REQUESTS = {
  'by what blocks': 'departure_list.php?group=blocks',
  'by step': 'departure_list.php?group=step',
  'by flight day': 'departure_list.php?group=flight',
  'two words': 'departure_list.php?group=blocks&q=kumar+welder',
  'one step': 'departure_list.php?group=blocks&step=visa',
}

const site = await startSite({ office: [PEOPLE, 1] })
const headers = { authorization: `Bearer ${site.token}` }
try {
  const db = createClient({ url: `file:${path.join(site.dataDir, 'database.db')}` })
  await db.execute('PRAGMA busy_timeout = 5000')
  await selectEverybody(db)
  const [{ id }] = (await db.execute('SELECT max(application) AS id FROM deployments')).rows
  head(`${PEOPLE.toLocaleString('en')} people on the way`, 'ms', 'first', 'worst', 'target')
  // What the same call costs without a list.
  await timed('the own profile', 'profile.php', '')
  const firstMs = await timeOnce(REQUESTS['by what blocks'])
  row('everybody judged for the first time', '', ms(firstMs), '', '')
  // The first requests load the code.
  for (let n = 0; n < WARM_UP; n += 1) await timeOnce(REQUESTS['by what blocks'])
  for (const [name, address] of Object.entries(REQUESTS)) await timed(name, address)
  await timed('one person', `departure.php?id=${id}`)
  const times = []
  for (let n = 0; n < CHANGES; n += 1) {
    await db.execute({
      sql: `UPDATE deployments SET fit = ?, updated_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE application = ?`,
      args: [n % 2 ? 'fit' : 'unfit', id],
    })
    times.push(await timeOnce(REQUESTS['by what blocks']))
  }
  row('by what blocks, after a change', ms(quantile(times)), '', ms(Math.max(...times)), '≤ 50')
  const { times: waits } = await whileProbing(`${site.url}/health`, 5, async () => {
    for (let n = 0; n < CHANGES; n += 1) await timeOnce(REQUESTS['by what blocks'])
  })
  row('longest wait of another request meanwhile', ms(Math.max(...waits)), '', '', '≤ 50')
} finally {
  await site.stop()
}

async function timed(name, address, target = '≤ 50') {
  const { first, median, worst } = await timeOf(`${site.url}/php/${address}`, headers)
  row(name, ms(median), ms(first), ms(worst), target)
}

async function timeOnce(address) {
  const begun = performance.now()
  await (await fetch(`${site.url}/php/${address}`, { headers })).arrayBuffer()
  return performance.now() - begun
}

/** Everybody is selected, with entries, papers, and places of demands at the jobs. */
async function selectEverybody(db) {
  const now = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
  await db.batch(
    [
      `UPDATE applications SET stage = 'selected', stage_at = ${now}`,
      `INSERT INTO demands (employer, country_id, number, number_key, issued_on, valid_until)
         SELECT 'Bench ' || id, id, 'D' || id, 'd' || id, '2026-01-01', date('now', '+200 days') FROM countries`,
      `INSERT INTO demand_lines (demand_id, trade, headcount) SELECT id, 'Welder', 500 FROM demands`,
      `UPDATE jobs SET demand_line_id = (SELECT l.id FROM demand_lines l JOIN demands m ON m.id = l.demand_id
         WHERE m.country_id = jobs.country_id_id)`,
      `INSERT INTO deployments (application, fit, milestones)
         SELECT id, 'fit', json_object(
           'contract_signed', json_object('done', date('now', '-20 days'), 'by', 1),
           'medical_done', json_object('done', date('now', '-10 days'), 'by', 1),
           'visa_issued', CASE WHEN id % 3 THEN json_object('done', date('now', '-5 days'), 'by', 1) END,
           'departed', json_object('planned', date('now', '+' || (id % 60) || ' days'), 'by', 1))
         FROM applications`,
      `UPDATE deployments SET milestones = json_remove(milestones, '$.visa_issued')
         WHERE json_type(milestones, '$.visa_issued') = 'null'`,
      ...['passport', 'medical', 'visa'].map(
        (kind) => `INSERT INTO papers (application, kind, last_day)
          SELECT id, '${kind}', date('now', '+' || (id % 400) || ' days') FROM applications`,
      ),
    ],
    'write',
  )
}
