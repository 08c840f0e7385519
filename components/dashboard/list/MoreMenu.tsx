'use client'
import { Ellipsis } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './MoreMenu.module.css'

type Props = {
  /** Names the menu: 'More for Pipe Welder'. */
  label: string
  /** Links and buttons; the menu closes once one is chosen. */
  children: ReactNode
}

/** Further actions of a row behind one button: a native disclosure. Esc, leaving it and choosing close it. */
export const MoreMenu = ({ label, children }: Props) => {
  const box = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  return (
    <details
      ref={box}
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return
        setIsOpen(false)
        box.current?.querySelector('summary')?.focus()
      }}
    >
      <summary aria-label={label} title="More">
        <Ellipsis aria-hidden />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on an entry clicks it */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of the clicks on its entries */}
      <div className={styles.list} onClick={() => setIsOpen(false)}>
        {children}
      </div>
    </details>
  )
}
