import { ArrowDown } from 'lucide'
import type { ReactNode } from 'react'
import type { Destination } from '@/collections/Countries/shared/destinations'
import type { Content, ContentEntry, ContentJobs } from '@/collections/content/shared/json'
import { jobsText } from '@/collections/Jobs/shared/texts'
import { MediaPicture } from '@/components/agency/MediaPicture'
import { Skyline } from '@/components/agency/Skyline'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { ENGLISH } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { Blocks } from './blocks/Blocks'
import styles from './ContentCountry.module.css'
import { countryFacts } from './countryFacts'
import { JobsSection } from './JobsSection'
import { PageTrail } from './PageHead'
import { RelatedReading } from './RelatedReading'
import { Sources } from './Sources'
import { TwoPartTitle } from './TwoPartTitle'

type Props = {
  page: Content
  jobs: ContentJobs | null
  jobTable: ReactNode
  reading: ContentEntry[]
  /** The tools for the country; absent for a page without one. */
  tools: ReactNode
  /** Other pages about jobs in the same country. */
  places: ContentEntry[]
}

/** Jobs in a country or city: title and skyline, six facts, open jobs, then the text. */
export const ContentCountry = ({ page, jobs, jobTable, reading, places, tools }: Props) => (
  <article data-static="article">
    <div className={styles.head}>
      <div className="wrap">
        <PageTrail page={page} language={ENGLISH} />
        <div className={styles.two}>
          <div className={styles.words}>
            <TwoPartTitle title={page.title} />
            <p className={styles.lead}>{page.lead}</p>
            <p className={styles.actions}>
              {jobs !== null && jobs.total > 0 && (
                <ButtonLink variant="brand" href="#open-jobs">
                  See {jobsText(jobs.total)}
                  <Icon of={ArrowDown} />
                </ButtonLink>
              )}
              {places.slice(0, 2).map(({ slug, title }) => (
                <ButtonLink key={slug} href={paths.page(slug)}>
                  {title.split(':')[0]}
                </ButtonLink>
              ))}
            </p>
          </div>
          {page.header_picture ? (
            <MediaPicture
              picture={page.header_picture}
              sizes="(min-width: 900px) 640px, 92vw"
              className={styles.picture}
              isFirst
            />
          ) : (
            page.country && <Skyline iso2={page.country} className={styles.skyline} />
          )}
        </div>
      </div>
    </div>
    <div className="wrap">
      {page.country && <Facts iso2={page.country} />}
      {jobs && (
        <div className={styles.jobs}>
          <JobsSection jobs={jobs} table={jobTable} />
        </div>
      )}
      {tools}
      <div className={styles.columns}>
        <div className={styles.prose}>
          <Blocks layout={page.layout} language={ENGLISH} foldsSteps />
          <Sources page={page} language={ENGLISH} />
        </div>
        <RelatedReading heading="Read next" entries={reading} language={ENGLISH} isFolded />
      </div>
    </div>
  </article>
)

const Facts = ({ iso2 }: { iso2: Destination }) => (
  <dl className={styles.facts}>
    {countryFacts(iso2).map(({ name, value, note }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="num">
          {value}
          {note && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </dl>
)
