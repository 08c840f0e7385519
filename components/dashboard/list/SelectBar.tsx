'use client'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { wholeNumber } from '@/lib/shared/format'
import styles from './SelectBar.module.css'
import type { Selection } from './useSelection'

type Props = {
  /** What the selected rows are for: the name of the group. */
  label: string
  /** One row and several, in words. */
  nouns: [one: string, many: string]
  /** The ids of the page. */
  shown: number[]
  total: number
  selection: Selection
  /** Offers to select all that the filters find. */
  canChooseAll?: boolean
  /** What staff can do with the selected rows. */
  actions: ReactNode
  /** At the end of the bar. */
  children?: ReactNode
}

/** How many rows a list has, or are selected, and what staff can do with these. */
export const SelectBar = ({ nouns, shown, total, selection, ...props }: Props) => {
  const count = selection.isAll ? total : selection.ids.size
  return (
    <fieldset
      className={`${styles.bar} ${count > 0 ? styles.selected : ''} no-print`}
      aria-label={props.label}
    >
      <label className={styles.page}>
        <input
          type="checkbox"
          checked={shown.length > 0 && shown.every(selection.has)}
          disabled={total === 0}
          onChange={({ target }) => selection.tick(shown, target.checked, shown)}
        />
        This page
      </label>
      {count === 0 ? (
        <span className={`${styles.count} num`}>
          {wholeNumber(total)} {nouns[total === 1 ? 0 : 1]}
        </span>
      ) : (
        <>
          <b className={`${styles.count} num`}>{wholeNumber(count)} selected</b>
          {props.canChooseAll && !selection.isAll && count < total && (
            <Button size="small" onClick={selection.chooseAll}>
              Select all {wholeNumber(total)}
            </Button>
          )}
          {props.actions}
          <Button size="small" onClick={selection.clear}>
            Clear
          </Button>
        </>
      )}
      {props.children && <span className={styles.end}>{props.children}</span>}
    </fieldset>
  )
}
