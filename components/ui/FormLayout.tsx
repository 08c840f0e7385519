import type { ReactNode } from 'react'
import styles from './FormLayout.module.css'

/** A form's page: one column, notes beside it on wide screens and under it on a phone. */
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

/** The foot of a form: the one action, and what is said under it. */
export const FormFoot = ({ button, children }: { button: ReactNode; children?: ReactNode }) => (
  <div className={styles.foot}>
    {button}
    {children && <p className="meta">{children}</p>}
  </div>
)
