import { ArrowUpRight, Megaphone, Search } from 'lucide'
import { REGISTER_LINK } from '@/collections/Agency/shared/navigation'
import { LicenceMark } from '@/components/agency/LicenceMark'
import { Mark } from '@/components/agency/Mark'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { paths } from '@/lib/shared/paths'
import { HeaderNav } from './HeaderNav'
import { MobileDrawer } from './MobileDrawer'
import styles from './SiteHeader.module.css'
import { Socials } from './Socials'
import type { SiteChrome } from './siteChrome'

type Props = {
  chrome: SiteChrome
  /** Paths without a published page. */
  missing: string[]
}

/**
 * The licence bar, the name and the navigation (docs/product.md §1, §2). Approval statement, channel,
 * Malta and socials are in the header from 600 px; on phones they are in the drawer.
 */
export const SiteHeader = ({ chrome, missing }: Props) => (
  <>
    <a className="skip" href="#main">
      Skip to content
    </a>
    <header>
      <div className={`${styles.bar} no-print`} data-static="bar">
        <div className={`wrap ${styles.barIn}`}>
          <LicenceMark number={chrome.licence_number} validity={chrome.validity} onBar />
          <div className={styles.barLinks}>
            {chrome.channel_url && (
              <a href={chrome.channel_url} target="_blank" rel="noopener">
                <Icon of={Megaphone} />
                Join our channel
                <NewTabHint />
              </a>
            )}
            {chrome.malta_url && (
              <a href={chrome.malta_url} target="_blank" rel="noopener">
                Work in Malta
                <Icon of={ArrowUpRight} />
                <NewTabHint />
              </a>
            )}
            <Socials socials={chrome.socials} />
          </div>
        </div>
      </div>
      <div className={styles.head}>
        <div className={`wrap ${styles.headIn}`}>
          <a className={styles.brand} href={paths.home} data-static="brand">
            <span className={styles.mark}>
              <Mark />
            </span>
            <span className={styles.names}>
              <b>{chrome.name}</b>
              <span className={styles.approval}>{chrome.approved_by}</span>
              <span className={styles.tagline}>{chrome.tagline}</span>
            </span>
          </a>
          <HeaderNav missing={missing} />
          <ButtonLink
            className={styles.register}
            size="small"
            newTab
            href={REGISTER_LINK.href}
            data-static="register"
          >
            {REGISTER_LINK.label}
          </ButtonLink>
          <ButtonLink className={styles.jobs} href={paths.jobList} data-static="jobs">
            <Icon of={Search} />
            <span>Jobs</span>
          </ButtonLink>
          <MobileDrawer
            name={chrome.name}
            approvedBy={chrome.approved_by}
            channelUrl={chrome.channel_url}
            maltaUrl={chrome.malta_url}
            socials={chrome.socials}
            missing={missing}
          />
        </div>
      </div>
    </header>
  </>
)
