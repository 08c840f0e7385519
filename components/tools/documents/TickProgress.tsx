'use client'
import type { PaperKey } from '@/collections/Tools/documents/shared/papers'
import { nextPaper, readTicks } from '@/collections/Tools/documents/shared/ticks'
import { PAYERS, type Payer } from '@/collections/Tools/shared/payers'
import styles from './TickProgress.module.css'
import { clearTicks, useTicks } from './useTicks'

/** What the progress says of a paper. */
export type Listed = { key: PaperKey; title: string; payer: Payer }

/**
 * How many papers are ready, and which one is next. Without scripts nothing is counted: it says how
 * many papers there are.
 */
export const TickProgress = ({ list, papers }: { list: string; papers: readonly Listed[] }) => {
  const kept = useTicks(list)
  const ticks = readTicks(kept ?? '')
  const ready = papers.filter(({ key }) => ticks.includes(key)).length
  const keys = papers.map(({ key }) => key)
  const nextKey = nextPaper(keys, kept ?? '')
  const next = papers.find(({ key }) => key === nextKey)
  return (
    <>
      <p className={`${styles.count} num`} role="status" data-awake>
        <b>{kept === null ? papers.length : ready}</b>{' '}
        {kept === null ? 'papers' : `of ${papers.length} ready`}
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
              {kept === null ? 'First: ' : 'Next: '}
              <a href={`#${next.key}`}>{next.title}</a>.
            </b>{' '}
            {PAYERS[next.payer]}.
          </>
        ) : (
          <b>All papers are ready.</b>
        )}
        {ticks.length > 0 && (
          <button
            type="button"
            className={`link ${styles.clear} no-print`}
            onClick={() => clearTicks(list)}
          >
            Clear the ticks
          </button>
        )}
      </p>
    </>
  )
}

const cellClass = (isReady: boolean, isNext: boolean): string | undefined =>
  isReady ? styles.ready : isNext ? styles.open : undefined
