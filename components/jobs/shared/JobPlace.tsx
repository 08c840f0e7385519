import type { JobJson } from '@/collections/Jobs/shared/json'
import { jobPlace } from '@/collections/Jobs/shared/texts'
import { ENGLISH, type Language } from '@/lib/shared/languages'
import { translated } from '@/messages/wordsIn'
import { AsWritten } from './AsWritten'

type Props = { job: Pick<JobJson, 'location_hiring' | 'name'>; language: Language }

/** 'Doha, Qatar': the place as the office wrote it, the country in the language of the page. */
export const JobPlace = ({ job, language }: Props) => {
  if (language === ENGLISH) return jobPlace(job)
  const country = translated(language, 'places', job.name)
  if (!job.location_hiring) return country
  return (
    <span>
      <AsWritten language={language}>{job.location_hiring}</AsWritten>
      {country && `, ${country}`}
    </span>
  )
}
