'use client'
import { Undo2 } from 'lucide'
import { type ReactNode, useState } from 'react'
import type { ApplicationJson } from '@/collections/Applications/shared/json'
import { STAGE_NAMES, STAGES, type Stage } from '@/collections/Applications/shared/stages'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import { wholeNumber } from '@/lib/shared/format'
import styles from './BulkBar.module.css'
import type { Bulk } from './useBulk'
import type { Selection } from './useSelection'

type Props = {
  rows: ApplicationJson[]
  total: number
  selection: Selection
  bulk: Bulk
  /** At the end of the bar. */
  children: ReactNode
}

/** How many applicants there are or are selected, the move to a stage, and its result with Undo. */
export const BulkBar = ({ rows, total, selection, bulk, children }: Props) => {
  const [stage, setStage] = useState<Stage | ''>('')
  const shown = rows.map(({ id }) => id)
  const count = selection.isAll ? total : selection.ids.size
  const isPageTicked = shown.length > 0 && shown.every(selection.has)

  return (
    <>
      <fieldset className={`${styles.bar} no-print`} aria-label="Applicants to move">
        <label className={styles.page}>
          <input
            type="checkbox"
            checked={isPageTicked}
            disabled={total === 0}
            onChange={({ target }) => selection.tick(shown, target.checked, shown)}
          />
          This page
        </label>
        {count === 0 ? (
          <span className={`${styles.count} num`}>
            {wholeNumber(total)} {total === 1 ? 'applicant' : 'applicants'}
          </span>
        ) : (
          <>
            <b className={`${styles.count} num`}>{wholeNumber(count)} selected</b>
            {!selection.isAll && count < total && (
              <Button size="small" onClick={selection.chooseAll}>
                Select all {wholeNumber(total)}
              </Button>
            )}
            <label className={styles.stage}>
              <span className="sr-only">Move to stage</span>
              <select
                value={stage}
                onChange={({ target }) => setStage(target.value as Stage)} // the options below
              >
                <option value="">Move to…</option>
                {STAGE_NAMES.map((name) => (
                  <option key={name} value={name}>
                    {STAGES[name].label}
                  </option>
                ))}
              </select>
            </label>
            <Button
              size="small"
              variant="brand"
              disabled={stage === '' || bulk.isBusy}
              onClick={() => stage && bulk.move(selection, total, stage)}
            >
              {bulk.isBusy ? 'Moving…' : 'Move'}
            </Button>
            <Button size="small" onClick={selection.clear}>
              Clear
            </Button>
          </>
        )}
        <span className={styles.end}>{children}</span>
      </fieldset>
      {bulk.result && <Notice kind={bulk.result.kind}>{bulk.result.text}</Notice>}
      {bulk.asked && (
        <Notice kind="error">
          <span className={styles.result}>
            {bulk.asked.text}
            {bulk.asked.back < count && (
              <Button size="small" disabled={bulk.isBusy} onClick={() => bulk.decide('leave')}>
                Move only the others
              </Button>
            )}
            <Button size="small" disabled={bulk.isBusy} onClick={() => bulk.decide('move')}>
              Move all back
            </Button>
            <Button size="small" onClick={bulk.cancel}>
              Cancel
            </Button>
          </span>
        </Notice>
      )}
      {bulk.lastMove && (
        <Notice kind="success">
          <span className={styles.result}>
            {bulk.lastMove.text}
            <Button size="small" disabled={bulk.isBusy} onClick={bulk.undo}>
              <Icon of={Undo2} />
              Undo
            </Button>
          </span>
        </Notice>
      )}
    </>
  )
}
