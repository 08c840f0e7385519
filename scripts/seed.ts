import { getPayload } from 'payload'
import { prepareSearch } from '../collections/Jobs/search/keepSearch'
import { migrate } from '../lib/server/database'
import config from '../payload.config'
import { seedOffice } from '../seed/office'
import { removeSampleJobs } from '../seed/sampleJobs'
import { seed } from '../seed/seed'

/**
 * `npm run seed` adds missing data; `-- --remove-samples` removes the sample jobs; `-- --office
 * 5000 600` adds that many made-up applications and registrations, to try the dashboard with
 * realistic data.
 */
const payload = await getPayload({ config })
await migrate(payload)
await prepareSearch(payload)
const office = process.argv.indexOf('--office')
if (office !== -1) {
  await seed(payload)
  const [applicants = 5000, registrants = 600] = process.argv.slice(office + 1).map(Number)
  await seedOffice(payload, applicants, registrants)
  process.stdout.write(`Made ${applicants} applicants and ${registrants} registrants.\n`)
} else if (process.argv.includes('--remove-samples')) {
  process.stdout.write(`Removed ${await removeSampleJobs(payload)} sample jobs.\n`)
} else {
  await seed(payload)
  process.stdout.write('SEED OK\n')
}
process.exit(0)
