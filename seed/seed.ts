import type { Payload } from 'payload'
import { env } from '@/lib/server/settings/env'
import { seedContent } from './content'
import { seedCountries } from './countries'
import { seedFacts } from './facts'
import { seedHomePage } from './homePage'
import { seedLanguages } from './languages'
import { seedMessageTemplates } from './messageTemplates'
import { seedPositions } from './positions'
import { seedSampleJobs } from './sampleJobs'
import { seedTrades } from './trades'
import { seedTranslations } from './translations'

/** Creates what is missing. Running it again changes nothing that staff have changed. */
export const seed = async (payload: Payload): Promise<void> => {
  await seedCountries(payload)
  await seedPositions(payload)
  await seedTrades(payload)
  await seedLanguages(payload)
  await seedHomePage(payload)
  await seedFacts(payload)
  await seedContent(payload)
  await seedTranslations(payload)
  await seedMessageTemplates(payload)
  if (env.seedSamples) await seedSampleJobs(payload)
}
