'use client'
import type { MouseEvent, ReactNode } from 'react'
import { whatsAppText } from '@/collections/Applications/shared/messages'
import { isNight } from '@/collections/Mails/shared/sendingTime'
import { Button, ButtonLink } from '@/components/ui/Button'
import { SocialIcon } from '@/components/ui/SocialIcon'
import { whatsAppHref } from './phone'
import styles from './WhatsAppPart.module.css'

/** Where a message by WhatsApp goes. */
export type WhatsAppTo = {
  /** The number with the country code, without a plus; null when there is none that can exist. */
  digits: string | null
  /** The beginning of the message. */
  greeting: string
  hasOptedOut: boolean
  /** To news by WhatsApp. */
  hasAgreed: boolean
}

type OpenProps = {
  to: WhatsAppTo
  text: string
  /** Whether the text can be sent; otherwise it says why not. */
  check: () => boolean
  onOpened: () => void
}

/** Opens WhatsApp with the finished message. Staff send it there. */
export const OpenInWhatsApp = ({ to, text, check, onOpened }: OpenProps) => {
  const { digits, greeting, hasOptedOut } = to
  if (hasOptedOut) {
    return (
      <p className={styles.warning}>
        This person has asked to stop WhatsApp messages. Write a mail, or call.
      </p>
    )
  }
  if (!digits) return <p className="meta">There is no number that WhatsApp could reach.</p>
  const open = (event: MouseEvent) => {
    if (check()) onOpened()
    else event.preventDefault()
  }
  return (
    <div className={styles.whatsApp}>
      <ButtonLink
        href={whatsAppHref(digits, whatsAppText(greeting, text))}
        newTab
        onClick={open}
        // The middle button opens a tab too.
        onAuxClick={(event) => event.button === 1 && open(event)}
      >
        <SocialIcon name="whatsapp" />
        Open in WhatsApp
      </ButtonLink>
      <p className="meta">
        Begins with who you are and the reference, and ends with the warning about money.
        {isNight(new Date()) &&
          ' It is night in Mumbai: a mail waits until 08:00, a WhatsApp message rings at once.'}
      </p>
    </div>
  )
}

type AskProps = {
  text: string
  isBusy: boolean
  onYes: () => void
  onNo: () => void
  children: ReactNode
}

/** Nobody tells the site what happened in WhatsApp: it asks, and notes what staff say they sent. */
export const DidYouSend = ({ text, isBusy, onYes, onNo, children }: AskProps) => (
  <div className={styles.message}>
    <h3 ref={focus} tabIndex={-1}>
      Did you send it?
    </h3>
    <p className={styles.opened} dir="auto">
      {text}
    </p>
    {children}
    <div className={styles.answers}>
      <Button variant="brand" disabled={isBusy} onClick={onYes}>
        Yes, I sent it
      </Button>
      <Button disabled={isBusy} onClick={onNo}>
        No
      </Button>
    </div>
  </div>
)

/** The link that had the focus is gone. */
const focus = (element: HTMLElement | null) => element?.focus()
