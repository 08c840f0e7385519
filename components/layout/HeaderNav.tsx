'use client'
import { ChevronDown } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Flag } from '@/components/ui/Flag'
import { NewTabHint } from '@/components/ui/NewTabHint'
import { HEADER_NAV, type MenuItem } from '@/lib/shared/navigation'
import styles from './HeaderNav.module.css'

type Props = {
  /** Addresses without a published page. */
  missing: string[]
}

/** The wide navigation: links, and menus that open by mouse, touch and keyboard (disclosures). */
export const HeaderNav = ({ missing }: Props) => {
  const [open, setOpen] = useState<string | null>(null)
  const nav = useRef<HTMLElement>(null)
  const pathname = usePathname()

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) setOpen(null)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  const closeOnEscape = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    setOpen(null)
  }

  return (
    <nav className={styles.nav} aria-label="Main" ref={nav} onKeyDown={closeOnEscape}>
      <ul>
        {HEADER_NAV.map((entry) => (
          <li key={entry.label} className={styles.item}>
            {'items' in entry ? (
              <>
                <button
                  type="button"
                  className={styles.top}
                  data-current={entry.items.some(({ href }) => href === pathname) || undefined}
                  aria-expanded={open === entry.label}
                  onClick={() => setOpen(open === entry.label ? null : entry.label)}
                >
                  {entry.label}
                  <ChevronDown aria-hidden />
                </button>
                {open === entry.label && <Menu items={entry.items} missing={missing} />}
              </>
            ) : missing.includes(entry.href) ? (
              <span className={styles.top}>{entry.label}</span>
            ) : (
              <Link
                className={styles.top}
                href={entry.href}
                prefetch={false}
                aria-current={entry.href === pathname ? 'page' : undefined}
                {...(entry.newTab && { target: '_blank', rel: 'noopener' })}
              >
                {entry.label}
                {entry.newTab && <NewTabHint />}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Menu = ({ items, missing }: { items: MenuItem[] } & Props) => (
  <ul className={styles.menu}>
    {items.map(({ label, href, iso2 }) => (
      <li key={label}>
        {!missing.includes(href) ? (
          <Link href={href} target="_blank" rel="noopener" prefetch={false}>
            {iso2 && <Flag iso2={iso2} />}
            {label}
            <NewTabHint />
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
)
