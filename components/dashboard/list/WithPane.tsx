'use client'
import type { ReactNode } from 'react'
import { useMedia } from '@/lib/client/useMedia'
import { WIDE } from './media'
import styles from './WithPane.module.css'

type Props = {
  /** The panel's title, for screen readers while a phone shows the pane alone. */
  title: string
  pane?: ReactNode
  children: ReactNode
}

/** A list and the pane of its open row: side by side, on a phone the pane replaces the list. */
export const WithPane = ({ title, pane, children }: Props) => {
  const isWide = useMedia(WIDE)
  if (pane && !isWide) {
    return (
      <>
        <h1 className="sr-only">{title}</h1>
        {pane}
      </>
    )
  }
  return (
    <div className={pane ? styles.beside : undefined}>
      {children}
      {pane}
    </div>
  )
}
