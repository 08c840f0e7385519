import Link from 'next/link'
import type { ContentEntry } from '@/collections/content/shared/json'
import { industryIcon } from '@/components/content/industryIcons'
import { paths } from '@/lib/shared/paths'
import styles from './IndustryIndex.module.css'

/** All industries, each with its icon and one sentence. */
export const IndustryIndex = ({ entries }: { entries: ContentEntry[] }) => (
  <ul className={styles.cells}>
    {entries
      .filter(({ kind }) => kind === 'industry')
      .map(({ slug, title, lead, industries }) => {
        const Icon = industryIcon(industries[0])
        return (
          <li key={slug}>
            <Link href={paths.page(slug)} prefetch={false}>
              <Icon aria-hidden />
              <b>{title.split(':')[0]}</b>
              <span>{lead.split(/(?<=\.) /)[0]}</span>
            </Link>
          </li>
        )
      })}
  </ul>
)
