// A stand-in for the site in tests of deploy/site: node server.mjs PORT. Like the site it migrates its
// database at the start and keeps the one from before (docs/adr/0038), and tells /ready whether it can work.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'

const { version, failing = [], database } = JSON.parse(readFileSync('version.json', 'utf8'))
// As the site: deploy/site hands it to the process (lib/server/settings/env.ts).
const { DATA_DIR } = process.env
const file = path.join(DATA_DIR, 'database.db')
if (database && readFileSync(file, 'utf8') !== database) {
  const copies = path.join(DATA_DIR, 'upgrade-copies')
  mkdirSync(copies, { recursive: true })
  if (existsSync(file))
    renameSync(file, path.join(copies, `2026-11-28T1200${Date.now() % 100}Z-a.db`))
  writeFileSync(file, database)
}
if (failing === 'start') process.exit(1)
createServer((request, response) => {
  const isReady = failing.length === 0
  if (request.url === '/ready') {
    response.writeHead(isReady ? 200 : 503)
    response.end(JSON.stringify({ ok: isReady, failing }))
  } else response.end(version)
}).listen(Number(process.argv[2]), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
