import { ChevronDown } from 'lucide'
import { HEADER_NAV } from '@/collections/Agency/shared/navigation'
import { Icon } from '@/components/ui/Icon'
import type { Language } from '@/lib/shared/languages'
import { translated, wordsIn } from '@/messages/wordsIn'
import { EntryLink } from './EntryLink'
import styles from './HeaderNav.module.css'

type Props = {
  /** Paths without a published page. */
  missing: string[]
  language: Language
}

/**
 * The navigation from 1270 px: links and menus (disclosures, for mouse, touch and keyboard), opened by
 * lib/client/inline/menus.ts; without any script, by pointing at them.
 */
export const HeaderNav = ({ missing, language }: Props) => (
  <nav
    className={styles.nav}
    aria-label={wordsIn(language, 'layout')('main')}
    data-static="nav"
    data-here
  >
    <ul>
      {HEADER_NAV.map((entry) => (
        <li key={entry.label} className={styles.item}>
          {'items' in entry ? (
            <>
              <button type="button" className={styles.top} aria-expanded={false} data-menu>
                {translated(language, 'navigation', entry.label)}
                <Icon of={ChevronDown} />
              </button>
              <ul className={styles.menu} hidden>
                {entry.items.map((item) => (
                  <li key={item.label}>
                    <EntryLink {...item} missing={missing} language={language} newTab />
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <EntryLink {...entry} missing={missing} language={language} className={styles.top} />
          )}
        </li>
      ))}
    </ul>
  </nav>
)
