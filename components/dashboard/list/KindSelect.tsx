'use client'
import styles from './KindSelect.module.css'

type Props = {
  label: string
  value: string
  /** Value and text. */
  options: [string, string][]
  onChange: (value: string) => void
}

/** A filter with too many choices for a Segment. */
export const KindSelect = ({ label, value, options, onChange }: Props) => (
  <select
    className={styles.select}
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  >
    {options.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </select>
)
