import { PAPER_GROUPS, type Paper } from '@/collections/Tools/documents/shared/papers'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { keysOf } from '@/lib/shared/objects'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import { PaperItem } from './PaperItem'
import styles from './PaperList.module.css'
import { PaperRow } from './PaperRow'

type Props = {
  /** The name under which the phone keeps the ticks. */
  list: string
  papers: readonly Paper[]
  sources: readonly ToolSource[]
  words: PageWords
}

/** The papers in three groups by time, as one numbered list. */
export const PaperList = ({ list, papers, sources, words }: Props) => {
  const t = wordsIn(words.language, 'documents')
  const keys = papers.map(({ key }) => key)
  return (
    <div className={styles.list}>
      {keysOf(PAPER_GROUPS).map((group, index) => {
        const own = papers.filter((paper) => paper.group === group)
        if (own.length === 0) return null
        return (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className={styles.group}>
              {words.text(PAPER_GROUPS[group]).children}
              <small>{t('countPapers', { n: own.length, count: String(own.length) })}</small>
            </h2>
            {index === 0 && (
              <p className={styles.heads} aria-hidden="true">
                <span>{t('paper')}</span>
                <span>{t('whoGives')}</span>
                <span>{wordsIn(words.language, 'steps')('whoPays')}</span>
              </p>
            )}
            <ul>
              {own.map((paper) => (
                <PaperItem key={paper.key} list={list} paper={paper.key} papers={keys}>
                  <PaperRow paper={paper} sources={sources} words={words} />
                </PaperItem>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
