'use client'
import { ChevronDown, Menu, Search } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Flag } from '@/components/ui/Flag'
import { Mark } from '@/components/ui/Mark'
import { HEADER_NAV, REGISTER_LINK } from '@/lib/shared/navigation'
import { paths } from '@/lib/shared/paths'
import styles from './MobileDrawer.module.css'

type Props = {
  name: string
  channelUrl: string | null
  maltaUrl: string | null
  /** Addresses without a published page. */
  missing: string[]
}

/** The menu of narrow screens, with its two extra entries: the channel and Work in Malta (spec §2). */
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
        <span className={styles.word}>Menu</span>
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
                  {entry.items.map(({ label, href, iso2 }) => (
                    <li key={label}>
                      {!missing.includes(href) ? (
                        <Link href={href} prefetch={false}>
                          {iso2 && <Flag iso2={iso2} />}
                          {label}
                        </Link>
                      ) : (
                        <span>
                          {iso2 && <Flag iso2={iso2} />}
                          {label}
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              </details>
            ) : missing.includes(entry.href) ? (
              <span key={entry.label}>{entry.label}</span>
            ) : (
              <Link
                key={entry.label}
                href={entry.href}
                prefetch={false}
                aria-current={entry.href === pathname ? 'page' : undefined}
              >
                {entry.label}
              </Link>
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
