import { ArrowUp, Mail, Megaphone, Phone } from 'lucide'
import type { ReactNode } from 'react'
import { FOOTER_COLUMNS } from '@/collections/Agency/shared/navigation'
import { JOB_INDUSTRIES } from '@/collections/Jobs/shared/industries'
import { LicenceMark } from '@/components/agency/LicenceMark'
import { Mark } from '@/components/agency/Mark'
import { ButtonLink } from '@/components/ui/Button'
import { Flag } from '@/components/ui/Flag'
import { Icon } from '@/components/ui/Icon'
import { SocialIcon } from '@/components/ui/SocialIcon'
import { linkIn } from '@/lib/shared/alternates'
import { callLink, whatsappLink } from '@/lib/shared/numberLink'
import { paths } from '@/lib/shared/paths'
import { FORM_SCREENS, formWords, translated, wordsIn } from '@/messages/wordsIn'
import { AccountModals } from './AccountModals'
import { EntryLink } from './EntryLink'
import { LanguageNames } from './LanguageNames'
import type { LanguageChoice } from './LanguageNav'
import { LicencePlate } from './LicencePlate'
import styles from './SiteFooter.module.css'
import { Socials } from './Socials'
import type { SiteChrome } from './siteChrome'

type Props = {
  chrome: SiteChrome
  destinations: { id: number; name: string; iso2: string }[]
  /** Paths without a published page. */
  missing: string[]
  languages: LanguageChoice
  now: Date
}

const INDUSTRY_TILES = Object.entries(JOB_INDUSTRIES).slice(0, 10)

/** The footer: licence, office address, links (docs/product.md §2.9). */
export const SiteFooter = ({ chrome, destinations, missing, languages, now }: Props) => {
  const language = languages.current
  const t = wordsIn(language, 'layout')
  const newTab = wordsIn(language, 'forms')('newTab')
  const form = formWords(language, FORM_SCREENS.account)
  const list = linkIn(paths.jobList, language)
  return (
    <footer className={`${styles.foot} no-print`}>
      <div className="wrap">
        <div className={styles.top}>
          <LicencePlate chrome={chrome} language={language} />
          <div>
            <p className={styles.brand} data-static="foot-brand">
              <span className={styles.mark}>
                <Mark />
              </span>
              <span>
                <b>{chrome.full_name}</b>
                {chrome.address}
              </span>
            </p>
            <p className={styles.contact} data-static="foot-contact">
              {chrome.phone && (
                <a href={callLink(chrome.phone) || undefined} className="num">
                  <Icon of={Phone} />
                  {chrome.phone}
                </a>
              )}
              {chrome.whatsapp && (
                <a href={whatsappLink(chrome.whatsapp) || undefined} className="num" rel="noopener">
                  <SocialIcon name="whatsapp" />
                  {chrome.whatsapp}
                </a>
              )}
              {chrome.email && (
                <a href={`mailto:${chrome.email}`}>
                  <Icon of={Mail} />
                  {chrome.email}
                </a>
              )}
            </p>
            <div className={`${styles.contact} ${styles.buttons}`}>
              {chrome.channel_url && (
                <ButtonLink
                  variant="inverse"
                  newTab
                  newTabHint={newTab}
                  href={chrome.channel_url}
                  data-static="foot-channel"
                >
                  <Icon of={Megaphone} />
                  {t('channel')}
                </ButtonLink>
              )}
              <AccountModals
                office={{
                  phone: chrome.phone,
                  email: chrome.email,
                  answeredIn: chrome.employers_answered_in,
                }}
                licence={<LicenceMark number={chrome.licence_number} validity={chrome.validity} />}
                {...(form && {
                  words: {
                    signUp: wordsIn(language, 'account')('signUp'),
                    logIn: wordsIn(language, 'account')('logIn'),
                    registration: linkIn(paths.registration, language),
                    form,
                  },
                })}
              />
              <Socials socials={chrome.socials} mark="foot-socials" language={language} />
            </div>
          </div>
        </div>
        <div className={styles.columns} data-static="foot-columns">
          {FOOTER_COLUMNS.map(({ title, links }) => (
            <Column key={title} title={translated(language, 'navigation', title)}>
              {links.map((link) => (
                <EntryLink key={link.label} {...link} missing={missing} language={language} />
              ))}
            </Column>
          ))}
          <Column title={t('byLocation')} areTiles>
            {destinations.map(({ id, name, iso2 }) => (
              <a key={id} href={`${list}?country=${iso2}`}>
                <Flag iso2={iso2} />
                {translated(language, 'places', name)}
              </a>
            ))}
          </Column>
          <Column title={t('byIndustry')} areTiles>
            {INDUSTRY_TILES.map(([key, label]) => (
              <a key={key} href={`${list}?industry=${key}`}>
                {translated(language, 'industries', label)}
              </a>
            ))}
          </Column>
        </div>
        <LanguageNames {...languages} mark="foot-languages" />
        <div className={styles.end} data-static="foot-end">
          <span>
            © {now.getFullYear()} {chrome.full_name}
          </span>
          <a className={styles.toTop} href="#top">
            <Icon of={ArrowUp} />
            {t('toTop')}
          </a>
        </div>
      </div>
    </footer>
  )
}

type ColumnProps = { title: string; areTiles?: boolean; children: ReactNode }

/** Links under a title. On a phone lib/client/inline/menus.ts folds it: the title opens it. */
const Column = ({ title, areTiles = false, children }: ColumnProps) => (
  <nav className={areTiles ? styles.wide : undefined} aria-label={title}>
    <details open data-folds>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={areTiles ? styles.tiles : undefined}>{children}</div>
    </details>
  </nav>
)
