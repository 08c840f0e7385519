import { ArrowRight } from 'lucide'
import { ContentLink } from '@/components/content/ContentLink'
import { Icon } from '@/components/ui/Icon'
import type { LinksBlock } from '@/payload-types'
import styles from './LinkList.module.css'

/** A titled list of links. */
export const LinkList = ({ block: { title, links } }: { block: LinksBlock }) => (
  <nav className={styles.list} aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {links.map(({ id, label, href }, index) => (
        <li key={id ?? index}>
          <ContentLink href={href}>
            {label}
            <Icon of={ArrowRight} />
          </ContentLink>
        </li>
      ))}
    </ul>
  </nav>
)
