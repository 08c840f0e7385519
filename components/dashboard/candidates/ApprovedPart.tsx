'use client'
import { useRef } from 'react'
import { fieldValues, fillIn, type MessageValues } from '@/collections/Applications/shared/messages'
import type { MessageTemplateJson } from '@/collections/MessageTemplates/shared/json'
import { failureText } from '@/collections/WhatsApp/shared/failures'
import type { WhatsAppTo } from '@/components/dashboard/pane/WhatsAppPart'
import styles from '@/components/dashboard/pane/WhatsAppPart.module.css'
import { Button } from '@/components/ui/Button'

type Props = {
  /** What the message begins with; nothing for own words. */
  template: MessageTemplateJson | undefined
  values: MessageValues
  to: WhatsAppTo
  isBusy: boolean
  onSend: (body: { template: number; text: string; message_id?: string }) => void
}

/** Sends the text that WhatsApp has approved by the WhatsApp API. Staff cannot change it. */
export const ApprovedPart = ({ template, values, to, isBusy, onSend }: Props) => {
  /** Of this text to this person: sending it once more after a lost answer writes no second message. */
  const sent = useRef<{ template: number; message_id?: string } | null>(null)
  if (to.hasOptedOut || !to.digits) return null
  if (!template?.whatsapp) {
    return (
      <p className="meta">
        WhatsApp has approved no text for this. Choose another to begin with, or open WhatsApp.
      </p>
    )
  }
  const { id, whatsapp } = template
  if (whatsapp.category === 'marketing' && !to.hasAgreed) {
    return <p className={styles.warning}>{failureText('no_consent')}</p>
  }
  if (!fieldValues(whatsapp.text, values)) {
    return <p className={styles.warning}>A field of the WhatsApp text is empty for this person.</p>
  }
  const text = fillIn(whatsapp.text, values)
  const send = () => {
    if (sent.current?.template !== id) {
      // Browsers have it on secure addresses only; without it, a repeat is not recognised.
      sent.current = { template: id, message_id: globalThis.crypto.randomUUID?.() }
    }
    onSend({ ...sent.current, text })
  }
  return (
    <section className={styles.whatsApp} aria-label="By WhatsApp">
      <p className="meta">WhatsApp has approved this text, which is sent as it is:</p>
      <p className={styles.opened} dir="auto">
        {text}
      </p>
      <Button disabled={isBusy} onClick={send}>
        Send by WhatsApp
      </Button>
    </section>
  )
}
