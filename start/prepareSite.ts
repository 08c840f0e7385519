import { existsSync } from 'node:fs'
import type { Payload } from 'payload'
import { followSiteMode } from '@/collections/Agency/followSiteMode'
import { applicationMails } from '@/collections/Applications/email'
import { startCatchingUp } from '@/collections/Backups/catchUp'
import { startCopyingErasureList } from '@/collections/Backups/erasureList'
import { startRemindingOfDepartures } from '@/collections/Deployments/remind'
import { prepareDatabase } from '@/collections/derivedTables'
import { enquiryMails } from '@/collections/Enquiries/email'
import { startFinishingErasures } from '@/collections/Erasures/finishErasures'
import { startImporting } from '@/collections/Imports/runImports'
import { jobAlertMails } from '@/collections/JobAlerts/email'
import { runJobAlerts } from '@/collections/JobAlerts/sendAlerts'
import { giveJobAlertsWork } from '@/collections/JobAlerts/task'
import { keepSearch } from '@/collections/Jobs/search/keepSearch'
import { prepareKeyring } from '@/collections/Keyring/prepareKeyring'
import { bringForwardMails, startRepairingOutbox } from '@/collections/Mails/repairOutbox'
import { startMonitoring } from '@/collections/Monitoring/startMonitoring'
import { startKeepingViews } from '@/collections/PageViews/keepViews'
import { startRemovingOrphans } from '@/collections/Privacy/orphanFiles'
import { startRemovingDeletedBytes } from '@/collections/Privacy/retention'
import { registrationMails } from '@/collections/Registrations/email'
import { followSiteAddress } from '@/collections/SiteAddress/usedAddress'
import { startAnalyzingTables } from '@/collections/Submissions/derived/analyzeTables'
import { startReadingResumes } from '@/collections/Submissions/resume/readResumes'
import { sqliteFile } from '@/lib/server/database/sqliteFile'
import { withLock } from '@/lib/server/database/withLock'
import { restrictToOwner } from '@/lib/server/files/fileModes'
import { checkStorage } from '@/lib/server/files/storage'
import { logError } from '@/lib/server/monitoring/logError'
import { payloadClient, payloadWithSchedule } from '@/lib/server/payload/payload'
import { freeStuckWork } from '@/lib/server/payload/stuckWork'
import { shareChanges } from '@/lib/server/postgres/sharedChanges'
import { requireDatabase, requireSameSecret } from '@/lib/server/postgres/start'
import { startFollowingClock } from '@/lib/server/process/followClock'
import { env } from '@/lib/server/settings/env'
import { becomeOnlyServer } from '@/lib/server/settings/onlyServer'
import { codeOfFailure, OperatorError } from '@/lib/server/settings/operatorError'
import { startRemovingCopies } from '@/lib/server/upgrade/copies'
import { upgradeSqlite } from '@/lib/server/upgrade/upgradeSqlite'
import { migrations } from '@/migrations/sqlite'
import { seed } from '../seed/seed'
import { createFirstAdmin } from './firstAdmin'

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
    await followSiteAddress(payload)
    await followSiteMode()
    giveJobAlertsWork(runJobAlerts)
    const scheduled = await payloadWithSchedule()
    startFollowingClock(scheduled, () => bringForwardMails(scheduled))
    startRepairingOutbox(scheduled, {
      applications: applicationMails,
      registrations: registrationMails,
      enquiries: enquiryMails,
      job_alerts: jobAlertMails,
    })
    keepSearch(payload)
    startKeepingViews(payload)
    startFinishingErasures(payload)
    startRemovingOrphans(payload)
    startImporting(payload)
    startRemindingOfDepartures(payload)
    startRemovingDeletedBytes(payload)
    startCopyingErasureList(payload)
    startCatchingUp(payload)
    startAnalyzingTables(payload)
    startReadingResumes(payload)
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
  if (file && existsSync(file)) await upgradeSqlite(file, migrations)
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
  await prepareDatabase(payload)
  await prepareKeyring(payload)
  await freeStuckWork(payload, true)
  const password = await createFirstAdmin(payload)
  await seed(payload)
  return password
}
