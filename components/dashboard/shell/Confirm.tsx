import type { ReactNode } from 'react'
import styles from './Confirm.module.css'

/** The buttons of a dialog that asks: Cancel, and the one that does it. */
export const ConfirmActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)

/** What the answer yes does. */
export const ConfirmMeaning = ({ children }: { children: ReactNode }) => (
  <p className={styles.meaning}>{children}</p>
)
