import { ChevronDown, Menu, Search } from 'lucide'
import { HEADER_NAV, REGISTER_LINK } from '@/collections/Agency/shared/navigation'
import { Mark } from '@/components/agency/Mark'
import { Button, ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { PlainDialog } from '@/components/ui/PlainDialog'
import { paths } from '@/lib/shared/paths'
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
}: Props) => (
  <>
    <Button className={styles.toggle} aria-expanded={false} data-opens={ID} data-plain>
      <Icon of={Menu} />
      <span className="sr-only-narrow">Menu</span>
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
    >
      <nav aria-label="Menu" className={styles.nav} data-here>
        {ENTRIES.map((entry) =>
          'items' in entry ? (
            <details key={entry.label} name="drawer">
              <summary>
                {entry.label}
                <Icon of={ChevronDown} />
              </summary>
              <ul>
                {entry.items.map((item) => (
                  <li key={item.label}>
                    <EntryLink {...item} missing={missing} />
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <EntryLink key={entry.label} label={entry.label} href={entry.href} missing={missing} />
          ),
        )}
      </nav>
      <div className={styles.facts}>
        <p>{approvedBy}</p>
        <Socials socials={socials} />
      </div>
      <div className={styles.foot}>
        {channelUrl && (
          <ButtonLink size="small" newTab href={channelUrl}>
            Our channel
          </ButtonLink>
        )}
        {maltaUrl && (
          <ButtonLink size="small" newTab href={maltaUrl}>
            Work in Malta
          </ButtonLink>
        )}
        <ButtonLink variant="brand" href={paths.jobList}>
          <Icon of={Search} />
          Browse Jobs
        </ButtonLink>
        <ButtonLink href={REGISTER_LINK.href}>{REGISTER_LINK.label}</ButtonLink>
      </div>
    </PlainDialog>
  </>
)
