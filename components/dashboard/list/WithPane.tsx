'use client'
import type { ReactNode } from 'react'
import { useMedia } from '@/lib/client/useMedia'
import { WIDE } from './media'
import styles from './WithPane.module.css'

type Props = {
  /** The panel's title, while a phone shows the pane alone. */
  title: string
  pane: ReactNode
  children: ReactNode
}

/** A list with what is opened of it: beside each other, on a phone the one in the other's place. */
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
