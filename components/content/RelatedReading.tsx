import type { ContentEntry } from '@/collections/content/shared/json'
import { PhoneFold } from '@/components/ui/PhoneFold'
import { linkIn } from '@/lib/shared/alternates'
import { inEnglish, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { longDateIn } from '@/messages/dateIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './Aside.module.css'

type Props = {
  heading: string
  language: Language
  entries: ContentEntry[]
  /** One line to open on a phone: the page is long without it. */
  isFolded?: boolean
}

/** Links to related pages; nothing without any. */
export const RelatedReading = ({ heading, entries, language, isFolded = false }: Props) => {
  if (entries.length === 0) return null
  const list = (
    <ul>
      {entries.map(({ slug, title, last_reviewed, english }) => (
        <li key={slug}>
          <a
            className={styles.title}
            href={linkIn(paths.page(slug), language)}
            {...(english && inEnglish(language))}
          >
            {title}
          </a>
          <time className={`meta num ${styles.date}`} dateTime={last_reviewed.slice(0, 10)}>
            {longDateIn(language)(last_reviewed)}
          </time>
        </li>
      ))}
    </ul>
  )
  return (
    <nav className={`${styles.aside} no-print`} aria-label={heading}>
      <h2>{heading}</h2>
      {isFolded ? <PhoneFold title={countPages(entries.length, language)}>{list}</PhoneFold> : list}
    </nav>
  )
}

const countPages = (count: number, language: Language): string =>
  wordsIn(language, 'content')('countPages', { n: count, count: String(count) })
