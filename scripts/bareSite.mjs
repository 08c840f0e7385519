// The servers that ours is compared with.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteEnv, untilItAnswers } from './lib.mjs'
import { freePort } from './site.mjs'

/** Set by node:http itself, or for one connection only. */
const OWN_HEADERS = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']

/** The headers of an answer that another server can repeat, as Node's list of names and values. */
export const repeatable = (rawHeaders) => {
  const kept = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (OWN_HEADERS.includes(rawHeaders[at].toLowerCase())) continue
    kept.push(rawHeaders[at], rawHeaders[at + 1])
  }
  return kept
}

/** Starts a bare node:http server that sends the same bytes and headers as this answer. */
export const startBareServer = async (answer) => {
  const dir = mkdtempSync(path.join(tmpdir(), 'bare-server-'))
  const file = path.join(dir, 'answer.json')
  const headers = [...repeatable(answer.headers), 'Content-Length', String(answer.body.length)]
  writeFileSync(file, JSON.stringify({ headers, body: answer.body.toString('base64') }))
  const port = await freePort()
  const program = fileURLToPath(new URL('../bench/support/bareServer.mjs', import.meta.url))
  const child = spawn('node', [program, String(port), file], { stdio: 'ignore' })
  const url = `http://localhost:${port}/`
  await untilItAnswers(url, child)
  return { url, stop: () => end(child, dir) }
}

/**
 * Builds and starts bench/bare: an empty page of Next, and a plain list of Payload with 10,000 rows.
 * In a folder outside the repository, because Next would take the site for its project.
 */
export const startBareNext = async ({ rows = 0 } = {}) => {
  const dir = mkdtempSync(path.join(tmpdir(), 'bare-next-'))
  cpSync(fileURLToPath(new URL('../bench/bare/', import.meta.url)), dir, { recursive: true })
  writeFileSync(path.join(dir, 'package.json'), '{ "private": true, "type": "module" }')
  const packages = fileURLToPath(new URL('../node_modules', import.meta.url))
  // Hard links take no space; on another disk files are copied.
  const { status } = spawnSync('cp', ['-al', packages, dir], { stdio: 'ignore' })
  if (status !== 0) spawnSync('cp', ['-a', packages, dir], { stdio: 'inherit' })
  const env = siteEnv({ PAYLOAD_FORCE_DRIZZLE_PUSH: 'true', BENCH_ROWS: String(rows) })
  const options = { cwd: dir, stdio: 'ignore', env }
  if (rows > 0) runNode(options, '--conditions=production', PAYLOAD, 'run', 'fill.mjs')
  runNode(options, NEXT, 'build')
  const port = await freePort()
  const served = { ...options, env: siteEnv() }
  const child = spawn('node', [NEXT, 'start', '-p', String(port)], served)
  const url = `http://localhost:${port}/`
  await untilItAnswers(url, child)
  return { url, list: `${url}list`, pid: child.pid, stop: () => end(child, dir) }
}

const PAYLOAD = 'node_modules/payload/bin.js'
const NEXT = 'node_modules/next/dist/bin/next'

const runNode = (options, ...args) => {
  const { status } = spawnSync('node', args, options)
  if (status !== 0) throw new Error(`bench/bare: node ${args.join(' ')} failed.`)
}

const end = async (child, dir) => {
  child.kill('SIGKILL')
  if (child.exitCode === null) await once(child, 'exit')
  rmSync(dir, { recursive: true, force: true })
}
