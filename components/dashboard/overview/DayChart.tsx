'use client'
import type { DayCount } from '@/collections/Overview/shared/json'
import { shortDate, wholeNumber } from '@/lib/shared/format'
import styles from './charts.module.css'
import { axisEnd } from './scale'

type Props = {
  /** What is counted: 'Applications'. */
  noun: string
  days: DayCount[]
  kind: 'bars' | 'line'
  /** What a count is of; the day of a week is its first. */
  per?: 'day' | 'week'
}

const STEP = 10
const HEIGHT = 100

/** Counts day by day as bars or as a line, and the same as a table. */
export const DayChart = ({ noun, days, kind, per = 'day' }: Props) => {
  const end = axisEnd(days.map(({ count }) => count))
  const most = days.reduce((best, day) => (day.count > best.count ? day : best))
  const heightOf = (count: number) => (HEIGHT * count) / end
  const summary = `${noun} per ${per}. The most: ${wholeNumber(most.count)} on ${shortDate(most.day)}.`
  return (
    <>
      <div className={styles.plot}>
        <div className={`${styles.axis} num`} aria-hidden>
          <span>{wholeNumber(end)}</span>
          <span>{wholeNumber(end / 2)}</span>
          <span>0</span>
        </div>
        <svg
          className={styles.days}
          viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
        >
          <path
            className={styles.grid}
            d={`M0 0H${days.length * STEP}M0 50H${days.length * STEP}`}
          />
          {kind === 'line' && (
            <polyline
              className={styles.line}
              points={days
                .map(({ count }, i) => `${(i + 0.5) * STEP},${HEIGHT - heightOf(count)}`)
                .join(' ')}
            />
          )}
          {days.map(({ day, count }, i) => (
            <g key={day}>
              <title>{`${shortDate(day)}: ${wholeNumber(count)}`}</title>
              {/* The whole column answers to the pointer, however small its bar. */}
              <rect className={styles.column} x={i * STEP} width={STEP} height={HEIGHT} />
              {kind === 'bars' && count > 0 && (
                <rect
                  className={styles.bar}
                  x={i * STEP + 1}
                  y={HEIGHT - heightOf(count)}
                  width={STEP - 2}
                  height={heightOf(count)}
                />
              )}
            </g>
          ))}
        </svg>
        <p className={`${styles.ends} num`} aria-hidden>
          <span>{shortDate(days[0]?.day ?? '')}</span>
          <span>{shortDate(days.at(-1)?.day ?? '')}</span>
        </p>
      </div>
      <details className={styles.table}>
        <summary>
          Show as a table
          <span className="sr-only">
            : {noun} per {per}
          </span>
        </summary>
        <table>
          <caption>{per === 'day' ? 'Days' : 'Weeks'} without entries are left out.</caption>
          <thead>
            <tr>
              <th scope="col">{per === 'day' ? 'Day' : 'Week from'}</th>
              <th scope="col">{noun}</th>
            </tr>
          </thead>
          <tbody>
            {days
              .filter(({ count }) => count > 0)
              .toReversed()
              .map(({ day, count }) => (
                <tr key={day}>
                  <th scope="row" className="num">
                    {shortDate(day)}
                  </th>
                  <td className="num">{wholeNumber(count)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
