'use client'
import type { ReactNode } from 'react'
import type { PaperKey } from '@/collections/Tools/documents/shared/papers'
import { nextPaper, readTicks } from '@/collections/Tools/documents/shared/ticks'
import styles from './TickProgress.module.css'
import { clearTicks, useTicks } from './useTicks'

/** What the progress says of a paper: its title, and who pays as a sentence. */
export type Listed = { key: PaperKey; title: string; payer: string }

/** Finished sentences; `{count}` and `{title}` are filled in here. */
export type ProgressWords = Readonly<
  Record<'inAll' | 'ready' | 'first' | 'next' | 'allReady' | 'clear', string>
>

type Props = { list: string; papers: readonly Listed[] } & ProgressWords

/**
 * How many papers are ready, and which one is next. Without scripts nothing is counted: it says how
 * many papers there are.
 */
export const TickProgress = ({ list, papers, ...words }: Props) => {
  const kept = useTicks(list)
  const ticks = readTicks(kept ?? '')
  const ready = papers.filter(({ key }) => ticks.includes(key)).length
  const keys = papers.map(({ key }) => key)
  const nextKey = nextPaper(keys, kept ?? '')
  const next = papers.find(({ key }) => key === nextKey)
  return (
    <>
      <p className={`${styles.count} num`} role="status" data-awake>
        <Around sentence={kept === null ? words.inAll : words.ready} slot="{count}">
          <b>{kept === null ? papers.length : ready}</b>
        </Around>
      </p>
      <div className={styles.cells} aria-hidden="true">
        {papers.map(({ key }) => (
          <i
            key={key}
            className={cellClass(ticks.includes(key), kept !== null && key === nextKey)}
          />
        ))}
      </div>
      <p className={styles.next}>
        {next ? (
          <>
            <b>
              <Around sentence={kept === null ? words.first : words.next} slot="{title}">
                <a href={`#${next.key}`}>{next.title}</a>
              </Around>
            </b>{' '}
            {next.payer}
          </>
        ) : (
          <b>{words.allReady}</b>
        )}
        {ticks.length > 0 && (
          <button
            type="button"
            className={`link ${styles.clear} no-print`}
            onClick={() => clearTicks(list)}
          >
            {words.clear}
          </button>
        )}
      </p>
    </>
  )
}

type AroundProps = { sentence: string; slot: string; children: ReactNode }

/** A sentence with an element in its slot. */
const Around = ({ sentence, slot, children }: AroundProps) => {
  const [before, after] = sentence.split(slot)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}

const cellClass = (isReady: boolean, isNext: boolean): string | undefined =>
  isReady ? styles.ready : isNext ? styles.open : undefined
