import type { ReactNode } from 'react'
import styles from './StartPage.module.css'

export type More = { text: string; href: string }

type Props = {
  title: string
  /** Shown instead of the list when it has no entries. */
  empty: string
  children: ReactNode[]
  count?: number
  more?: More[]
  isWide?: boolean
}

/** A list of the start page under its heading. */
export const Block = ({ title, empty, children, count, more = [], isWide = false }: Props) => (
  <section className={isWide ? styles.wide : undefined}>
    <header className={styles.blockHead}>
      <h2>{title}</h2>
      {count ? <span className={styles.count}>{count}</span> : null}
      <span className={styles.more}>
        {more.map(({ text, href }) => (
          <a key={href} href={href}>
            {text}
          </a>
        ))}
      </span>
    </header>
    {children.length > 0 ? (
      <ul className={styles.list}>{children}</ul>
    ) : (
      <p className={styles.empty}>{empty}</p>
    )}
  </section>
)
