'use client'
import type { ReactNode } from 'react'
import styles from './charts.module.css'

type Props = {
  head: string[]
  /** `cells`: as they are read, one for each column after the first. */
  rows: { key: string; label: ReactNode; cells: string[] }[]
}

/** Figures in columns, each row with its name. */
export const FigureTable = ({ head, rows }: Props) => (
  <table className={`${styles.bars} ${styles.figures}`}>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, label, cells }) => (
        <tr key={key}>
          <th scope="row">{label}</th>
          {cells.map((cell, at) => (
            <td key={head[at + 1]} className="num">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
