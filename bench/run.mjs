// npm run bench: prints the table of targets (docs/product.md §13.2) as Markdown, from all groups
// in one run. npm run bench -- NAME …: only these programs. Needs a build (npm start makes one).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'

/** The programs of the table, in its order; the others in this folder measure something else. */
const TABLE = ['pages', 'changes', 'writes', 'start', 'lists', 'office']

const programs = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.mjs') && file !== 'run.mjs')
  .map((file) => file.replace('.mjs', ''))
const named = process.argv.slice(2)
const [first = ''] = named

if (named.length === 0 || programs.includes(first)) {
  const chosen = named.length === 0 ? TABLE : named.filter((name) => programs.includes(name))
  const rest = named.filter((name) => !programs.includes(name))
  process.stdout.write(`${machine()}\n`)
  for (const name of chosen) await run(name, rest)
} else process.stdout.write(`npm run bench [-- ${programs.join(' | ')}]\n`)

/** Each program in a process of its own, so that none measures the memory or load of another. */
async function run(name, rest) {
  process.stdout.write(`\n## ${name}\n`)
  const program = new URL(`${name}.mjs`, import.meta.url).pathname
  const child = spawn('node', [program, ...rest], { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) process.stdout.write(`\n${name} ended with code ${code}.\n`)
}

function machine() {
  const cores = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return `${new Date().toISOString().slice(0, 10)}, ${cores.length} × ${cores[0]?.model.trim()}, ${gigabytes} GB, Node ${process.versions.node}.`
}
