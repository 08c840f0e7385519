import type { ReactNode } from 'react'
import styles from './SideKey.module.css'

type Entry = { mark: ReactNode; title: string; text: string }

/** A key beside a question: what the signs or marks mean. */
export const SideKey = ({
  title,
  entries,
  note,
}: {
  title: string
  entries: Entry[]
  note: string
}) => (
  <section className={`${styles.key} no-print`} aria-label={title}>
    <h2>{title}</h2>
    <ul>
      {entries.map((entry) => (
        <li key={entry.title}>
          {entry.mark}
          <span>
            <b>{entry.title}</b>
            {entry.text}
          </span>
        </li>
      ))}
    </ul>
    <p>{note}</p>
  </section>
)
