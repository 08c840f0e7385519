import type { JobStatus } from '@/collections/Jobs/shared/schema'
import styles from './StatusToggle.module.css'

type Props = {
  status: JobStatus
  /** The id of the element that names the job. */
  describedBy: string
  onClick: () => void
}

/**
 * Switch and word: Active green, Inactive amber; word and knob show it too (docs/product.md §4.2,
 * §12.7).
 */
export const StatusToggle = ({ status, describedBy, onClick }: Props) => (
  <button
    type="button"
    className={`${styles.toggle} ${status === 'Active' ? styles.active : styles.inactive}`}
    aria-describedby={describedBy}
    aria-haspopup="dialog"
    onClick={onClick}
  >
    <span className={styles.knob} aria-hidden />
    {status}
  </button>
)
