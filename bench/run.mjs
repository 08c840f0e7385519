// npm run bench -- NAME: runs bench/NAME.mjs; without a name, lists what there is.
import { readdirSync } from 'node:fs'

const programs = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.mjs') && file !== 'run.mjs')
  .map((file) => file.replace('.mjs', ''))
const [name] = process.argv.slice(2)

if (programs.includes(name)) await import(`./${name}.mjs`)
else process.stdout.write(`npm run bench -- ${programs.join(' | ')}\n`)
