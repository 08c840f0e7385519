'use client'
import type { HiddenBatchJson } from '@/collections/Privacy/shared/json'
import { Button } from '@/components/ui/Button'
import { longDate, wholeNumber } from '@/lib/shared/format'
import { UNASKED_ERASURES_PER_HOUR } from '@/lib/shared/limits'
import styles from './PrivacyPanel.module.css'

type Props = {
  batches: HiddenBatchJson[]
  isOff: boolean
  onTakeBack: (batch: string) => void
}

/** What one account erased on one day, too much at once to be erased without a wait. */
export const HiddenBatches = ({ batches, isOff, onTakeBack }: Props) =>
  batches.length > 0 && (
    <ul className={styles.rows}>
      {batches.map(({ batch, account, by, rows, hidden_at, erase_after }) => (
        <li key={batch}>
          <span className={styles.who} id={`batch-${batch}`}>
            <b>
              {wholeNumber(rows)} {rows === 1 ? 'row' : 'rows'}, erased by{' '}
              {by ?? 'a deleted account'} (account {account})
            </b>
            <span className="num">
              On {longDate(hidden_at)}, more than {UNASKED_ERASURES_PER_HOUR} within an hour. Erased
              after {longDate(erase_after)}.
            </span>
          </span>
          <span className={styles.actions}>
            <Button
              size="small"
              variant="brand"
              aria-describedby={`batch-${batch}`}
              disabled={isOff}
              onClick={() => onTakeBack(batch)}
            >
              Take all back
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
