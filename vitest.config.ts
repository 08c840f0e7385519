import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname

const alias = [
  { find: '@payload-config', replacement: path.join(root, 'payload.config.ts') },
  { find: /^@\//, replacement: `${root}/` },
]

// What lib/server/env.ts reads in the tests' own process: nothing of the working copy is touched.
const env = {
  DATA_DIR: path.join(tmpdir(), 'overseas-unit'),
  DATABASE_URL: '',
  PAYLOAD_SECRET: 'a secret for unit tests, of 32 signs or more',
}

/**
 * unit: pure rules, no server. contract: the calls (docs/contract.md) over HTTP against the built
 * site on a database of its own (tests/support/contractServer.ts).
 */
export default defineConfig({
  test: {
    pool: 'forks',
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          // One after the other: the machine has two cores.
          sequence: { groupOrder: 0 },
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          env: { ...env, TRUSTED_HOPS: '2' },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'contract',
          sequence: { groupOrder: 1 },
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          // rest.test.ts reads the configuration for its names; it opens no database.
          env,
          globalSetup: ['tests/support/contractServer.ts'],
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
