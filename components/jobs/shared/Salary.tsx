import { salarySuffix } from '@/collections/Jobs/shared/display'
import styles from './Salary.module.css'

/** A salary up to this length stays on one line: an amount or a range with its currency. */
const WHOLE_CHARS = 20

type Props = {
  salary: string
  /** '/ Month' in another language. */
  perMonth?: string
}

/** The salary text, followed by '/ Month' (docs/product.md §9.1). */
export const Salary = ({ salary, perMonth }: Props) => {
  const suffix = salarySuffix(salary) && (perMonth ?? salarySuffix(salary))
  return (
    <span className={styles.salary}>
      <b className={`num ${salary.length <= WHOLE_CHARS ? styles.whole : ''}`}>{salary}</b>
      {suffix && <span> {suffix}</span>}
    </span>
  )
}
