import { ChevronDown, Menu, Search } from 'lucide'
import { HEADER_NAV, REGISTER_LINK } from '@/collections/Agency/shared/navigation'
import { Mark } from '@/components/agency/Mark'
import { Button, ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { PlainDialog } from '@/components/ui/PlainDialog'
import { linkIn } from '@/lib/shared/alternates'
import { inEnglish, type Language } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { translated, wordsIn } from '@/messages/wordsIn'
import { EntryLink } from './EntryLink'
import styles from './MobileDrawer.module.css'
import { Socials } from './Socials'
import type { SiteChrome } from './siteChrome'

type Props = Pick<SiteChrome, 'name' | 'socials'> & {
  approvedBy: string
  channelUrl: string | null
  maltaUrl: string | null
  /** Paths without a published page. */
  missing: string[]
  language: Language
}

const ID = 'drawer'

// Browse Jobs is one of the buttons at the foot.
const ENTRIES = HEADER_NAV.filter((entry) => 'items' in entry || entry.href !== paths.jobList)

/**
 * The menu of screens below 1270 px, with the header's facts and two extra entries: the channel and
 * Work in Malta (docs/product.md §2). Its links open in the same tab, as phone users expect (§10).
 */
export const MobileDrawer = ({
  name,
  approvedBy,
  channelUrl,
  maltaUrl,
  socials,
  missing,
  language,
}: Props) => {
  const t = wordsIn(language, 'layout')
  const newTab = wordsIn(language, 'forms')('newTab')
  return (
    <>
      <Button className={styles.toggle} aria-expanded={false} data-opens={ID} data-plain>
        <Icon of={Menu} />
        <span className="sr-only-narrow">{t('menu')}</span>
      </Button>
      <PlainDialog
        id={ID}
        title={
          <span className={styles.brand}>
            <span>
              <Mark />
            </span>
            {name}
          </span>
        }
        className={styles.drawer}
        close={t('close')}
      >
        <nav aria-label={t('menu')} className={styles.nav} data-here>
          {ENTRIES.map((entry) =>
            'items' in entry ? (
              <details key={entry.label} name="drawer">
                <summary>
                  {translated(language, 'navigation', entry.label)}
                  <Icon of={ChevronDown} />
                </summary>
                <ul>
                  {entry.items.map((item) => (
                    <li key={item.label}>
                      <EntryLink {...item} missing={missing} language={language} />
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <EntryLink
                key={entry.label}
                label={entry.label}
                href={entry.href}
                missing={missing}
                language={language}
              />
            ),
          )}
        </nav>
        <div className={styles.facts}>
          <p {...inEnglish(language)}>{approvedBy}</p>
          <Socials socials={socials} language={language} />
        </div>
        <div className={styles.foot}>
          {channelUrl && (
            <ButtonLink size="small" newTab newTabHint={newTab} href={channelUrl}>
              {t('channelShort')}
            </ButtonLink>
          )}
          {maltaUrl && (
            <ButtonLink size="small" newTab newTabHint={newTab} href={maltaUrl}>
              {t('malta')}
            </ButtonLink>
          )}
          <ButtonLink variant="brand" href={linkIn(paths.jobList, language)}>
            <Icon of={Search} />
            {t('browse')}
          </ButtonLink>
          <ButtonLink href={linkIn(REGISTER_LINK.href, language)}>{t('register')}</ButtonLink>
        </div>
      </PlainDialog>
    </>
  )
}
