import type { ContentEntry } from '@/collections/content/shared/json'
import { longDate } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import styles from './Aside.module.css'

type Props = { heading: string; entries: ContentEntry[] }

/** Links to related pages; nothing without any. */
export const RelatedReading = ({ heading, entries }: Props) =>
  entries.length === 0 ? null : (
    <nav className={`${styles.aside} no-print`} aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {entries.map(({ slug, title, last_reviewed }) => (
          <li key={slug}>
            <a className={styles.title} href={paths.page(slug)}>
              {title}
            </a>
            <span className={`meta num ${styles.date}`}>{longDate(last_reviewed)}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
