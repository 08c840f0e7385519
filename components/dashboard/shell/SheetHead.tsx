'use client'
import { useDashboard } from './DashboardContext'
import styles from './SheetHead.module.css'

/** Printed only: the agency's name above a printed page, and that its data is confidential. */
export const SheetHead = ({ title }: { title: string }) => {
  const { name } = useDashboard()
  return (
    <p className={`${styles.head} print-only`}>
      <b>{name}</b>
      <span>{title}</span>
      <span>For staff only. Shred after use.</span>
    </p>
  )
}
