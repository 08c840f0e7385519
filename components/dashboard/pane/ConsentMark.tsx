import { Check, Minus, OctagonX } from 'lucide-react'
import type { Consent } from '@/collections/OptOuts/shared/json'
import styles from './ConsentMark.module.css'

const MARKS = {
  yes: { text: 'Yes', Icon: Check },
  no: { text: 'No', Icon: Minus },
  withdrawn: { text: 'Stopped', Icon: OctagonX },
} as const

/** Whether the person may get WhatsApp messages: an icon and a word, never a colour alone. */
export const ConsentMark = ({ consent }: { consent: Consent }) => {
  const { text, Icon } = MARKS[consent]
  return (
    <span className={`${styles.mark} ${styles[consent]}`}>
      <Icon aria-hidden />
      {text}
    </span>
  )
}
