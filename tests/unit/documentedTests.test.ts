import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

/**
 * Documents name the tests that prove what they say: without a folder those of tests/contract, with
 * one as `unit/NAME` or `e2e/NAME`. A renamed or removed test must be noticed there.
 */

const FOLDERS = ['contract', 'unit', 'e2e']

const DOCUMENTS = [
  'SECURITY.md',
  ...['docs', 'docs/adr'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
]

/** Tables with a column of tests, which is the last one. */
const TABLES = ['docs/security.md', 'docs/asvs.md']

/** The tests of a folder by their name, also in folders that say when they run. */
const NAMES = new Set(
  FOLDERS.flatMap((folder) =>
    readdirSync(`tests/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => `${folder}/${path.basename(file, '.test.ts')}`),
  ),
)

const exists = (name: string): boolean => NAMES.has(name.includes('/') ? name : `contract/${name}`)

/** Names with their folder: `unit/rateLimit`, `tests/contract/rateLimits.test.ts`. */
const withFolder = (text: string): string[] =>
  [...text.matchAll(/(?<![\w/-])(?:tests\/)?((\w+)\/[\w-]+)(?:\.test\.ts)?(?![\w/.-])/g)].flatMap(
    ([, name = '', folder = '']) => (FOLDERS.includes(folder) ? [name] : []),
  )

/** The last cells of the rows below a head whose last cell begins with "Test". */
const testCells = (markdown: string): string[] => {
  let isListed = false
  return markdown.split('\n').flatMap((line) => {
    if (!line.startsWith('|')) isListed = false
    const cell = line.split('|').at(-2)?.trim() ?? ''
    if (/^Test\b/.test(cell)) isListed = true
    return isListed && !/^(Test\b|-+$)/.test(cell) ? [cell] : []
  })
}

/** What a cell names; a part of several words is a sentence. */
const namesIn = (cell: string): string[] =>
  cell
    .replace(/\([^)]*\)/g, '')
    .split(/[,;:]/)
    .map((part) => part.trim())
    .filter((part) => /^[\w/-]*[a-z][\w/-]*$/i.test(part) && part !== 'None')

describe('a document that says which test proves something', () => {
  test.each(DOCUMENTS)('%s names tests that exist, wherever it gives their folder', (file) => {
    const missing = withFolder(readFileSync(file, 'utf8')).filter((name) => !exists(name))
    expect(missing).toEqual([])
  })

  test.each(TABLES)('%s names tests that exist in every table', (file) => {
    const cells = testCells(readFileSync(file, 'utf8'))
    expect(cells.length).toBeGreaterThan(50)
    expect(cells.flatMap(namesIn).filter((name) => !exists(name))).toEqual([])
  })

  test('is read with all that its cells name', () => {
    const table =
      '| Threat | Test |\n|---|---|\n| a | logs, unit/requestId (both); the end says so |'
    expect(testCells(table).flatMap(namesIn)).toEqual(['logs', 'unit/requestId'])
    expect(withFolder('see tests/unit/ids.test.ts, contract/media and lib/unit/x')).toEqual([
      'unit/ids',
      'contract/media',
    ])
  })
})

describe('the table of the ASVS', () => {
  const text = readFileSync('docs/asvs.md', 'utf8')
  const rows = [...text.matchAll(/^\| (\d+)\.\d+\.\d+ \|.*?\| (met|not met|not applicable) \|/gm)]
  /** Requirements of levels 1 and 2 in each chapter of version 5.0.0. */
  const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

  const count = (chapter: number, verdict: string): number =>
    rows.filter(([, of, said]) => Number(of) === chapter && said === verdict).length

  test('judges every requirement of levels 1 and 2 once', () => {
    const ids = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \|/gm)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(rows.length)
    const counted = REQUIREMENTS.map(
      (_, at) => rows.filter(([, of]) => Number(of) === at + 1).length,
    )
    expect(counted).toEqual(REQUIREMENTS)
  })

  test('has the sums of its rows at the top', () => {
    const sums = [...text.matchAll(/^\| V(\d+) .*?\| (\d+) \| (\d+) \| (\d+) \|$/gm)]
    expect(sums.map(([, chapter]) => Number(chapter))).toEqual(REQUIREMENTS.map((_, at) => at + 1))
    for (const [, chapter, met, open, outside] of sums) {
      const of = Number(chapter)
      const counted = [count(of, 'met'), count(of, 'not met'), count(of, 'not applicable')]
      expect([met, open, outside].map(Number), `V${chapter}`).toEqual(counted)
    }
  })

  test('names a test, or says that there is none, for every requirement that is met', () => {
    for (const line of text.split('\n').filter((row) => row.includes('| met |'))) {
      expect(line.split('|').at(-2)?.trim(), line).toMatch(/^(no test|[\w/-]+(, [\w/-]+)*)$/)
    }
  })
})
