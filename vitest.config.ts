import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/process/longestFirst.ts'
import { isEveryPush } from './tests/support/scope.ts'

const root = import.meta.dirname

const alias = [
  { find: '@payload-config', replacement: path.join(root, 'payload.config.ts') },
  { find: /^@\//, replacement: `${root}/` },
]

// What lib/server/settings/env.ts reads in the tests' own process: nothing of the working copy is touched.
const env = {
  DATA_DIR: path.join(tmpdir(), 'overseas-unit'),
  DATABASE_URL: '',
  PAYLOAD_SECRET: 'a secret for unit tests, of 32 signs or more',
}

// Set by `npm test`, which runs the suites on SQLite and then on this Postgres server.
const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL)

/**
 * A test file runs once, on SQLite, unless a folder above it says more: `both` runs on Postgres too,
 * `postgres` on Postgres only, and `release` only with --all.
 */
const filesOf = (suite: string) => {
  const folder = `tests/${suite}/**`
  const release = isEveryPush ? [`${folder}/release/**`] : []
  return isOnPostgres
    ? { include: [`${folder}/{both,postgres}/**/*.test.ts`], exclude: release }
    : { include: [`${folder}/*.test.ts`], exclude: [`${folder}/postgres/**`, ...release] }
}

/** One process for the files of a worker: loading the packages takes longer than most files. */
const ONE_PROCESS = { isolate: false, setupFiles: ['tests/support/process/newProcess.ts'] }

/**
 * unit: pure rules, no server; what reads a database runs on both kinds. contract: the calls of
 * docs/product.md §7 over HTTP against the built site on a database of its own
 * (tests/support/site/contractServer.ts). browsers: the main flows in Firefox and WebKit.
 */
export default defineConfig({
  test: {
    pool: 'forks',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          // One after the other: the machine has two cores.
          sequence: { groupOrder: 0 },
          environment: 'node',
          ...filesOf('unit'),
          env: { ...env, TRUSTED_HOPS: '2' },
          ...ONE_PROCESS,
          globalSetup: ['tests/support/files/builtThreads.ts'],
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'browsers',
          sequence: { groupOrder: 2 },
          environment: 'node',
          ...filesOf('browsers'),
          env,
          globalSetup: ['tests/support/site/contractServer.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'contract',
          sequence: { groupOrder: 1 },
          environment: 'node',
          ...filesOf('contract'),
          ...ONE_PROCESS,
          // rest.test.ts reads the configuration for its names; it opens no database.
          env,
          globalSetup: ['tests/support/site/contractServer.ts'],
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
