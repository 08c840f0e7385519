'use client'
import styles from './Tickbox.module.css'
import type { Selection } from './useSelection'

type Props = { id: number; name: string; selection: Selection; shown: number[] }

/** Selects a row; with Shift, all from the last one to this one. `shown`: the rows of the page. */
export const Tickbox = ({ id, name, selection, shown }: Props) => (
  // A browser selects text with Shift.
  <label className={styles.tick} onMouseDown={(event) => event.shiftKey && event.preventDefault()}>
    <input
      type="checkbox"
      checked={selection.has(id)}
      onChange={({ target, nativeEvent }) =>
        selection.tickOne(id, target.checked, shown, Object(nativeEvent).shiftKey === true)
      }
    />
    <span className="sr-only">Select {name}</span>
  </label>
)

/** What the cells of a list with tickboxes need. */
export type SelectTools = Pick<Props, 'selection' | 'shown'>
