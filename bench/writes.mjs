// Applications per second compared with the raw limit of the same machine: a synced file of 200 KB
// and a row in SQLite with synchronous FULL. Prints ratios; asserts nothing.
import { mkdtempSync, rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { startSite } from '../scripts/site.mjs'

const FILE_BYTES = 200_000
const SECONDS = 5
const WIDTHS = [1, 8, 32]

const resume = Buffer.concat([
  Buffer.from('%PDF-1.4\n'),
  Buffer.alloc(FILE_BYTES - 30, 0x20),
  Buffer.from('\nstartxref\n9\n%%EOF'),
])
const site = await startSite()
const rawDir = mkdtempSync(path.join(tmpdir(), 'bench-raw-'))
try {
  const raw = await rawWriter(rawDir)
  process.stdout.write('at a time | raw/s | ours/s | ratio | lost\n')
  for (const width of WIDTHS) {
    const limit = await rate(width, raw)
    const before = await site.applications()
    const ours = await rate(width, (n) => apply(site.url, n))
    const stored = (await site.applications()) - before
    process.stdout.write(
      `${width} | ${limit.perSecond} | ${ours.perSecond} | ${(ours.perSecond / limit.perSecond).toFixed(2)} | ${ours.done - stored}\n`,
    )
  }
} finally {
  await site.stop()
  rmSync(rawDir, { recursive: true, force: true })
}

async function rate(width, act) {
  let done = 0
  let n = 0
  const until = Date.now() + SECONDS * 1000
  const worker = async () => {
    while (Date.now() < until) if (await act(n++)) done++
  }
  await Promise.all(Array.from({ length: width }, worker))
  return { done, perSecond: Math.round(done / SECONDS) }
}

async function apply(url, n) {
  const form = new FormData()
  const fields = {
    name: 'Bench',
    email: `b${n}-${process.pid}-${Date.now()}@example.com`,
    country_code: '91',
    mobile: '9876543210',
    position: 'Welder',
    job_id: '0',
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('resume', new Blob([resume], { type: 'application/pdf' }), 'cv.pdf')
  const answer = await fetch(`${url}/php/job_applied.php`, { method: 'POST', body: form })
  return (await answer.json()).success
}

async function rawWriter(dir) {
  const db = createClient({ url: `file:${path.join(dir, 'raw.db')}` })
  await db.execute('PRAGMA journal_mode=WAL')
  await db.execute('PRAGMA synchronous=FULL')
  await db.execute('CREATE TABLE t (id integer primary key, a text, b text, c text)')
  return async (n) => {
    const file = path.join(dir, `${n}.pdf`)
    const handle = await open(`${file}.part`, 'wx')
    await handle.writeFile(resume)
    await handle.sync()
    await handle.close()
    await rename(`${file}.part`, file)
    await db.execute({ sql: 'INSERT INTO t (a,b,c) VALUES (?,?,?)', args: [`n${n}`, 'x', 'y'] })
    return true
  }
}
