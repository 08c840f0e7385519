import type { ContentJobs } from '@/collections/content/shared/json'
import { JOB_INDUSTRIES } from '@/collections/Jobs/shared/industries'
import { placeIn } from '@/components/agency/placeIn'
import type { Language } from '@/lib/shared/languages'
import { translated, wordsIn } from '@/messages/wordsIn'

type Of = Pick<ContentJobs, 'country' | 'industries'>

/** The heading of the open jobs of a country or of industries. */
export const jobsHeading = ({ country, industries }: Of, language: Language): string => {
  const t = wordsIn(language, 'content')
  if (country) return t('openIn', { place: placeIn(country, language) })
  const names = industries.map((key) => translated(language, 'industries', JOB_INDUSTRIES[key]))
  return t('openOf', { industries: names.join(', ') })
}
