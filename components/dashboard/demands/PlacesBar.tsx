import type { Places } from '@/collections/Demands/shared/state'
import { wholeNumber } from '@/lib/shared/format'
import styles from './Demands.module.css'

/** How many of the places are taken, as a bar and in words. */
export const PlacesBar = ({ headcount, taken }: Places) => (
  <span className={styles.places}>
    <span className={styles.bar} aria-hidden>
      <span style={{ inlineSize: `${Math.min(100, (taken / headcount) * 100)}%` }} />
    </span>
    <span className="num">
      {wholeNumber(taken)} of {wholeNumber(headcount)} taken
    </span>
  </span>
)
