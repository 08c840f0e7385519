import styles from './Contents.module.css'
import type { ContentsEntry } from './contentsList'

/** A page's table of contents; nothing without headings. */
export const Contents = ({ entries, title }: { entries: ContentsEntry[]; title: string }) =>
  entries.length === 0 ? null : (
    <nav
      className={`${styles.contents} no-print`}
      aria-labelledby="contents"
      data-static="contents"
    >
      <h2 id="contents">{title}</h2>
      <ol>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
