import { ArrowRight } from 'lucide'
import type { InEnglish } from '@/collections/content/shared/json'
import { ContentLink } from '@/components/content/ContentLink'
import { Icon } from '@/components/ui/Icon'
import { inEnglish, type Language } from '@/lib/shared/languages'
import type { LinksBlock } from '@/payload-types'
import styles from './LinkList.module.css'

type Props = { block: LinksBlock & InEnglish; language: Language }
type Link = LinksBlock['links'][number] & InEnglish

/** A titled list of links. */
export const LinkList = ({ block: { title, links, english }, language }: Props) => (
  <nav className={styles.list} aria-label={title} {...(english && inEnglish(language))}>
    <h2>{title}</h2>
    <ul>
      {links.map(({ id, label, href, english: isEnglish }: Link, index) => (
        <li key={id ?? index} {...(isEnglish && inEnglish(language))}>
          <ContentLink href={href}>
            {label}
            <Icon of={ArrowRight} />
          </ContentLink>
        </li>
      ))}
    </ul>
  </nav>
)
