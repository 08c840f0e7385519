// npm start: installs, builds and serves the site. `--dev` serves the sources as they change.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { constants } from 'node:os'
import path from 'node:path'
import {
  build,
  install,
  requireNode,
  run,
  SERVER,
  say,
  siteEnv,
  start,
  stop,
  untilItAnswers,
} from './lib.mjs'

process.umask(0o077) // Files that the site writes are readable by its own account only.
const isDev = process.argv.includes('--dev')

requireNode()
readSettings()
const port = portSetting()
const host = process.env.HOST || undefined
const dataDir = path.resolve(process.env.DATA_DIR || 'data')
requireWritable(dataDir)
await requireFree(port)
install()
if (isDev) run('npm', ['run', '--silent', 'build:worker'])
else build()
serve()

function readSettings() {
  // Node reads the file; variables of the shell take precedence.
  if (existsSync('.env')) process.loadEnvFile('.env')
}

function portSetting() {
  const value = process.env.PORT || '3000'
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65535) {
    stop(`PORT must be a number up to 65535, and is "${value}".`)
  }
  return Number(value)
}

function requireWritable(dir) {
  const probe = path.join(dir, '.write-test')
  try {
    mkdirSync(dir, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    stop(`The data folder ${dir} cannot be written to (${error.code}). Set DATA_DIR to another.`)
  }
}

function requireFree(number) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => {
      stop(
        error.code === 'EADDRINUSE'
          ? `Port ${number} is in use. Set PORT to another.`
          : `Port ${number} cannot be opened (${error.code}). Set PORT to another.`,
      )
    })
    probe.listen(number, host, () => probe.close(resolve))
  })
}

function serve() {
  const child = start(
    'node',
    isDev
      ? [
          'node_modules/next/dist/bin/next',
          'dev',
          '-p',
          String(port),
          ...(host ? ['-H', host] : []),
        ]
      : [SERVER, String(port), ...(host ? [host] : [])],
    { env: siteEnv({ PORT: String(port) }), stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let wasAsked = false
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      wasAsked = true
      child.kill(signal)
    })
  }
  child.stdout.pipe(process.stdout)
  child.on('exit', (code, signal) => {
    if (code === 0 || (signal && wasAsked)) process.exit(0)
    // A crash, or a kill for lack of memory, must end with an error, so that a supervisor restarts
    // the site.
    process.stderr.write(`The site has stopped unexpectedly (${signal ?? `code ${code}`}).\n`)
    process.exit(signal ? 128 + constants.signals[signal] : code)
  })
  announce(child)
}

/** Prints the address once the site answers, which includes preparing the database. */
async function announce(child) {
  const isEverywhere = !host || host === '0.0.0.0' || host === '::'
  const name = isEverywhere ? 'localhost' : host
  const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}`
  await untilItAnswers(`${address}/health`, child)
  say(
    `\nThe site is at  ${process.env.SITE_URL || address}\nOffice:         ${address}/login\nContent staff:  ${address}/admin\n`,
  )
}
