'use client'
import { Ellipsis } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/Icon'
import styles from './MoreMenu.module.css'

type Props = {
  /** Names the menu: 'More for Pipe Welder'. */
  label: string
  /** Links and buttons; the menu closes once one is chosen. */
  children: ReactNode
}

/** Further actions behind one button, a native disclosure. Esc, leaving and choosing close it. */
export const MoreMenu = ({ label, children }: Props) => {
  const box = useRef<HTMLDetailsElement>(null)
  const button = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const isIn = (part: Element | null | undefined, { target }: Event) =>
      target instanceof Node && part?.contains(target)
    // A click on an entry is a choice, one elsewhere closes; the button itself toggles natively.
    const onClick = (event: Event) => {
      if (!isIn(button.current, event)) setIsOpen(false)
    }
    const onFocus = (event: Event) => {
      if (!isIn(box.current, event)) setIsOpen(false)
    }
    document.addEventListener('click', onClick)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('focusin', onFocus)
    }
  }, [isOpen])

  return (
    <details
      ref={box}
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      onKeyDown={({ key }) => {
        // The element itself: its event, and so the state, comes later than the opening.
        if (key !== 'Escape' || !box.current?.open) return
        box.current.open = false
        setIsOpen(false)
        button.current?.focus()
      }}
    >
      <summary ref={button} aria-label={label} title="More">
        <Icon of={Ellipsis} />
      </summary>
      <div className={styles.list}>{children}</div>
    </details>
  )
}
