import type { ReactNode } from 'react'
import styles from './InkBox.module.css'

type Props = { id: string; title: string; lead?: ReactNode; children: ReactNode }

/** The ink frame around the one thing that counts on a page (design NOTES), under its heading. */
export const InkBox = ({ id, title, lead, children }: Props) => (
  <section className={`${styles.box} no-print`} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className={styles.title}>
      {title}
    </h2>
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </section>
)
