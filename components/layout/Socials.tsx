import { NewTabHint } from '@/components/ui/NewTabHint'
import { SocialIcon } from '@/components/ui/SocialIcon'
import styles from './Socials.module.css'
import type { SiteChrome } from './siteChrome'

/** Links to the agency's social networks, as icons. */
export const Socials = ({ socials }: Pick<SiteChrome, 'socials'>) => (
  <ul className={styles.socials}>
    {socials.map(({ name, href }) => (
      <li key={name}>
        <a href={href} target="_blank" rel="noopener">
          <SocialIcon name={name} />
          <span className="sr-only">{name}</span>
          <NewTabHint />
        </a>
      </li>
    ))}
  </ul>
)
