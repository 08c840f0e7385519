// node rawWrites.mjs WIDTH SECONDS: the limit of writes on this machine, without HTTP and without a
// form: a file of 200 KB, synced and renamed, then a row in SQLite with synchronous FULL. Prints
// how many per second.
import { mkdtempSync, rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { resume } from './applications.mjs'

const [width, seconds] = process.argv.slice(2).map(Number)
const dir = mkdtempSync(path.join(tmpdir(), 'bench-raw-'))
try {
  const db = createClient({ url: `file:${path.join(dir, 'raw.db')}` })
  await db.execute('PRAGMA journal_mode=WAL')
  await db.execute('PRAGMA synchronous=FULL')
  await db.execute('CREATE TABLE t (id integer primary key, a text, b text, c text)')
  let written = 0
  const until = performance.now() + seconds * 1000
  const writer = async (which) => {
    for (let n = 0; performance.now() < until; n += 1) {
      await write(db, path.join(dir, `${which}-${n}.pdf`))
      written += 1
    }
  }
  await Promise.all(Array.from({ length: width }, (_, which) => writer(which)))
  process.stdout.write(`${written / seconds}\n`)
} finally {
  rmSync(dir, { recursive: true, force: true })
}

async function write(db, file) {
  const handle = await open(`${file}.part`, 'wx')
  await handle.writeFile(resume)
  await handle.sync()
  await handle.close()
  await rename(`${file}.part`, file)
  await db.execute({ sql: 'INSERT INTO t (a,b,c) VALUES (?,?,?)', args: [file, 'x', 'y'] })
}
