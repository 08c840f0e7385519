import type { inEnglish } from '@/lib/shared/languages'
import styles from './Contents.module.css'
import type { ContentsEntry } from './contentsList'

type Props = {
  entries: ContentsEntry[]
  title: string
  /** Its language, where it is not the page's. */
  written?: ReturnType<typeof inEnglish>
}

/** A page's table of contents; nothing without headings. */
export const Contents = ({ entries, title, written }: Props) =>
  entries.length === 0 ? null : (
    <nav
      className={`${styles.contents} no-print`}
      aria-labelledby="contents"
      data-static="contents"
      {...written}
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
