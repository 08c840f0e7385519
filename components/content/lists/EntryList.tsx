import type { ContentEntry } from '@/collections/content/shared/json'
import { longDate } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import styles from './EntryList.module.css'

type Props = { entries: ContentEntry[]; withDate?: boolean }

/** A list of pages with their leads. */
export const EntryList = ({ entries, withDate = false }: Props) => (
  <ul className={styles.list}>
    {entries.map(({ slug, title, lead, last_reviewed }) => (
      <li key={slug}>
        <a href={paths.page(slug)}>{title}</a>
        <p>{lead}</p>
        {withDate && <p className="meta num">{longDate(last_reviewed)}</p>}
      </li>
    ))}
  </ul>
)
