import './shared/settings'
import { getPayload } from 'payload'
import { prepareDatabase } from '../collections/derivedTables'
import { removeSampleJobs } from '../collections/Jobs/removeSampleJobs'
import { fillSearch } from '../collections/Jobs/search/keepSearch'
import config from '../payload.config'
import { seedOffice } from '../seed/office'
import { seedScale } from '../seed/scale'
import { seed } from '../seed/seed'

/**
 * `npm run seed` adds missing data; `-- --remove-samples` removes the sample jobs; `-- --office
 * 5000 600` adds that many made-up applications and registrations, to try the dashboard with
 * realistic data; `-- --scale 10000 100000` adds that many jobs and applications, for measurements.
 */
const payload = await getPayload({ config })
await prepareDatabase(payload)
/** The numbers after an option; null without it. */
const numbersAfter = (option: string): number[] | null => {
  const at = process.argv.indexOf(option)
  return at === -1 ? null : process.argv.slice(at + 1).map(Number)
}

const office = numbersAfter('--office')
const scale = numbersAfter('--scale')
if (scale) {
  await seed(payload)
  const [jobs = 10_000, applications = 100_000] = scale
  await seedScale(payload, jobs, applications)
  // Otherwise the first start would index the jobs, which this wrote by SQL.
  await fillSearch(payload)
  process.stdout.write(`Made ${jobs} jobs and ${applications} applications.\n`)
} else if (office) {
  await seed(payload)
  const [applicants = 5000, registrants = 600] = office
  await seedOffice(payload, applicants, registrants)
  process.stdout.write(`Made ${applicants} applicants and ${registrants} registrants.\n`)
} else if (process.argv.includes('--remove-samples')) {
  process.stdout.write(`Removed ${await removeSampleJobs(payload)} sample jobs.\n`)
} else {
  await seed(payload)
  process.stdout.write('SEED OK\n')
}
process.exit(0)
