import type { ReactNode } from 'react'
import styles from './FormLayout.module.css'

/** A page with a form: notes beside it on wide screens, below it on phones. */
export const FormLayout = ({ children, notes }: { children: ReactNode; notes: ReactNode }) => (
  <div className={styles.layout}>
    <div className={styles.main}>{children}</div>
    <div className="no-print">{notes}</div>
  </div>
)

/** Two fields side by side where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
)

/** A ruled group of fields under its heading. */
export const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.group} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)

/** The end of a form: its button, and a note below. */
export const FormFoot = ({ button, children }: { button: ReactNode; children?: ReactNode }) => (
  <div className={styles.foot}>
    {button}
    {children && <p className="meta">{children}</p>}
  </div>
)
