import { existsSync } from 'node:fs'
import type { Payload } from 'payload'
import { followSiteMode } from '@/collections/Agency/followSiteMode'
import { applicationMails } from '@/collections/Applications/email'
import { startCatchingUp } from '@/collections/Backups/catchUp'
import { startCopyingErasureList } from '@/collections/Backups/erasureList'
import { enquiryMails } from '@/collections/Enquiries/email'
import { startFinishingErasures } from '@/collections/Erasures/finishErasures'
import { keepSearch, prepareSearch } from '@/collections/Jobs/search/keepSearch'
import { prepareKeyring } from '@/collections/Keyring/prepareKeyring'
import { bringForwardMails, startSweeping } from '@/collections/Mails/sweep'
import { startMonitoring } from '@/collections/Monitoring/startMonitoring'
import { startRemovingOrphans } from '@/collections/Privacy/orphanFiles'
import { registrationMails } from '@/collections/Registrations/email'
import { startMaintaining } from '@/collections/Submissions/derived/maintain'
import { migrate } from '@/lib/server/database'
import { env } from '@/lib/server/env'
import { restrictToOwner } from '@/lib/server/fileModes'
import { startFollowingClock } from '@/lib/server/followClock'
import { logError } from '@/lib/server/logError'
import { becomeOnlyServer } from '@/lib/server/onlyServer'
import { codeOfFailure, OperatorError } from '@/lib/server/operatorError'
import { payloadClient, payloadWithSchedule } from '@/lib/server/payload'
import { shareChanges } from '@/lib/server/postgres/sharedChanges'
import { requireDatabase, requireSameSecret } from '@/lib/server/postgres/start'
import { sqliteFile } from '@/lib/server/sqliteFile'
import { checkStorage } from '@/lib/server/storage'
import { freeStuckWork } from '@/lib/server/stuckWork'
import { startRemovingCopies } from '@/lib/server/upgrade/copies'
import { upgradeSqlite } from '@/lib/server/upgrade/upgradeSqlite'
import { withLock } from '@/lib/server/withLock'
import { createFirstAdmin } from './firstAdmin'
import { seed } from './seed'

/**
 * Prepares the database before the server starts. Ends the process with one clear line if it
 * cannot.
 */
export const prepare = async (): Promise<void> => {
  try {
    await requireServices()
    await restrictToOwner()
    await upgrade()
    const payload = await payloadClient()
    await requireSameSecret()
    // Of several instances that start at the same time one migrates and seeds, the others wait.
    const password = await withLock('prepare', () => fill(payload))
    await shareChanges()
    await followSiteMode()
    const scheduled = await payloadWithSchedule()
    startFollowingClock(scheduled, () => bringForwardMails(scheduled))
    startSweeping(scheduled, {
      applications: applicationMails,
      registrations: registrationMails,
      enquiries: enquiryMails,
    })
    keepSearch(payload)
    startFinishingErasures(payload)
    startRemovingOrphans(payload)
    startCopyingErasureList(payload)
    startCatchingUp(payload)
    startMaintaining(payload)
    startRemovingCopies()
    startMonitoring(payload)
    if (password) process.stdout.write(`\n${password}\n\n`)
  } catch (error) {
    if (error instanceof OperatorError) process.stderr.write(`${error.message}\n`)
    else {
      logError('prepare', error)
      process.stderr.write(
        'The database could not be prepared; see the line above. Nothing is served.\n',
      )
    }
    process.exit(1)
  }
}

/** Before Payload opens the file, because an upgrade replaces it. On Postgres `migrate` does all. */
const upgrade = async (): Promise<void> => {
  const file = sqliteFile()
  if (file && existsSync(file)) await upgradeSqlite(file)
}

/** What the site needs before it opens the database; each throws with a line for the operator. */
const requireServices = async (): Promise<void> => {
  await becomeOnlyServer()
  await requireDatabase()
  await requireStorage()
}

const requireStorage = async (): Promise<void> => {
  try {
    await checkStorage()
  } catch (error) {
    const settings = env.s3 ? 'Settings S3_…' : 'Setting DATA_DIR'
    throw new OperatorError(`${settings}: files cannot be stored (${codeOfFailure(error)}).`)
  }
}

/** Migrates and seeds. Returns what to print once about the first admin, if this created it. */
const fill = async (payload: Payload): Promise<string | null> => {
  await migrate(payload)
  await prepareSearch(payload)
  await prepareKeyring(payload)
  await freeStuckWork(payload, true)
  const password = await createFirstAdmin(payload)
  await seed(payload)
  return password
}
