import { NewTabHint } from '@/components/ui/NewTabHint'
import { SocialIcon } from '@/components/ui/SocialIcon'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import styles from './Socials.module.css'
import type { SiteChrome } from './siteChrome'

type Props = Pick<SiteChrome, 'socials'> & {
  /** The name of this part of the page (docs/adr/0023). */
  mark?: string
  language: Language
}

/** Links to the agency's social networks, as icons. */
export const Socials = ({ socials, mark, language }: Props) => (
  <ul className={styles.socials} data-static={mark}>
    {socials.map(({ name, href }) => (
      <li key={name}>
        <a href={href} target="_blank" rel="noopener">
          <SocialIcon name={name} />
          <span className="sr-only">{name}</span>
          <NewTabHint words={wordsIn(language, 'forms')('newTab')} />
        </a>
      </li>
    ))}
  </ul>
)
