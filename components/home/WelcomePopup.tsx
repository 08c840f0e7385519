'use client'
import { Info, ShieldAlert } from 'lucide'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Icon } from '@/components/ui/Icon'
import { POPUP_AGAIN_AFTER_MS } from '@/lib/shared/limits'
import styles from './WelcomePopup.module.css'

const KEY = 'welcome-shown-at'

type Props = {
  licence: ReactNode
  update_title: string
  update_text: string
  fraud_title: string
  fraud_text: string
}

/**
 * Shown on the first visit, and again when the stored time is more than 24 hours old; that time is
 * then refreshed (docs/product.md §4). Without storage it never shows, instead of on every visit.
 */
export const WelcomePopup = (props: Props) => {
  const [open, setOpen] = useState(false)

  useEffect(() => setOpen(isDue(Date.now())), [])

  const close = () => {
    setOpen(false)
    startTabbingAtTop()
  }

  return (
    <Dialog open={open} onClose={close} title={props.licence}>
      <section className={styles.section}>
        <Icon of={Info} />
        <h3>{props.update_title}</h3>
        <p>{props.update_text}</p>
      </section>
      <section className={`${styles.section} ${styles.fraud}`}>
        <Icon of={ShieldAlert} />
        <h3>{props.fraud_title}</h3>
        <p>{props.fraud_text}</p>
      </section>
      <Button variant="brand" className={styles.read} onClick={close}>
        I have read this
      </Button>
    </Dialog>
  )
}

/** Nothing had focus before the popup opened: without this, Tab would continue at the page's end. */
const startTabbingAtTop = () => {
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
}

/** A stored time in the future, from a clock that was wrong, counts as none. */
const isDue = (now: number): boolean => {
  try {
    const shownAt = Number(localStorage.getItem(KEY))
    if (shownAt && shownAt <= now && now - shownAt <= POPUP_AGAIN_AFTER_MS) return false
    localStorage.setItem(KEY, String(now))
    return true
  } catch {
    return false
  }
}
