import type { Content } from '@/collections/content/shared/json'
import { Skyline } from '@/components/agency/Skyline'
import { Breadcrumb, type Crumb } from '@/components/ui/Breadcrumb'
import { longDate } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import styles from './PageHead.module.css'

const SECTIONS: Partial<Record<Content['kind'], Crumb>> = {
  article: { label: 'Articles of Interest', href: paths.articles },
  'press-release': { label: 'Press Release', href: paths.pressReleases },
  industry: { label: 'Industries', href: paths.industries },
  country: { label: 'Current Opening', href: paths.jobList },
  archive: { label: 'Current Opening', href: paths.jobList },
}

/** Breadcrumb, title, lead and date of a page. */
export const PageHead = ({ page }: { page: Content }) => (
  <>
    <PageTrail page={page} />
    <div className={styles.head} data-static="head">
      <header>
        <h1 className={styles.title}>{page.title}</h1>
        <p className={styles.lead}>{page.lead}</p>
        <p className={`${styles.by} num`}>
          {page.kind === 'press-release' ? 'Issued' : 'Last reviewed'}{' '}
          <time dateTime={page.last_reviewed.slice(0, 10)}>{longDate(page.last_reviewed)}</time>
        </p>
      </header>
      {page.country && <Skyline iso2={page.country} className={styles.skyline} />}
    </div>
  </>
)

/** The breadcrumb of a page: home, the section of its kind, the page. */
export const trailOf = ({ kind, title, slug }: Content): [...Crumb[], Crumb] => {
  const section = SECTIONS[kind]
  return [
    { label: 'Home', href: paths.home },
    ...(section ? [section] : []),
    { label: title.split(':')[0] ?? title, href: paths.page(slug) },
  ]
}

export const PageTrail = ({ page }: { page: Content }) => {
  const trail = trailOf(page)
  return <Breadcrumb trail={trail.slice(0, -1)} here={trail.at(-1)?.label ?? ''} />
}
