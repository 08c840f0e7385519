import { notFound } from 'next/navigation'
import { DESTINATIONS, type Destination } from '@/collections/Countries/shared/destinations'
import { loadContentPage } from '@/collections/content/loadContentPage'
import type { Content } from '@/collections/content/shared/json'
import { wayTime } from '@/collections/Deployments/wayTimes'
import { countryQuestions } from '@/collections/Tools/entry/countryQuestions'
import { toolFacts } from '@/collections/Tools/toolFacts'
import { toolWords } from '@/collections/Tools/toolWords'
import { ContentPage } from '@/components/content/ContentPage'
import { CountryTools } from '@/components/content/CountryTools'
import { JobTable } from '@/components/jobs/JobTable'
import { pageLanguage } from '@/lib/server/pageLanguage'
import { headingId } from '@/lib/shared/headingId'
import type { Language } from '@/lib/shared/languages'
import { ContentData } from './ContentData'

/** A content page with its jobs and its structured data for search engines. */
export const ContentScreen = async ({ slug }: { slug: string }) => {
  const data = await loadContentPage(slug, await pageLanguage())
  if (!data) notFound()
  const { page, jobs, language } = data
  const country = countryOf(page)
  return (
    <>
      <ContentData page={page} language={language} />
      <ContentPage
        {...data}
        jobTable={<JobTable jobs={jobs?.jobs ?? []} language={language} />}
        tools={country && (await toolsFor(country, language))}
        wayTime={country && (await wayTime(country))}
      />
    </>
  )
}

/**
 * The country that a page is about. A page about a city has a link to the page of its country, and does
 * not repeat what is there.
 */
const countryOf = ({ kind, country, slug }: Content): Destination | null => {
  const isOfCountry = country && slug === `jobs-in-${headingId(DESTINATIONS[country])}`
  return kind === 'country' && isOfCountry ? country : null
}

const toolsFor = async (country: Destination, language: Language) => (
  <CountryTools
    iso2={country}
    tools={countryQuestions(country, await toolFacts(), new Date())}
    words={await toolWords(language)}
  />
)
