'use client'
import { useOffice } from '@/components/dashboard/shell/OfficeContext'
import styles from './SheetHead.module.css'

/** On paper alone, over what the office prints: whose it is, and that it holds what is not for everybody. */
export const SheetHead = ({ title }: { title: string }) => {
  const { name } = useOffice()
  return (
    <p className={`${styles.head} print-only`}>
      <b>{name}</b>
      <span>{title}</span>
      <span>For the office alone. Shred it after use.</span>
    </p>
  )
}
