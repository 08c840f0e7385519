// npm run doctor: checks the site's data, settings and surroundings (docs/doctor.md).
import './shared/settings'
import { parseArgs } from 'node:util'
import type { Severity } from '@/collections/Health/finding'
import { stop } from './shared/terminal'

const HELP = `npm run doctor [-- --json] [--fix]
Checks permissions, secrets, disk, database, files, migrations, queue, clock, mail server and licence, and
lists "Before you launch". Works while the site is serving and when it is stopped.
--json  one line of JSON instead of text (npm run --silent doctor -- --json)
--fix   removes files that no row names, once they are a day old
Ends with 0 when all is well, with 1 for a warning, with 2 for an error.`

const EXIT_CODES: Record<Severity, number> = { ok: 0, notice: 0, warning: 1, error: 2 }

const { json, fix } = readArguments()
// Otherwise Payload writes its own notes into the output.
Object.assign(process.env, { NODE_ENV: 'production' })
process.umask(0o077) // SQLite may create the files beside its database.

try {
  const { examine } = await import('./doctor/run')
  const { asJson, asText } = await import('./doctor/print')
  const report = await examine(new Date(), fix)
  process.stdout.write(`${json ? asJson(report) : asText(report)}\n`)
  process.exit(EXIT_CODES[report.severity])
} catch (error) {
  // A wrong setting: one line that names it.
  stop(error instanceof Error ? error.message : 'The checks could not be run.', EXIT_CODES.error)
}

function readArguments(): { json: boolean; fix: boolean } {
  try {
    const { values } = parseArgs({
      options: { json: { type: 'boolean' }, fix: { type: 'boolean' } },
    })
    return { json: values.json ?? false, fix: values.fix ?? false }
  } catch {
    return stop(HELP, EXIT_CODES.error)
  }
}
