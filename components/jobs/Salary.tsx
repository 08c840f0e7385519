import { salarySuffix } from '@/lib/shared/format'
import styles from './Salary.module.css'

/** The salary as the office wrote it, followed by '/ Month' (spec §9). */
export const Salary = ({ salary }: { salary: string }) => {
  const suffix = salarySuffix(salary)
  return (
    <span className={styles.salary}>
      <b className="num">{salary}</b>
      {suffix && <span> {suffix}</span>}
    </span>
  )
}
