// Shared by scripts that run before packages are installed, so it imports Node's modules only.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const MIN_NODE = [20, 20]

/** Prints one line and ends the process with an error. */
export const stop = (line) => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

export const say = (line) => process.stdout.write(`${line}\n`)

export const requireNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isOldEnough = major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])
  if (!isOldEnough) {
    stop(`Node ${MIN_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`)
  }
}

/** Runs a command to its end; if it fails, ends this process with the same code. */
export const run = (command, args, options = {}) => {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', ...options })
  if (error) stop(`${command} could not be run: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

export const start = (command, args, options = {}) =>
  spawn(command, args, { stdio: 'inherit', ...options })

/** Installs the locked packages, unless exactly these are installed. */
export const install = () => {
  const stamp = 'node_modules/.installed-lock'
  const lock = hashOf(['package-lock.json'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  say('Installing packages …')
  // Not `npm ci`: it refuses a lock without the optional builds for other platforms, which a
  // private registry may lack. Versions are exact, and the lock is not written. With
  // NODE_ENV=production npm would skip and remove the packages that the build needs. No package runs
  // a program of its own when it is installed (docs/dependencies.md).
  const flags = ['--include=dev', '--ignore-scripts', '--no-save', '--no-audit', '--no-fund']
  run('npm', ['install', ...flags, '--loglevel=error'])
  writeFileSync(stamp, lock)
}

const SOURCES = [
  'app',
  'collections',
  'commands',
  'components',
  'lib',
  'messages',
  'migrations',
  'payload-types.ts',
  'public',
  'seed',
  'server',
  'start',
  'instrumentation.ts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'payload.config.ts',
  'proxy.ts',
  'tsconfig.json',
]

/** The production server, built from server/: `node SERVER PORT [HOST]`. */
export const SERVER = 'dist/server.mjs'

/** Builds the site, unless it was built from exactly these sources. */
export const build = () => {
  const stamp = '.next/built-from'
  const sources = hashOf(SOURCES.filter((source) => existsSync(source)))
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === sources
  if (isCurrent && existsSync(SERVER)) return
  say('Building the site …')
  run('npm', ['run', '--silent', 'build'], { env: siteEnv() })
  writeFileSync(stamp, sources)
}

export const siteEnv = (more = {}) => ({ ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...more })

const hashOf = (sources) => {
  const hash = createHash('sha256')
  const add = (file) => {
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) add(path.join(file, name))
    } else {
      hash.update(file).update('\0').update(readFileSync(file))
    }
  }
  for (const source of sources) add(source)
  return hash.digest('hex')
}

/** Waits until an address answers, or the process has ended. */
export const untilItAnswers = async (url, child) => {
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`${url} is not served: its process has ended.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
