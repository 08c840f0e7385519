import type { ContentEntry } from '@/collections/content/shared/json'
import { ARTICLE_GROUPS } from '@/collections/content/shared/slugs'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { paths } from '@/lib/shared/paths'
import styles from './SiteMap.module.css'

type SiteLink = { href: string; label: string }

const FIXED: SiteLink[] = [
  { href: paths.home, label: 'Home' },
  { href: paths.jobList, label: 'Browse Jobs' },
  { href: paths.registration, label: 'Candidate Registration' },
  { href: paths.applyJob('general'), label: 'Post Your Resume' },
  { href: paths.login, label: 'Log in (office)' },
]

const TOOL_LINKS: SiteLink[] = Object.values(TOOLS).map(({ name, path }) => ({
  href: path,
  label: name,
}))

/** Links to every published page, in groups. */
export const SiteMap = ({ entries }: { entries: ContentEntry[] }) => {
  const links = (fits: (entry: ContentEntry) => boolean): SiteLink[] =>
    entries.filter(fits).map(({ slug, title }) => ({ href: paths.page(slug), label: title }))
  return (
    <div className={styles.groups}>
      <Group title="Jobs" links={FIXED} />
      <Group title="Tools for candidates" links={TOOL_LINKS} />
      <Group title="Agency" links={links(({ kind }) => kind === 'page')} />
      <Group title="Services" links={links(({ kind }) => kind === 'service')} />
      <Group title="Jobs by country and city" links={links(({ kind }) => kind === 'country')} />
      <Group title="Industries" links={links(({ kind }) => kind === 'industry')} />
      {Object.entries(ARTICLE_GROUPS).map(([key, label]) => (
        <Group
          key={key}
          title={`Articles: ${label}`}
          links={links(({ kind, group }) => kind === 'article' && group === key)}
        />
      ))}
      <Group
        title="Other articles"
        links={links(({ kind, group }) => kind === 'article' && group === null)}
      />
      <Group title="Press releases" links={links(({ kind }) => kind === 'press-release')} />
      <Group title="Archive" links={links(({ kind }) => kind === 'archive')} />
    </div>
  )
}

const Group = ({ title, links }: { title: string; links: SiteLink[] }) =>
  links.length === 0 ? null : (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  )
