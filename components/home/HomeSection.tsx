import type { ReactNode } from 'react'
import { MoreLink } from '@/components/ui/MoreLink'
import styles from './Home.module.css'

type Props = {
  /** The name of this part of the page (docs/adr/0023). */
  name: string
  title: string
  note?: string | false
  more?: string
  href?: string
  children: ReactNode
}

/** A part of the home page: a title, with a link to the whole. */
export const Section = ({ name, title, note, more, href, children }: Props) => (
  <section className={`wrap later ${styles.section}`} data-static={name}>
    <div className={styles.head}>
      <h2>{title}</h2>
      {note && <p className="meta">{note}</p>}
      {more && href && <MoreLink href={href}>{more}</MoreLink>}
    </div>
    {children}
  </section>
)
