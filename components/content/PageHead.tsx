import type { ReactNode } from 'react'
import type { Content } from '@/collections/content/shared/json'
import { Skyline } from '@/components/agency/Skyline'
import { Breadcrumb, type Crumb } from '@/components/ui/Breadcrumb'
import { ReadAloud } from '@/components/ui/ReadAloud'
import { linkIn } from '@/lib/shared/alternates'
import type { Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { longDateIn } from '@/messages/dateIn'
import type { TextIn } from '@/messages/textIn'
import { translated, wordsIn } from '@/messages/wordsIn'
import styles from './PageHead.module.css'

type Props = {
  page: Content
  language: Language
  /** Says title and lead in the language, for a page that is in English. */
  say?: (text: string) => TextIn
}

const asItIs = (text: string): TextIn => ({ children: text })

const SECTIONS: Partial<Record<Content['kind'], Crumb>> = {
  article: { label: 'Articles of Interest', href: paths.articles },
  'press-release': { label: 'Press Release', href: paths.pressReleases },
  industry: { label: 'Industries', href: paths.industries },
  country: { label: 'Current Opening', href: paths.jobList },
  archive: { label: 'Current Opening', href: paths.jobList },
}

/** Breadcrumb, title, lead and date of a page. */
export const PageHead = ({ page, language, say = asItIs }: Props) => {
  const t = wordsIn(language, 'content')
  const date = {
    date: longDateIn(language)(page.last_reviewed),
    time: (text: ReactNode) => <time dateTime={page.last_reviewed.slice(0, 10)}>{text}</time>,
  }
  return (
    <>
      <PageTrail page={page} language={language} say={say} />
      <div className={styles.head} data-static="head">
        <header>
          <h1 className={styles.title} {...say(page.title)} />
          <p className={styles.lead} {...say(page.lead)} />
          <p className={`${styles.by} num`}>
            {page.kind === 'press-release' ? t.rich('issued', date) : t.rich('lastReviewed', date)}
          </p>
        </header>
        {page.country && (
          <Skyline iso2={page.country} className={styles.skyline} language={language} />
        )}
      </div>
    </>
  )
}

/** The breadcrumb of a page: home, the section of its kind, the page. */
export const trailOf = ({ kind, title, slug }: Content, language: Language): Crumb[] => {
  const section = SECTIONS[kind]
  const above = [{ label: 'Home', href: paths.home }, ...(section ? [section] : [])]
  const here = { label: title.split(':')[0] ?? title, href: linkIn(paths.page(slug), language) }
  return [
    ...above.map(({ label, href }) => ({
      label: translated(language, 'navigation', label),
      href: linkIn(href, language),
    })),
    here,
  ]
}

/** The breadcrumb, with a way to listen to an article. */
export const PageTrail = ({ page, language, say = asItIs }: Props) => {
  const { children: title, ...written } = say(page.title)
  const trail = trailOf({ ...page, title }, language)
  return (
    <Breadcrumb
      trail={trail.slice(0, -1)}
      here={trail.at(-1)?.label ?? ''}
      written={written}
      language={language}
    >
      {page.kind === 'article' && <ReadAloud language={language} />}
    </Breadcrumb>
  )
}
