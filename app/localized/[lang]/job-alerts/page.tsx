import type { Metadata } from 'next'
import { destinations } from '@/collections/Countries/countries'
import { searchWords } from '@/collections/JobAlerts/searchWords'
import { alertSearch, readAlertSearch } from '@/collections/JobAlerts/shared/search'
import { jobListHref } from '@/collections/Jobs/shared/filters'
import { AskScreen } from '@/components/jobAlerts/AskScreen'
import { formOutcome } from '@/lib/server/calls/backToForm'
import { writtenLanguage } from '@/lib/server/pageLanguage'
import { linkIn } from '@/lib/shared/alternates'
import { paths } from '@/lib/shared/paths'
import { type SearchParams, toQuery } from '@/lib/shared/query'
import { wordsIn } from '@/messages/wordsIn'
import { inPageLanguage } from '../inPageLanguage'

export const dynamic = 'force-dynamic'

export const generateMetadata = async (): Promise<Metadata> => {
  const t = wordsIn(await writtenLanguage(paths.jobAlerts), 'jobAlerts')
  return inPageLanguage(paths.jobAlerts, {
    title: t('pageTitle'),
    description: t('description'),
    alternates: { canonical: paths.jobAlerts },
    robots: { index: false, follow: true },
  })
}

type Props = { searchParams: Promise<SearchParams> }

const Page = async ({ searchParams }: Props) => {
  const filters = readAlertSearch(toQuery(await searchParams))
  const language = await writtenLanguage(paths.jobAlerts)
  return (
    <AskScreen
      search={searchWords(filters, await destinations(), language)}
      query={alertSearch(filters)}
      list={linkIn(jobListHref(filters), language)}
      outcome={await formOutcome()}
      language={language}
    />
  )
}

export default Page
