import { getPayload } from 'payload'
import { migrate } from '../lib/server/database'
import config from '../payload.config'
import { removeSampleJobs } from '../seed/sampleJobs'
import { seed } from '../seed/seed'

/** `npm run seed` fills what is missing; `npm run seed -- --remove-samples` takes the sample jobs away. */
const payload = await getPayload({ config })
await migrate(payload)
if (process.argv.includes('--remove-samples')) {
  process.stdout.write(`Removed ${await removeSampleJobs(payload)} sample jobs.\n`)
} else {
  await seed(payload)
  process.stdout.write('SEED OK\n')
}
process.exit(0)
