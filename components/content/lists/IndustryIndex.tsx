import type { ContentEntry } from '@/collections/content/shared/json'
import { TradeDrawing } from '@/components/agency/TradeDrawing'
import { paths } from '@/lib/shared/paths'
import styles from './IndustryIndex.module.css'

/** All industries, each with its drawing and one sentence. */
export const IndustryIndex = ({ entries }: { entries: ContentEntry[] }) => (
  <ul className={styles.cells}>
    {entries
      .filter(({ kind }) => kind === 'industry')
      .map(({ slug, title, lead, industries }) => (
        <li key={slug}>
          <a href={paths.page(slug)}>
            <TradeDrawing industry={industries[0]} />
            <b>{title.split(':')[0]}</b>
            <span>{lead.split(/(?<=\.) /)[0]}</span>
          </a>
        </li>
      ))}
  </ul>
)
