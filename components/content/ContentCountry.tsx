import { ArrowDown } from 'lucide'
import type { ReactNode } from 'react'
import type { Destination } from '@/collections/Countries/shared/destinations'
import type { Content, ContentEntry, ContentJobs } from '@/collections/content/shared/json'
import type { WayTime } from '@/collections/Deployments/shared/wayTime'
import { MediaPicture } from '@/components/agency/MediaPicture'
import { placeIn } from '@/components/agency/placeIn'
import { Skyline } from '@/components/agency/Skyline'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { linkIn } from '@/lib/shared/alternates'
import { inEnglish, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
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
  language: Language
  jobs: ContentJobs | null
  jobTable: ReactNode
  reading: ContentEntry[]
  /** The tools for the country; absent for a page without one. */
  tools: ReactNode
  wayTime?: WayTime | null
  /** Other pages about jobs in the same country. */
  places: ContentEntry[]
}

/** Jobs in a country or city: title and skyline, six facts, open jobs, then the text. */
export const ContentCountry = ({
  page,
  language,
  jobs,
  jobTable,
  tools,
  wayTime,
  ...others
}: Props) => (
  <article data-static="article">
    <Head page={page} language={language} jobs={jobs} places={others.places} />
    <div className="wrap">
      {page.country && <Facts iso2={page.country} language={language} />}
      {jobs && (
        <div className={styles.jobs}>
          <JobsSection jobs={jobs} table={jobTable} language={language} />
        </div>
      )}
      {tools}
      {page.country && wayTime && (
        <HowLong iso2={page.country} wayTime={wayTime} language={language} />
      )}
      <div className={styles.columns}>
        <div className={styles.prose}>
          <Blocks layout={page.layout} language={language} foldsSteps />
          <Sources page={page} language={language} />
        </div>
        <RelatedReading
          heading={wordsIn(language, 'countryPage')('readNext')}
          entries={others.reading}
          language={language}
          isFolded
        />
      </div>
    </div>
  </article>
)

type HowLongProps = { iso2: Destination; wayTime: WayTime; language: Language }

const HowLong = ({ iso2, wayTime: { people, half, most }, language }: HowLongProps) => {
  const t = wordsIn(language, 'countryPage')
  const place = placeIn(iso2, language)
  const slots = { count: String(people), half: String(half), most: String(most) }
  return (
    <section className={styles.howLong}>
      <h2>{t('howLong', { place })}</h2>
      <p>{t('wayTimes', { place, ...slots })}</p>
    </section>
  )
}

type HeadProps = Pick<Props, 'page' | 'language' | 'jobs' | 'places'>

const Head = ({ page, language, jobs, places }: HeadProps) => (
  <div className={styles.head}>
    <div className="wrap">
      <PageTrail page={page} language={language} />
      <div className={styles.two}>
        <div className={styles.words}>
          <TwoPartTitle title={page.title} />
          <p className={styles.lead}>{page.lead}</p>
          <p className={styles.actions}>
            {jobs !== null && jobs.total > 0 && (
              <ButtonLink variant="brand" href="#open-jobs">
                {seeJobs(jobs.total, language)}
                <Icon of={ArrowDown} />
              </ButtonLink>
            )}
            {places.slice(0, 2).map(({ slug, title, english }) => (
              <ButtonLink
                key={slug}
                href={linkIn(paths.page(slug), language)}
                {...(english && inEnglish(language))}
              >
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
          page.country && (
            <Skyline iso2={page.country} className={styles.skyline} language={language} />
          )
        )}
      </div>
    </div>
  </div>
)

const seeJobs = (count: number, language: Language): string =>
  wordsIn(language, 'countryPage')('seeJobs', { n: count, count: String(count) })

const Facts = ({ iso2, language }: { iso2: Destination; language: Language }) => (
  <dl className={styles.facts}>
    {countryFacts(iso2, language).map(({ name, value, note }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="num">
          {/^\+/.test(value) ? <bdi dir="ltr">{value}</bdi> : value}
          {note && <small>{note}</small>}
        </dd>
      </div>
    ))}
  </dl>
)
