import type { ReactNode } from 'react'
import styles from './InkBox.module.css'

type Props = { id: string; title: string; lead?: ReactNode; children: ReactNode }

/** The ink frame around the main thing of a page, under its heading (docs/product.md §12.5). */
export const InkBox = ({ id, title, lead, children }: Props) => (
  <section className={`${styles.box} no-print`} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className={styles.title}>
      {title}
    </h2>
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </section>
)
