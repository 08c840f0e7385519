'use client'
import type { ReactNode } from 'react'
import type { NamedCount } from '@/collections/Overview/shared/json'
import { wholeNumber } from '@/lib/shared/format'
import styles from './charts.module.css'
import { percentOf } from './scale'

type Props = {
  /** The head of the first column: 'Job', 'Country'. */
  head: string
  noun: string
  rows: NamedCount[]
  /** The number of all, also of those that are in no row. */
  total: number
  label?: (row: NamedCount) => ReactNode
}

/** Counts by name, the largest first: a table whose rows are also drawn as bars. */
export const BarTable = ({ head, noun, rows, total, label = (row) => row.label }: Props) => {
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <table className={styles.bars}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{noun}</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" dir="auto">
              {label(row)}
              <Bar part={row.count / most} />
            </th>
            <td className="num">{wholeNumber(row.count)}</td>
            <td className={`${styles.share} num`}>{percentOf(row.count, total)} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const WIDTH = 100

type BarProps = { part: number; from?: 'start' | 'middle'; isQuiet?: boolean }

/** A bar; `part` is its length as a part of the longest, 0 to 1. */
export const Bar = ({ part, from = 'start', isQuiet = false }: BarProps) => (
  <svg
    className={styles.track}
    viewBox={`0 0 ${WIDTH} 10`}
    preserveAspectRatio="none"
    aria-hidden
    focusable="false"
  >
    <rect
      className={isQuiet ? styles.quiet : styles.bar}
      x={from === 'middle' ? (WIDTH * (1 - part)) / 2 : 0}
      width={WIDTH * part}
      height="10"
    />
  </svg>
)
