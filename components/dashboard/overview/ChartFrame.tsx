'use client'
import { type ReactNode, useId } from 'react'
import styles from './charts.module.css'

type Props = {
  title: string
  /** One line under the title: what is counted. */
  note?: ReactNode
  /** As wide as the panel. */
  isWide?: boolean
  children: ReactNode
}

/** A chart of the overview under its title. */
export const ChartFrame = ({ title, note, isWide = false, children }: Props) => {
  const id = useId()
  return (
    <section className={`${styles.frame} ${isWide ? styles.wide : ''}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  )
}

/** In place of a chart without data: what there is to know, or to do. */
export const NothingYet = ({ children }: { children: ReactNode }) => (
  <p className={styles.nothing}>{children}</p>
)
