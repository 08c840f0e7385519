import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { programsIn } from './debian.mjs'

// Types are gone when a test runs.
const IMPORT = /^(?!import type\b).*\b(?:from|import)\s*\(?\s*['"]((?:@\/|\.\.?\/)[^'"\n]+)['"]/gm

/** The test files of a suite. */
export const filesOf = (suite) =>
  readdirSync(`tests/${suite}`, { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `tests/${suite}/${file}`)

/** The test files of a suite that the runner's arguments name, as both runners do: by part of a path. */
export const namedFiles = (suite, args) => {
  const parts = args
    .filter((arg) => !arg.startsWith('-'))
    .map((arg) => path.relative('.', path.resolve(arg)))
  return filesOf(suite).filter((file) => parts.some((part) => file.includes(part)))
}

/** The programs that these test files of a suite use. */
export const programsOf = (suite, files) => {
  // Playwright starts the browser itself.
  const reached = new Set(suite === 'e2e' ? [...files, 'tests/e2e/playwright.config.ts'] : files)
  const texts = []
  // A set may grow while it is read.
  for (const file of reached) {
    const text = readFileSync(file, 'utf8')
    texts.push(text)
    for (const imported of importsOf(file, text)) reached.add(imported)
  }
  return programsIn(texts)
}

/** The files of tests/ and scripts/ that a file imports, without the table of all programs. */
const importsOf = (file, text) =>
  [...text.matchAll(IMPORT)]
    .map(([, name]) => (name.startsWith('@/') ? name.slice(2) : path.join(file, '..', name)))
    .filter((target) => /^(tests|scripts)\//.test(target))
    .flatMap((target) => [target, `${target}.ts`].filter((one) => /\.\w+$/.test(one)))
    .filter((one) => existsSync(one) && one !== 'scripts/test/debian.mjs')
