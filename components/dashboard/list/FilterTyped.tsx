'use client'
import styles from './FilterBar.module.css'
import { useTyped } from './useTyped'

type Props = {
  label: string
  /** Years, or part of a text. */
  type: 'number' | 'text'
  value: string | undefined
  onChoose: (value: string) => void
}

/** A filter that is typed: it applies after a short pause, and at once with Enter. */
export const FilterTyped = ({ label, type, value = '', onChoose }: Props) => {
  const { typed, type: take } = useTyped(value, onChoose)
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        type={type}
        value={typed}
        maxLength={100}
        autoComplete="off"
        {...(type === 'number' && { min: 0, max: 60, step: 'any', inputMode: 'decimal' })}
        onChange={({ target }) => take(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && take(typed, 0)}
      />
    </label>
  )
}
