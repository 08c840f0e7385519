'use client'
import { ChevronDown } from 'lucide'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { HEADER_NAV } from '@/collections/Agency/shared/navigation'
import { Icon } from '@/components/ui/Icon'
import { EntryLink } from './EntryLink'
import styles from './HeaderNav.module.css'

type Props = {
  /** Paths without a published page. */
  missing: string[]
}

/** The navigation from 1270 px: links and menus (disclosures, for mouse, touch and keyboard). */
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
                  <Icon of={ChevronDown} />
                </button>
                {open === entry.label && (
                  <ul className={styles.menu}>
                    {entry.items.map((item) => (
                      <li key={item.label}>
                        <EntryLink {...item} missing={missing} newTab />
                      </li>
                    ))}
                  </ul>
                )}
              </>
            ) : (
              <EntryLink
                {...entry}
                missing={missing}
                isCurrent={entry.href === pathname}
                className={styles.top}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
