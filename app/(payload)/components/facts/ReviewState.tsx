import { Check, Clock, X } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { daysUntil, shortDay } from '@/lib/shared/format'
import styles from './facts.module.css'

const SOON_DAYS = 30

/** How a fact stands: late, due soon, or checked. Word and icon say it, not the colour alone. */
export const ReviewState = ({ review, now }: { review: string; now: Date }) => {
  const days = daysUntil(review, now)
  if (days < 0) {
    return (
      <span className={styles.late}>
        <Icon of={X} className="cms-icon" />
        {-days === 1 ? '1 day late' : `${-days} days late`}
      </span>
    )
  }
  if (days <= SOON_DAYS) {
    return (
      <span className={styles.soon}>
        <Icon of={Clock} className="cms-icon" />
        Due {shortDay(review)}
      </span>
    )
  }
  return (
    <span className={styles.checked}>
      <Icon of={Check} className="cms-icon" />
      Checked
    </span>
  )
}
