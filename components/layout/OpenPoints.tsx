'use client'
import { useEffect, useState } from 'react'
import type { LaunchJson } from '@/collections/Launch/shared/points'
import { storedToken } from '@/lib/client/session'
import { paths } from '@/lib/shared/paths'
import styles from './ModeBar.module.css'

/**
 * The way to "Before you launch" for staff who are signed in, with the number of open points;
 * visitors see nothing.
 */
export const OpenPoints = () => {
  const [isStaff, setStaff] = useState(false)
  const [open, setOpen] = useState<number | null>(null)
  useEffect(() => {
    if (storedToken() === null) return
    setStaff(true)
    // Without an answer the link stays as it is, without a number.
    countOpen().then(setOpen, () => setOpen(null))
  }, [])
  if (!isStaff) return null
  return (
    <a className={styles.link} href={`${paths.manageJobs}?panel=launch`}>
      Before you launch{open !== null && ` (${open} open)`}
    </a>
  )
}

const countOpen = async (): Promise<number | null> => {
  const { phpGet } = await import('@/lib/client/phpClient')
  const { success, launch } = await phpGet<{ launch: LaunchJson }>('launch')
  return success ? launch.points.filter(({ state }) => state !== 'done').length : null
}
