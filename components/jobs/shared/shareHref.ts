import type { JobJson } from '@/collections/Jobs/shared/json'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { SOURCE_PARAMETER } from '@/lib/shared/query'
import { whatsAppShare } from '@/lib/shared/whatsApp'
import { wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import { jobWords } from './jobWords'

/** The address that shares a job on WhatsApp, with its page in the language. */
export const shareHref = (
  job: JobJson,
  facts: SiteSetting,
  siteUrl: string,
  language: Language,
): string => {
  const page = `${siteUrl}${linkIn(paths.jobDetails(job.id), language)}`
  return whatsAppShare(`${shareWords(job, facts, language)}\n${page}?${SOURCE_PARAMETER}=whatsapp`)
}

/** A shared job is an advertisement, so it has the registration number (docs/product.md §11.2). */
const shareWords = (job: JobJson, { licence_number }: SiteSetting, language: Language): string => {
  const t = wordsIn(language, 'jobDetails')
  const words = jobWords(language)
  return [
    t('shareJob', { job: job.job_title, place: words.place(job), salary: job.salary }),
    job.vacancies && words.vacancies(job.vacancies),
    job.closing_date && t('shareUntil', { date: words.longDate(job.closing_date) }),
    licence_number && t('shareNumber', { number: licence_number }),
  ]
    .filter(Boolean)
    .join('\n')
}
