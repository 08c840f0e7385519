// npm run backup: writes one backup of the site into a folder or a bucket (docs/runbook.md).
import './shared/settings'
import { rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Payload } from 'payload'
import type { BackupSettings } from '../lib/server/backups/backupSettings'
import { say, stop } from './shared/terminal'

const HELP = `npm run backup -- FOLDER          writes a backup into this folder, which may be s3://bucket/prefix
npm run backup                    writes it to BACKUP_TO, or to the place that is set in the office
npm run backup -- --new-key FILE  writes a new secret key into FILE and prints the public key for BACKUP_KEY
The site may be running. The last line of the output is the path of the backup. Older backups there are
removed, but for 7 daily, 4 weekly and 12 monthly ones. With BACKUP_KEY the backup is encrypted.`

const LOW_PRIORITY = 10

const LOCK = {
  file: 'backup.lock',
  refusal: 'Another backup of this site is running. Wait until it has ended.',
}

process.umask(0o077)
const given = readArguments()
let isBegun = false
const { env } = await import('../lib/server/settings/env')
const { logError } = await import('../lib/server/monitoring/logError')
const { codeOfFailure, OperatorError } = await import('../lib/server/settings/operatorError')

if (given.newKey) await writeNewKey(given.newKey)
else {
  try {
    await backup()
  } catch (error) {
    const reason = reasonOf(error)
    if (isBegun && !given.isScheduled) await record({ outcome: 'failed', reason })
    stop(reason)
  }
}
process.exit(0)

type Result =
  | { outcome: 'done'; file: string; bytes: number; seconds: number }
  | { outcome: 'failed'; reason: string }

async function backup(): Promise<void> {
  const { openPlace } = await import('../lib/server/backups/place')
  const { backupFile } = await import('../lib/server/backups/names')
  const { expiredBackups } = await import('../lib/server/backups/rotation')
  const { encrypted } = await import('./backup/encryption')
  const { archiveOf } = await import('./backup/archive')
  const { copyDatabase, requireSite } = await import('./backup/database')
  const { newWorkFolder } = await import('./backup/lock')
  const { keepList } = await import('./backup/list')

  setPriority(LOW_PRIORITY)
  const { to, key, s3 } = await settingsOf()
  const place = openPlace(to, s3)
  await requireSite()
  await place.check()
  const work = await newWorkFolder(env.dataDir, 'backup-work-', LOCK)
  try {
    isBegun = true
    const begun = new Date()
    const archive = archiveOf(await copyDatabase(work, begun))
    const file = backupFile(begun, key !== '')
    const bytes = await place.put(file, key ? await encrypted(archive, key) : archive)
    for (const old of expiredBackups(await place.backups(), begun)) await place.remove(old)
    await keepList(place)
    const seconds = Math.round((Date.now() - +begun) / 1000)
    await record({ outcome: 'done', file, bytes, seconds })
    say(`Backup of ${mb(bytes)} MB in ${seconds} s${key ? ', encrypted' : ''}:`)
    say(place.pathOf(file))
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Where to, and for whom. The database is opened before it is copied only if it has to tell. */
async function settingsOf(): Promise<BackupSettings> {
  if (given.place) return { ...env.backup, to: given.place }
  if (env.backup.to) return env.backup
  const { requireSite } = await import('./backup/database')
  const { usedSettings } = await import('../collections/Backups/usedSettings')
  await requireSite()
  const settings = await usedSettings(await openSite())
  if (settings.to) return settings
  throw new OperatorError(`Name a folder, or set BACKUP_TO.\n${HELP}`)
}

async function openSite(): Promise<Payload> {
  const { getPayload } = await import('payload')
  const { default: config } = await import('../payload.config')
  return getPayload({ config })
}

/** A site that cannot store the result (it was not started on this version) has its backup anyway. */
async function record(result: Result): Promise<void> {
  try {
    const { recordBackup } = await import('../collections/Backups/recordBackup')
    const { copyErasureList } = await import('../collections/Backups/erasureList')
    const payload = await openSite()
    const started_by = given.isScheduled ? 'schedule' : 'command'
    await recordBackup(payload, { ...result, started_by, place: (await settingsOf()).to })
    await copyErasureList(payload)
  } catch (error) {
    logError('recordBackup', error)
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message
  logError('backup', error)
  return `The backup failed (${codeOfFailure(error)}). Nothing was written.`
}

async function writeNewKey(file: string): Promise<void> {
  const { newBackupKey } = await import('../lib/client/newBackupKey')
  const { file: text, publicKey } = await newBackupKey()
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    stop(`The key file ${file} cannot be written (${codeOfFailure(error)}).`)
  }
  say(`Keep ${file} in another place than this machine: without it no backup can be read.`)
  say(publicKey)
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { scheduled: { type: 'boolean' }, 'new-key': { type: 'string' } },
    })
    const [place = ''] = positionals
    if (positionals.length < 2) {
      return {
        // An address of a bucket stays as it is.
        place: place && !/^\w+:\/\//.test(place) ? path.resolve(place) : place,
        isScheduled: values.scheduled ?? false,
        newKey: values['new-key'],
      }
    }
  } catch {
    // An unknown option: the help below names those that exist.
  }
  return stop(HELP)
}

function mb(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
