'use client'
import { type ReactNode, useEffect } from 'react'
import { useDashboard } from './DashboardContext'
import styles from './PanelHead.module.css'
import { SheetHead } from './SheetHead'

type Props = { title: string; children?: ReactNode }

/** A panel's title, also the window's, with its main action beside it. */
export const PanelHead = ({ title, children }: Props) => {
  const { name } = useDashboard()
  useEffect(() => {
    document.title = `${title} | ${name}`
  }, [title, name])
  return (
    <div className={styles.head}>
      <SheetHead title={title} />
      <h1>{title}</h1>
      {children}
    </div>
  )
}

/** Search and filters under the title. */
export const PanelTools = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.tools} no-print`}>{children}</div>
)
