import { dashed, salarySuffix } from '@/lib/shared/format'
import styles from './Salary.module.css'

/** The salary, followed by '/ Month' (spec §9). */
export const Salary = ({ salary }: { salary: string }) => {
  const suffix = salarySuffix(salary)
  return (
    <span className={styles.salary}>
      <b className="num">{dashed(salary)}</b>
      {suffix && <span> {suffix}</span>}
    </span>
  )
}
