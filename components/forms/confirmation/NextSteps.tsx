import type { ReactNode } from 'react'
import styles from './NextSteps.module.css'
import { type Note, Notes } from './Notes'

/** Under a confirmation: what happens next, and links to go on (`more`). */
export const NextSteps = ({ next, more }: { next: Note[]; more?: ReactNode }) => (
  <div className={styles.notes}>
    <Notes
      title="What happens next"
      items={[
        { key: 'keep', text: 'Keep the number: take a picture of this page, or write it down.' },
        ...next,
      ]}
    />
    {more && <div className={`${styles.more} no-print`}>{more}</div>}
  </div>
)
