import { existsSync } from 'node:fs'
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

// Set by `npm test`, which runs the suites on SQLite and then on this Postgres server.
const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL)

// These do not depend on the kind of database: bodies and headers of HTTP, limits that the process
// counts, tokens and passwords, refusals of REST, files, signals, HTML, a mail server that is down, and
// the commands for keys, whose queries keyring runs on both, and faults of the process, the disk and the
// clock (severalInstances stops Postgres). On Postgres they would only cost minutes.
const ONCE = `
  accountSessions agencyFacts applyRefused auditTrailAccounts auditTrailReads authentication
  bodyLimits bulkWork compression consent contentDrafts contentFixedPages contentSecurityPolicy
  crossSite currentPassword doctorDatabase exportPassword familyLink faultBodies faultClock
  faultDisk faultKills faultSlowClients fileModes formBodies guesses html htmlSizes idleSite
  interruptedUploads jobLogo jobMarkup jobpostRefused jsonBodies keysCommand keysUpgrade
  largeBodies launch login loginLimits machineReadable mailLimit mailServerDown monitoring move
  newDevice orphanFiles pageCacheMidnight passwordGuesses passwordMails passwordRule permissions
  profile profileRefused rateLimits recruiter registrationRefused rest restEditor restQueries
  restRefusals resume resumeNames secondFactor secondFactorBypass seo serverFunctions session
  sessionList shareImages shutdown signedTokens smuggling startRefused statusPageLinks storedLinks
  toolScreens tools trial unexpectedErrors uploads withoutProxy withoutScripts
`
  .trim()
  .split(/\s+/)
  .map((name) => `tests/contract/${name}.test.ts`)

// Several instances run on Postgres only.
const ON_POSTGRES = ['tests/contract/severalInstances.test.ts']

// Unit tests that use a database.
const WITH_DATABASE = [
  'accountAudit',
  'applicationList',
  'changes',
  'erasedBytes',
  'insertRows',
  'invitation',
  'instances',
  'jobSearch',
  'jobSearchKept',
  'largeOverview',
  'monitoring',
  'outboxWrites',
  'payloadInternals',
  'queries',
  'staffRoles',
  'staffSessions',
  'secondFactor',
].map((name) => `tests/unit/${name}.test.ts`)

// A name that no file has any more would be ignored silently.
for (const file of [...ONCE, ...ON_POSTGRES, ...WITH_DATABASE]) {
  if (!existsSync(path.join(root, file))) throw new Error(`vitest.config.ts names no file: ${file}`)
}

/**
 * unit: pure rules, no server; what reads a database runs on both kinds. contract: the calls of
 * docs/product.md §7 over HTTP against the built site on a database of its own
 * (tests/support/contractServer.ts). browsers: the main flows in Firefox and WebKit.
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
          include: isOnPostgres ? WITH_DATABASE : ['tests/unit/**/*.test.ts'],
          env: { ...env, TRUSTED_HOPS: '2' },
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
          include: ['tests/browsers/**/*.test.ts'],
          env,
          globalSetup: ['tests/support/contractServer.ts'],
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
          include: ['tests/contract/**/*.test.ts'],
          exclude: isOnPostgres ? ONCE : ON_POSTGRES,
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
