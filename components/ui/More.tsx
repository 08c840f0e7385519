import type { ReactNode } from 'react'
import styles from './More.module.css'

type Props = {
  title: string
  /** Open on paper, where nobody can tap; otherwise it is left out there. */
  onPaper?: boolean
  children: ReactNode
}

/** What is read after a tap. */
export const More = ({ title, onPaper = false, children }: Props) => (
  <details className={`${styles.more} ${onPaper ? styles.onPaper : 'no-print'}`}>
    <summary>{title}</summary>
    {children}
  </details>
)
