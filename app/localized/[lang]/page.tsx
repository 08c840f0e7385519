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
import { toolFacts } from '@/collections/Tools/toolFacts'
import { JsonLd } from '@/components/agency/JsonLd'
import { LicenceMark } from '@/components/agency/LicenceMark'
import { Home } from '@/components/home/Home'
import { JobSearch } from '@/components/jobs/JobSearch'
import { JobTable } from '@/components/jobs/JobTable'
import { LanguageNames } from '@/components/layout/LanguageNames'
import { choicesOf } from '@/components/layout/LanguageNav'
import { siteChrome } from '@/components/layout/siteChrome'
import { pageLanguage, writtenLanguage } from '@/lib/server/pageLanguage'
import { env } from '@/lib/server/settings/env'
import { paths } from '@/lib/shared/paths'
import { shareCard } from '@/lib/shared/shareCard'
import { translated, wordsIn } from '@/messages/wordsIn'
import { inPageLanguage } from './inPageLanguage'

// What Next renders is stored by the page cache in front of it alone (docs/adr/0022).
export const dynamic = 'force-dynamic'

export const generateMetadata = async (): Promise<Metadata> => {
  const [facts, content] = await Promise.all([siteFacts(), homePageContent()])
  const language = await writtenLanguage(paths.home)
  const title = wordsIn(language, 'home')('pageTitle', { agency: facts.full_name ?? '' })
  return inPageLanguage(paths.home, {
    title: { absolute: title },
    description: fillFacts(translated(language, 'homeTexts', content.lead), facts),
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
  const language = await writtenLanguage(paths.home)
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
        content={content}
        fill={(text) => fillFacts(text, facts)}
        language={language}
        search={<JobSearch destinations={countries} language={language} />}
        languages={
          <LanguageNames
            current={await pageLanguage()}
            choices={choicesOf(paths.home, await languagesOn())}
          />
        }
        newest={<JobTable jobs={newest.jobs} language={language} />}
        licence={
          <LicenceMark
            number={facts.licence_number ?? ''}
            validity={licenceValidity(facts.licence_valid_until, new Date())}
            language={language}
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
