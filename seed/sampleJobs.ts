import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { JOB_STATUSES } from '@/collections/Jobs/shared/schema'
import { putFile } from '@/lib/server/files/storage'
import { DAY_MS } from '@/lib/shared/limits'
import { SEEDING } from './context'
import { SAMPLE_JOBS, type SampleJob } from './data/sampleJobs'

const LOGO_DIR = path.join(process.cwd(), 'seed/data/logos')

/** Creates sample jobs in a database without jobs. Each is marked, so that one command removes all. */
export const seedSampleJobs = async (payload: Payload): Promise<void> => {
  const { totalDocs } = await payload.count({ collection: 'jobs' })
  if (totalDocs > 0) return
  const { docs } = await payload.find({
    collection: 'countries',
    where: { isDestination: { equals: true } },
    pagination: false,
  })
  const countryIds = new Map(docs.map(({ iso2, id }) => [iso2, id]))
  const logos = new Map<string, string>()
  for (const sample of SAMPLE_JOBS.toReversed()) {
    const country_id = countryIds.get(sample.country)
    if (!country_id)
      throw new Error(`Sample job for a country that is no destination: ${sample.country}`)
    await payload.create({
      collection: 'jobs',
      data: { ...jobData(sample), country_id, company_logo: await logoFile(sample.logo, logos) },
      ...SEEDING,
    })
  }
}

const jobData = ({
  country: _country,
  logo: _logo,
  daysAgo,
  closesIn,
  interviewIn,
  ...fields
}: SampleJob) => ({
  ...fields,
  is_deleted: JOB_STATUSES.Active,
  is_sample: true,
  candidate_charge: 'none' as const,
  posted_at: daysFromNow(-daysAgo),
  ...(closesIn !== undefined && { closing_date: daysFromNow(closesIn) }),
  ...(interviewIn !== undefined && { interview_date: daysFromNow(interviewIn) }),
})

const daysFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()

/** The stored picture of a sample logo, made once for all jobs that use it. */
const logoFile = async (
  logo: string | undefined,
  made: Map<string, string>,
): Promise<string | undefined> => {
  if (!logo) return undefined
  const known = made.get(logo)
  if (known) return known
  const svg = await readFile(path.join(LOGO_DIR, `${logo}.svg`))
  const webp = await sharp(svg, { density: 300 })
    .resize(320, 320, { fit: 'inside' })
    .webp()
    .toBuffer()
  const name = await putFile('company_logo', 'webp', webp)
  made.set(logo, name)
  return name
}
