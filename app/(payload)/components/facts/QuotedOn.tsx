import type { UIFieldServerProps } from 'payload'
import { quotedOn } from '@/collections/content/quotedOn'
import { counted } from '@/lib/shared/format'
import styles from './facts.module.css'

const SHOWN = 8

/** The pages and articles that a change of this fact changes too. */
export const QuotedOn = async ({ data }: UIFieldServerProps) => {
  if (!data?.key) return null
  const pages = await quotedOn({ key: data.key, country: data.country, topic: data.topic })
  return (
    <section className={styles.side}>
      <h2>Quoted on {counted(pages.length, 'page')}</h2>
      {pages.length === 0 ? (
        <p>No published page quotes it. Tools may use it.</p>
      ) : (
        <ul>
          {pages.slice(0, SHOWN).map(({ title, href }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
          {pages.length > SHOWN && <li>{pages.length - SHOWN} more</li>}
        </ul>
      )}
    </section>
  )
}
