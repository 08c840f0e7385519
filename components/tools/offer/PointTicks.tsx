import {
  POINT_KEYS,
  POINTS,
  type PointKey,
  pointNumber,
} from '@/collections/Tools/offer/shared/points'
import { questionId } from '@/components/tools/shared/Asked'
import styles from './PointTicks.module.css'

type Props = { name: string; title: string; hint: string; points: readonly PointKey[] | null }

/** The twenty points of a contract, to tick. The last tile says that none of them was found. */
export const PointTicks = ({ name, title, hint, points }: Props) => (
  <fieldset className={styles.points} id={questionId(name)}>
    <legend>{title}</legend>
    <p className="meta">{hint}</p>
    <div>
      {POINT_KEYS.map((key) => (
        <label key={key}>
          <input
            type="checkbox"
            name={name}
            value={pointNumber(key)}
            defaultChecked={points?.includes(key)}
          />
          {POINTS[key].label}
        </label>
      ))}
      <label>
        <input type="checkbox" name={name} value="0" defaultChecked={points?.length === 0} />
        None of them
      </label>
    </div>
  </fieldset>
)
