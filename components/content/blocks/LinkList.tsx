import { ArrowRight } from 'lucide-react'
import type { LinksBlock } from '@/collections/payload-types'
import { ContentLink } from '../ContentLink'
import styles from './LinkList.module.css'

/** Where to read on. */
export const LinkList = ({ block: { title, links } }: { block: LinksBlock }) => (
  <nav className={styles.list} aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {links.map(({ id, label, href }, index) => (
        <li key={id ?? index}>
          <ContentLink href={href}>
            {label}
            <ArrowRight aria-hidden />
          </ContentLink>
        </li>
      ))}
    </ul>
  </nav>
)
