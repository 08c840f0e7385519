import { ArrowUpRight, Megaphone, Search } from 'lucide'
import { REGISTER_LINK } from '@/collections/Agency/shared/navigation'
import { LicenceMark } from '@/components/agency/LicenceMark'
import { Mark } from '@/components/agency/Mark'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { linkIn } from '@/lib/shared/alternates'
import { inEnglish } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { wordsIn } from '@/messages/wordsIn'
import { HeaderNav } from './HeaderNav'
import { type LanguageChoice, LanguageNav, room } from './LanguageNav'
import { MobileDrawer } from './MobileDrawer'
import styles from './SiteHeader.module.css'
import { Socials } from './Socials'
import type { SiteChrome } from './siteChrome'

type Props = {
  chrome: SiteChrome
  /** Paths without a published page. */
  missing: string[]
  languages: LanguageChoice
}

/**
 * The licence bar, the name and the navigation (docs/product.md §1, §2). Approval statement, channel,
 * Malta and socials are in the header from 600 px; on phones they are in the drawer.
 */
export const SiteHeader = ({ chrome, missing, languages }: Props) => {
  const language = languages.current
  const hasSwitch = languages.choices.length > 1
  const t = wordsIn(language, 'layout')
  const newTab = wordsIn(language, 'forms')('newTab')
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <header className={hasSwitch ? room.header : undefined}>
        <div className={`${styles.bar} no-print`} data-static="bar">
          <div className={['wrap', styles.barIn, hasSwitch ? room.bar : ''].join(' ').trim()}>
            <LicenceMark
              number={chrome.licence_number}
              validity={chrome.validity}
              onBar
              language={language}
              isBesideSwitch={hasSwitch}
            />
            <div className={styles.barLinks}>
              {chrome.channel_url && (
                <a href={chrome.channel_url} target="_blank" rel="noopener">
                  <Icon of={Megaphone} />
                  {t('channel')}
                  <NewTabHint words={newTab} />
                </a>
              )}
              {chrome.malta_url && (
                <a href={chrome.malta_url} target="_blank" rel="noopener">
                  {t('malta')}
                  <Icon of={ArrowUpRight} />
                  <NewTabHint words={newTab} />
                </a>
              )}
              <Socials socials={chrome.socials} language={language} />
            </div>
          </div>
        </div>
        {hasSwitch && <LanguageNav {...languages} />}
        <div className={styles.head}>
          <div className={`wrap ${styles.headIn}`}>
            <a className={styles.brand} href={linkIn(paths.home, language)} data-static="brand">
              <span className={styles.mark}>
                <Mark />
              </span>
              <span className={styles.names}>
                <b>{chrome.name}</b>
                <span className={styles.approval} {...inEnglish(language)}>
                  {chrome.approved_by}
                </span>
                <span className={styles.tagline} {...inEnglish(language)}>
                  {chrome.tagline}
                </span>
              </span>
            </a>
            <HeaderNav missing={missing} language={language} />
            <ButtonLink
              className={styles.register}
              size="small"
              newTab
              newTabHint={newTab}
              href={linkIn(REGISTER_LINK.href, language)}
              data-static="register"
            >
              {t('register')}
            </ButtonLink>
            <ButtonLink
              className={styles.jobs}
              href={linkIn(paths.jobList, language)}
              data-static="jobs"
            >
              <Icon of={Search} />
              <span>{t('jobs')}</span>
            </ButtonLink>
            <MobileDrawer
              name={chrome.name}
              approvedBy={chrome.approved_by}
              channelUrl={chrome.channel_url}
              maltaUrl={chrome.malta_url}
              socials={chrome.socials}
              missing={missing}
              language={language}
            />
          </div>
        </div>
      </header>
    </>
  )
}
