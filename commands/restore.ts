// npm run restore: puts a backup into an empty data folder, or an empty database (docs/runbook.md).
import './shared/settings'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { say, stop } from './shared/terminal'

const HELP = `npm run restore -- BACKUP [--key FILE] [--erasures FOLDER] [--not-repeat ACCOUNT --since TIME]
Puts a backup (a file of npm run backup, or s3://bucket/prefix/file) into DATA_DIR, which must be empty, and
a backup of Postgres into the empty database of DATABASE_URL. Everything is checked before anything is put
there. Erasures and opt-outs that came after the backup are repeated, from the lists beside the backup and
in BACKUP_TO. --key: the file with the secret key of an encrypted backup. --erasures: a data folder that
still exists, whose list is read too. --not-repeat: the number of an account that was misused ("admin 3"
in the audit trail is 3), or "system" for the retention rule (several with commas); what it erased from TIME on (UTC, such as
2026-11-25T18:30Z) comes back, but for those who had asked to be erased.`

process.umask(0o077)
const given = readArguments()
const dataDir = path.resolve(process.env.DATA_DIR || 'data')
const databaseUrl = process.env.DATABASE_URL || ''

const { openTarget } = await import('./restore/target')
const { codeOfFailure, OperatorError } = await import('../lib/server/settings/operatorError')
const { logError } = await import('../lib/server/monitoring/logError')
const { readLeftOut } = await import('./restore/leftOut')

try {
  await restore()
} catch (error) {
  if (error instanceof OperatorError) stop(error.message)
  logError('restore', error)
  stop(`The backup could not be restored (${codeOfFailure(error)}). Nothing was restored.`)
}
process.exit(0)

async function restore(): Promise<void> {
  const isPostgres = databaseUrl.startsWith('postgres')
  if (databaseUrl && !isPostgres) {
    throw new OperatorError(
      'DATABASE_URL names a file. Leave it out: the database is put into DATA_DIR.',
    )
  }
  const { 'not-repeat': notRepeat, since, ...others } = given
  const leftOut = readLeftOut(notRepeat, since)
  const target = await openTarget(dataDir)
  try {
    // Read once by lib/server/settings/env.ts, so set before anything imports it: until the end, the site is in
    // the new folder.
    Object.assign(process.env, { DATA_DIR: target.data })
    const { restoreInto } = await import('./restore/restoreInto')
    const { begun, erased, optOuts, notRepeated } = await restoreInto(target, {
      ...others,
      leftOut,
      dataDir,
      databaseUrl,
    })
    say(`Restored the site as it was at ${begun} (UTC). Every file had its checksum.`)
    say(`Repeated since then: erasures ${erased}, opt-outs ${optOuts}.`)
    if (notRepeated > 0)
      say(`Not repeated: erasures ${notRepeated}, by ${notRepeat} since ${since}.`)
    say(
      'Start the site. Everybody has to sign in again, unless PAYLOAD_SECRET or the file secret is what it was.',
    )
  } catch (error) {
    target.abandon()
    throw error
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        key: { type: 'string' },
        erasures: { type: 'string' },
        'not-repeat': { type: 'string' },
        since: { type: 'string' },
      },
    })
    const [backup] = positionals
    if (backup && positionals.length === 1) return { backup, ...values }
  } catch {
    // An unknown option: the help below names those that exist.
  }
  return stop(HELP)
}
