import { applicationMails } from '@/collections/Applications/email'
import { enquiryMails } from '@/collections/Enquiries/email'
import { startFinishingErasures } from '@/collections/Erasures/finishErasures'
import { prepareKeyring } from '@/collections/Keyring/prepareKeyring'
import { startSweeping } from '@/collections/Mails/sweep'
import { startRemovingOrphans } from '@/collections/Privacy/orphanFiles'
import { registrationMails } from '@/collections/Registrations/email'
import { startMaintaining } from '@/collections/Submissions/derived/maintain'
import { migrate } from '@/lib/server/database'
import { restrictToOwner } from '@/lib/server/fileModes'
import { logError } from '@/lib/server/logError'
import { payloadClient, payloadWithSchedule } from '@/lib/server/payload'
import { freeStuckWork } from '@/lib/server/stuckWork'
import { createFirstAdmin } from './firstAdmin'
import { seed } from './seed'

/**
 * Prepares the database before the server starts. Ends the process with one clear line if it
 * cannot.
 */
export const prepare = async (): Promise<void> => {
  try {
    await restrictToOwner()
    const payload = await payloadClient()
    await migrate(payload)
    await prepareKeyring(payload)
    await freeStuckWork(payload, true)
    const password = await createFirstAdmin(payload)
    await seed(payload)
    startSweeping(await payloadWithSchedule(), {
      applications: applicationMails,
      registrations: registrationMails,
      enquiries: enquiryMails,
    })
    startFinishingErasures(payload)
    startRemovingOrphans(payload)
    startMaintaining(payload)
    if (password) process.stdout.write(`\n${password}\n\n`)
  } catch (error) {
    logError('prepare', error)
    process.stderr.write(
      'The database could not be prepared; see the line above. Nothing is served.\n',
    )
    process.exit(1)
  }
}
