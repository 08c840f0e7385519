'use client'
import { ChevronDown, Menu, Search } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { HEADER_NAV, REGISTER_LINK } from '@/collections/Agency/shared/navigation'
import { Mark } from '@/components/agency/Mark'
import { Button, ButtonLink } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { paths } from '@/lib/shared/paths'
import { EntryLink } from './EntryLink'
import styles from './MobileDrawer.module.css'

type Props = {
  name: string
  channelUrl: string | null
  maltaUrl: string | null
  /** Addresses without a published page. */
  missing: string[]
}

/**
 * The menu drawer of narrow screens, with two more entries: channel and Work in Malta
 * (docs/product.md §2.8).
 */
export const MobileDrawer = ({ name, channelUrl, maltaUrl, missing }: Props) => {
  const pathname = usePathname()
  // The page on which it was opened: a new page closes it.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === pathname
  const close = () => setOpenOn(null)

  return (
    <>
      <Button
        className={styles.toggle}
        aria-expanded={open}
        onClick={() => setOpenOn(open ? null : pathname)}
      >
        <Menu aria-hidden />
        <span className="sr-only-narrow">Menu</span>
      </Button>
      <Dialog
        open={open}
        onClose={close}
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
        <nav aria-label="Menu" className={styles.nav}>
          {HEADER_NAV.map((entry) =>
            'items' in entry ? (
              <details key={entry.label} name="drawer">
                <summary>
                  {entry.label}
                  <ChevronDown aria-hidden />
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
              <EntryLink
                key={entry.label}
                label={entry.label}
                href={entry.href}
                missing={missing}
                isCurrent={entry.href === pathname}
              />
            ),
          )}
        </nav>
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
            <Search aria-hidden />
            Browse Jobs
          </ButtonLink>
          <ButtonLink href={REGISTER_LINK.href}>{REGISTER_LINK.label}</ButtonLink>
        </div>
      </Dialog>
    </>
  )
}
