import { ArrowRight } from 'lucide'
import { Fragment } from 'react'
import { Icon } from '@/components/ui/Icon'
import { questionId } from './Asked'
import styles from './RouteBox.module.css'

export type RouteCell = {
  name: string
  label: string
  value: string | null
  /** Shown by value; the name of a country's code shows its flag. */
  options: Readonly<Record<string, string>>
  /** What an open question says. */
  empty?: string
}

/** The countries of a question, and what else fits beside them. `isWay` draws an arrow between the first two. */
export const RouteBox = ({ cells, isWay = false }: { cells: RouteCell[]; isWay?: boolean }) => (
  <div className={`${styles.route} ${isWay ? styles.way : ''}`} data-cells={cells.length}>
    {cells.map(({ name, label, value, options, empty = 'Choose' }, i) => (
      <Fragment key={name}>
        {isWay && i === 1 && (
          <span className={styles.go}>
            <Icon of={ArrowRight} />
          </span>
        )}
        <label id={questionId(name)}>
          <span>{label}</span>
          <i className={styles.flag} />
          <select name={name} defaultValue={value ?? ''}>
            <option value="">{empty}</option>
            {Object.entries(options).map(([key, text]) => (
              <option key={key} value={key}>
                {text}
              </option>
            ))}
          </select>
        </label>
      </Fragment>
    ))}
  </div>
)
