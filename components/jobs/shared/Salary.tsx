import { salarySuffix } from '@/collections/Jobs/shared/display'
import type { ENGLISH } from '@/lib/shared/languages'
import styles from './Salary.module.css'

/** A salary up to this length stays on one line: an amount or a range with its currency. */
const WHOLE_CHARS = 20

type Props = {
  salary: string
  /** '/ Month' in another language. */
  perMonth?: string
  /** The language of the text, where it is not the page's. */
  lang?: typeof ENGLISH
  dir?: 'ltr'
}

/** The salary text, followed by '/ Month' (docs/product.md §9.1). */
export const Salary = ({ salary, perMonth, ...written }: Props) => {
  const suffix = salarySuffix(salary) && (perMonth ?? salarySuffix(salary))
  return (
    <span className={styles.salary}>
      <b className={`num ${salary.length <= WHOLE_CHARS ? styles.whole : ''}`} {...written}>
        {salary}
      </b>
      {suffix && <span> {suffix}</span>}
    </span>
  )
}
