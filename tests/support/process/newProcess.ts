import { createRequire } from 'node:module'
import { vi } from 'vitest'
import { isEveryPush } from '../scope'

/**
 * Before each test file: removes what the files before it left in the process, so that each finds a
 * new one. Only the packages of node_modules stay loaded, which takes seconds (docs/adr/0051).
 */
const ENVIRONMENT = Symbol.for('tests.environment')
const FOLDER = Symbol.for('tests.folder')

const shared = globalThis as {
  [ENVIRONMENT]?: NodeJS.ProcessEnv
  [FOLDER]?: string
  [key: symbol]: unknown
  /** Payload's own list of its instances. */
  _payload?: Map<string, unknown>
}
shared[ENVIRONMENT] ??= { ...process.env }
shared[FOLDER] ??= process.cwd()

for (const name of Object.keys(process.env)) {
  if (!(name in shared[ENVIRONMENT])) delete process.env[name]
}
Object.assign(process.env, shared[ENVIRONMENT])
process.chdir(shared[FOLDER])

// lib/server/process/processWide.ts
for (const key of Object.getOwnPropertySymbols(globalThis)) {
  if (key.description?.startsWith('overseas.')) delete shared[key]
}
shared._payload?.clear()

if (isEveryPush) createRequire(import.meta.url)('../site/fewRounds.cjs')

vi.useRealTimers()
vi.restoreAllMocks()
vi.resetModules()
