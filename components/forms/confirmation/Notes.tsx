import type { ReactNode } from 'react'
import styles from './Notes.module.css'

/** Short statements under a heading: with icons if all items have one, otherwise numbered. */
export const Notes = ({ title, items }: { title: string; items: Note[] }) => {
  const List = items.every(({ icon }) => icon) ? 'ul' : 'ol'
  return (
    <section className={styles.notes}>
      <h2>{title}</h2>
      <List>
        {items.map(({ key, icon, text }, index) => (
          <li key={key}>
            {icon ?? <b aria-hidden>{index + 1}</b>}
            <span>{text}</span>
          </li>
        ))}
      </List>
    </section>
  )
}

export type Note = { key: string; icon?: ReactNode; text: ReactNode }
