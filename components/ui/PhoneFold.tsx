import type { ReactNode } from 'react'
import styles from './PhoneFold.module.css'

type Props = { title: string; children: ReactNode }

/**
 * A long part that a phone shows as one line to open (lib/client/inline/menus.ts). It is open on wide
 * screens, on paper and without scripts.
 */
export const PhoneFold = ({ title, children }: Props) => (
  <details className={styles.fold} open data-folds>
    <summary>{title}</summary>
    {children}
  </details>
)
