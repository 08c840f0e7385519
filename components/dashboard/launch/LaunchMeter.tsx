import type { LaunchPoint, PointState } from '@/collections/Launch/shared/points'
import styles from './LaunchPanel.module.css'

const STATES: PointState[] = ['done', 'confirm', 'todo']

/** How many points are done, as a sentence and as one row of boxes. */
export const LaunchMeter = ({ points }: { points: LaunchPoint[] }) => {
  const of = (wanted: PointState) => points.filter(({ state }) => state === wanted)
  return (
    <>
      <p className={styles.figure}>
        <b className="num">{of('done').length}</b> of {points.length} done
      </p>
      <div className={styles.meter} aria-hidden>
        {STATES.flatMap(of).map(({ key, state }) => (
          <i key={key} className={styles[`box-${state}`]} />
        ))}
      </div>
    </>
  )
}
