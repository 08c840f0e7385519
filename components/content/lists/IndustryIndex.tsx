import type { ContentEntry } from '@/collections/content/shared/json'
import { industryIcon } from '@/components/content/industryIcons'
import { Icon } from '@/components/ui/Icon'
import { paths } from '@/lib/shared/paths'
import styles from './IndustryIndex.module.css'

/** All industries, each with its icon and one sentence. */
export const IndustryIndex = ({ entries }: { entries: ContentEntry[] }) => (
  <ul className={styles.cells}>
    {entries
      .filter(({ kind }) => kind === 'industry')
      .map(({ slug, title, lead, industries }) => {
        const icon = industryIcon(industries[0])
        return (
          <li key={slug}>
            <a href={paths.page(slug)}>
              <Icon of={icon} />
              <b>{title.split(':')[0]}</b>
              <span>{lead.split(/(?<=\.) /)[0]}</span>
            </a>
          </li>
        )
      })}
  </ul>
)
