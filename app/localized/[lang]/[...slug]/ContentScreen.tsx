import { notFound } from 'next/navigation'
import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import { loadContentPage } from '@/collections/content/loadContentPage'
import type { Content } from '@/collections/content/shared/json'
import { countryQuestions } from '@/collections/Tools/entry/countryQuestions'
import { toolFacts } from '@/collections/Tools/toolPage'
import { ContentPage } from '@/components/content/ContentPage'
import { JobTable } from '@/components/jobs/JobTable'
import { pageLanguage } from '@/lib/server/pageLanguage'
import { headingId } from '@/lib/shared/headingId'
import { ContentData } from './ContentData'

/** A content page with its jobs and its structured data for search engines. */
export const ContentScreen = async ({ slug }: { slug: string }) => {
  const data = await loadContentPage(slug, await pageLanguage())
  if (!data) notFound()
  const { page, jobs } = data
  return (
    <>
      <ContentData page={page} language={data.language} />
      <ContentPage
        {...data}
        jobTable={<JobTable jobs={jobs?.jobs ?? []} />}
        countryTools={
          page.country && isAboutCountry(page)
            ? countryQuestions(page.country, await toolFacts(), new Date())
            : null
        }
      />
    </>
  )
}

/** A page about a city has a link to the page of its country, and does not repeat what is there. */
const isAboutCountry = ({ kind, country, slug }: Content): boolean =>
  kind === 'country' && country !== null && slug === `jobs-in-${headingId(DESTINATIONS[country])}`
