'use client'
import { Check } from 'lucide'
import { type ReactNode, useCallback } from 'react'
import type { PaperKey } from '@/collections/Tools/documents/shared/papers'
import { nextPaper, readTicks } from '@/collections/Tools/documents/shared/ticks'
import { Icon } from '@/components/ui/Icon'
import styles from './PaperList.module.css'
import { keepEarlyTick, toggleTick, useTicks } from './useTicks'

type Props = {
  list: string
  paper: PaperKey
  /** All papers of the list, to know which one is next. */
  papers: readonly PaperKey[]
  children: ReactNode
}

/**
 * A paper of the list with its tick; the next one that is open stands out. Without scripts the tick
 * is a plain checkbox, which nothing keeps.
 */
export const PaperItem = ({ list, paper, papers, children }: Props) => {
  const kept = useTicks(list)
  const isReady = kept !== null && readTicks(kept).includes(paper)
  const isNext = kept !== null && nextPaper(papers, kept) === paper
  const keepEarly = useCallback(
    (box: HTMLInputElement | null) => keepEarlyTick(list, paper, box),
    [list, paper],
  )
  return (
    <li
      id={paper}
      className={`${styles.item} ${isReady ? styles.ready : ''} ${isNext ? styles.next : ''}`}
    >
      <span className={styles.tick}>
        <input
          ref={keepEarly}
          type="checkbox"
          id={`tick-${paper}`}
          className={styles.box}
          checked={isReady}
          onChange={() => toggleTick(list, paper)}
          autoComplete="off"
        />
        <Icon of={Check} />
      </span>
      {children}
    </li>
  )
}
