import type { Metadata } from 'next'
import { homePageContent } from '@/collections/Agency/homePageContent'
import { licenceValidity } from '@/collections/Agency/shared/licence'
import { organization } from '@/collections/Agency/shared/organization'
import { languagesOn, siteFacts } from '@/collections/Agency/siteFacts'
import { destinations } from '@/collections/Countries/countries'
import { fillFacts } from '@/collections/content/fillFacts'
import { ALL_FEEDS } from '@/collections/content/shared/feedLinks'
import { newestJobs } from '@/collections/Jobs/jobPage'
import { feeLimit, homeSteps } from '@/collections/Tools/entry/homeSteps'
import { toolFacts } from '@/collections/Tools/toolPage'
import { JsonLd } from '@/components/agency/JsonLd'
import { LicenceMark } from '@/components/agency/LicenceMark'
import { Home } from '@/components/home/Home'
import { JobSearch } from '@/components/jobs/JobSearch'
import { JobTable } from '@/components/jobs/JobTable'
import { LanguageNames } from '@/components/layout/LanguageNames'
import { choicesOf } from '@/components/layout/LanguageNav'
import { siteChrome } from '@/components/layout/siteChrome'
import { pageLanguage } from '@/lib/server/pageLanguage'
import { env } from '@/lib/server/settings/env'
import { paths } from '@/lib/shared/paths'
import { shareCard } from '@/lib/shared/shareCard'
import { inPageLanguage } from './inPageLanguage'

// What Next renders is stored by the page cache in front of it alone (docs/adr/0022).
export const dynamic = 'force-dynamic'

export const generateMetadata = async (): Promise<Metadata> => {
  const [facts, content] = await Promise.all([siteFacts(), homePageContent()])
  const title = `${facts.full_name}: jobs in the Gulf, Singapore and Malaysia`
  return inPageLanguage(paths.home, {
    title: { absolute: title },
    description: fillFacts(content.lead, facts),
    alternates: { canonical: paths.home, types: ALL_FEEDS },
    openGraph: {
      title,
      url: paths.home,
      type: 'website',
      images: [shareCard('home')],
    },
  })
}

const HomePage = async () => {
  const [facts, content, newest, countries, rules] = await Promise.all([
    siteFacts(),
    homePageContent(),
    newestJobs(),
    destinations(),
    toolFacts(),
  ])
  return (
    <>
      <JsonLd data={organization(siteChrome(facts, new Date()), env.siteUrl)} />
      <Home
        content={fillFacts(content, facts)}
        search={<JobSearch destinations={countries} />}
        languages={
          <LanguageNames
            current={await pageLanguage()}
            choices={choicesOf(paths.home, await languagesOn())}
          />
        }
        newest={<JobTable jobs={newest.jobs} />}
        licence={
          <LicenceMark
            number={facts.licence_number ?? ''}
            validity={licenceValidity(facts.licence_valid_until, new Date())}
          />
        }
        total={newest.total}
        openByIndustry={newest.counts.industry}
        locations={countries.map(({ name, iso2 }) => ({
          name,
          iso2,
          open: newest.counts.country[iso2] ?? 0,
        }))}
        steps={{ steps: homeSteps(rules), limit: feeLimit(rules, new Date()) }}
        domain={facts.official_domain ?? ''}
        email={facts.email ?? ''}
      />
    </>
  )
}

export default HomePage
