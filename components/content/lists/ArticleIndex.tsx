import type { ContentEntry } from '@/collections/content/shared/json'
import { ARTICLE_GROUPS } from '@/collections/content/shared/slugs'
import { EntryList } from './EntryList'
import styles from './EntryList.module.css'

/** All articles by group. */
export const ArticleIndex = ({ entries }: { entries: ContentEntry[] }) => {
  const articles = entries.filter(({ kind }) => kind === 'article')
  const ungrouped = articles.filter(({ group }) => group === null)
  return (
    <>
      {Object.entries(ARTICLE_GROUPS).map(([key, label]) => {
        const own = articles.filter(({ group }) => group === key)
        return own.length === 0 ? null : <Group key={key} id={key} label={label} entries={own} />
      })}
      {ungrouped.length > 0 && <Group id="other" label="Other articles" entries={ungrouped} />}
    </>
  )
}

type GroupProps = { id: string; label: string; entries: ContentEntry[] }

const Group = ({ id, label, entries }: GroupProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 id={id}>{label}</h2>
    <EntryList entries={entries} />
  </section>
)
