// npm run structure: draws the folders and what imports what, from the code, into docs/architecture.md.
//   npm run structure -- --check   fails when the drawing is out of date (npm run check does this)
// Fails when folders or slices import each other in a circle; biome does the same for files.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { say, stop } from './lib.mjs'

const DOCUMENT = 'docs/architecture.md'
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]((?:@\/|\.\.?\/)[^'"]+)['"]/g
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts']

/** Folders drawn as one box; the first match wins. */
const BOXES = [
  [/^app\/\(payload\)\//, 'app: CMS panel'],
  [/^app\/php\//, 'app: calls'],
  [/^app\//, 'app: pages'],
  [/^components\/dashboard\//, 'components/dashboard'],
  [/^components\/(ui|forms|agency)\//, (match) => `components/${match[1]}`],
  [/^components\//, 'components: screens'],
  [/^collections\/([^/]+\/){1,2}shared\//, 'collections/*/shared'],
  [/^collections\//, 'collections'],
  [/^lib\/(shared|server|client)\//, (match) => `lib/${match[1]}`],
  [/^(commands|messages|server|seed|start)\//, (match) => match[1]],
]

const files = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .stdout.split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(file))
const known = new Set(files)

const folders = arrows((file) => {
  for (const [pattern, name] of BOXES) {
    const match = pattern.exec(file)
    if (match) return typeof name === 'string' ? name : name(match)
  }
  return null
})
// With its shared/ folder: a circle through it is a circle too.
const slices = arrows((file) => /^collections\/([^/]+)\//.exec(file)?.[1] ?? null)

const circle = circleIn(folders) ?? circleIn(slices)
if (circle) stop(`They import each other in a circle: ${circle.join(' → ')}.`)

const before = readFileSync(DOCUMENT, 'utf8')
const after = replaced(replaced(before, 'folders', folders), 'slices', slices)
if (after === before) say(`The drawings in ${DOCUMENT} are current.`)
else if (process.argv.includes('--check')) {
  stop(`The drawings in ${DOCUMENT} are not current: run npm run structure.`)
} else {
  writeFileSync(DOCUMENT, after)
  say(`The drawings in ${DOCUMENT} were updated.`)
}

/** The imports between boxes as 'from --> to' lines; files outside of any box are left out. */
function arrows(boxOf) {
  const found = new Set()
  for (const file of files) {
    const from = boxOf(file)
    if (!from) continue
    for (const [, name] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = resolve(name, file)
      const to = target && boxOf(target)
      if (to && to !== from) found.add(`  ${idOf(from)}["${from}"] --> ${idOf(to)}["${to}"]`)
    }
  }
  return [...found].sort()
}

/** The first circle in the drawing, as names; null when there is none. */
function circleIn(lines) {
  const next = new Map()
  for (const line of lines) {
    const [from = '', to = ''] = [...line.matchAll(/"([^"]+)"/g)].map(([, name]) => name)
    next.set(from, [...(next.get(from) ?? []), to])
  }
  const done = new Set()
  const search = (trail) => {
    const name = trail.at(-1)
    if (done.has(name)) return null
    for (const to of next.get(name) ?? []) {
      if (trail.includes(to)) return [...trail.slice(trail.indexOf(to)), to]
      const found = search([...trail, to])
      if (found) return found
    }
    done.add(name)
    return null
  }
  return [...next.keys()].map((name) => search([name])).find(Boolean) ?? null
}

function resolve(name, file) {
  const base = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.dirname(file), name)
  return ENDINGS.map((ending) => base + ending).find((candidate) => known.has(candidate))
}

function idOf(name) {
  return name.replace(/\W+/g, '_')
}

/** The document with the drawing between the comments `<!-- name -->` and `<!-- /name -->` replaced. */
function replaced(text, name, lines) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [head, rest = ''] = text.split(start)
  const [, tail] = rest.split(end)
  if (tail === undefined) stop(`${DOCUMENT} lacks the comments ${start} and ${end}.`)
  return `${head}${start}\n\n\`\`\`mermaid\nflowchart TD\n${lines.join('\n')}\n\`\`\`\n\n${end}${tail}`
}
