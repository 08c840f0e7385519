import { Check, Minus, OctagonX } from 'lucide'
import type { Consent } from '@/collections/OptOuts/shared/json'
import { Icon } from '@/components/ui/Icon'
import styles from './ConsentMark.module.css'

const MARKS = {
  yes: { text: 'Yes', icon: Check },
  no: { text: 'No', icon: Minus },
  unasked: { text: 'Not asked', icon: Minus },
  withdrawn: { text: 'Stopped', icon: OctagonX },
} as const

/** Whether the person may get WhatsApp messages: an icon and a word, never a colour alone. */
export const ConsentMark = ({ consent }: { consent: Consent }) => {
  const { text, icon } = MARKS[consent]
  return (
    <span className={`${styles.mark} ${styles[consent]}`}>
      <Icon of={icon} />
      {text}
    </span>
  )
}
