import type { Payload } from 'payload'
import { env } from '@/lib/server/env'
import { seedContent } from './content'
import { seedCountries } from './countries'
import { seedHomePage } from './homePage'
import { seedPositions } from './positions'
import { seedSampleJobs } from './sampleJobs'

/** Set on every write of a seed: there is no site to refresh yet. */
export const SEEDING = { context: { disableRevalidate: true } } as const

/** Fills what is missing. Running it again changes nothing that the office has changed. */
export const seed = async (payload: Payload): Promise<void> => {
  await seedCountries(payload)
  await seedPositions(payload)
  await seedHomePage(payload)
  await seedContent(payload)
  if (env.seedSamples) await seedSampleJobs(payload)
}
