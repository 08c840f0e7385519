'use client'
import { SlidersHorizontal } from 'lucide'
import type { ReactNode } from 'react'
import type { Filters } from '@/components/dashboard/shell/address'
import { Icon } from '@/components/ui/Icon'
import { useMedia } from '@/lib/client/useMedia'
import styles from './FilterBar.module.css'

type BarProps = {
  filters: Filters
  onClear: () => void
  /** The boxes to tick. */
  ticks: ReactNode
  /** The fields. */
  children: ReactNode
}

/** The filters of a list: side by side, on phones folded away until they are opened. */
export const FilterBar = ({ filters, onClear, ticks, children }: BarProps) => {
  const isWide = useMedia('(min-width: 900px)')
  const count = Object.keys(filters).length
  const fields = (
    <fieldset className={styles.fields} aria-label="Filters">
      <div className={styles.row}>{children}</div>
      {ticks}
      {count > 0 && (
        <button type="button" className={`${styles.clear} link`} onClick={onClear}>
          Clear the filters
        </button>
      )}
    </fieldset>
  )
  if (isWide) return fields
  return (
    <details className={styles.folded}>
      <summary>
        <Icon of={SlidersHorizontal} />
        Filters and order {count > 0 && <b className="num">{count}</b>}
      </summary>
      {fields}
    </details>
  )
}

type Option = { value: string; label: string }

type SelectProps = {
  label: string
  /** The option that filters nothing. */
  all?: string
  value: string | undefined
  options: Option[]
  onChoose: (value: string) => void
  onFocus?: () => void
}

export const FilterSelect = ({
  label,
  all,
  value = '',
  options,
  onChoose,
  onFocus,
}: SelectProps) => (
  <label className={styles.field}>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onChoose(target.value)} onFocus={onFocus}>
      {all !== undefined && <option value="">{all}</option>}
      {/* A value of the address that is not among the options is shown as it is. */}
      {value !== '' && !options.some((option) => option.value === value) && (
        <option value={value}>{value}</option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)

type DayProps = { label: string; value: string | undefined; onChoose: (day: string) => void }

export const FilterDay = ({ label, value = '', onChoose }: DayProps) => (
  <label className={styles.field}>
    <span>{label}</span>
    <input type="date" value={value} onChange={({ target }) => onChoose(target.value)} />
  </label>
)

type TickProps = { label: string; value: string | undefined; onChoose: (value: string) => void }

export const FilterTick = ({ label, value, onChoose }: TickProps) => (
  <label className={styles.tick}>
    <input
      type="checkbox"
      checked={value === '1'}
      onChange={({ target }) => onChoose(target.checked ? '1' : '')}
    />
    {label}
  </label>
)
