import { expect, test } from 'vitest'
import { filesOf, namedFiles, programsOf } from '@/scripts/test/named.mjs'

/** What `npm run test:SUITE -- FILE` runs and prepares. */

test('a developer names files by a path or a part of one, beside the runner’s options', () => {
  const found = ['tests/unit/namedTests.test.ts']
  expect(namedFiles('unit', ['./tests/unit/namedTests.test.ts'])).toEqual(found)
  expect(namedFiles('unit', ['-t', 'a developer', 'namedTests'])).toEqual(found)
  expect(namedFiles('contract', ['namedTests'])).toEqual([])
})

test.each([
  ['unit', 'namedTests', []],
  ['contract', 'applyRefused', []],
  ['contract', 'contract/seededSite.test', ['chromium', 'headlessShell']],
  ['contract', 'severalInstances', ['postgresql', 'nginx']],
  ['e2e', 'login', ['chromium', 'headlessShell']],
])('the %s test %s needs no other program than %o', (suite, name, programs) => {
  expect(programsOf(suite, namedFiles(suite, [name]))).toEqual(programs)
})

test('the suite for browsers needs all of them', () => {
  const programs = programsOf('browsers', filesOf('browsers'))
  expect(programs).toEqual(expect.arrayContaining(['chromium', 'firefox', 'webkit', 'xvfb']))
})
