import type { ReactNode } from 'react'
import type { Content } from '@/collections/content/shared/json'
import { Blocks } from './blocks/Blocks'
import styles from './ContentArticle.module.css'
import { Contents } from './Contents'
import { contentsList } from './contentsList'
import { PageHead } from './PageHead'
import { Sources } from './Sources'

type Props = {
  page: Content
  /** Across the page, under the head. */
  top?: ReactNode
  /** Above the text: a note of an archive page, a diagram. */
  before?: ReactNode
  /** In place of the block of jobs; articles show the jobs in the side column instead. */
  jobs?: ReactNode
  /** Across the page, under the text: the list of an index page. */
  after?: ReactNode
  side?: ReactNode
}

/** The reading page: contents, text and side column under the head. */
export const ContentArticle = ({ page, top, before, jobs, after, side }: Props) => {
  const headings = contentsList(page.layout)
  const contents =
    headings.length < 3
      ? []
      : [...headings, ...(page.sources.length ? [{ id: 'sources', text: 'Sources' }] : [])]
  const isLegal = page.group === 'law' || page.kind === 'archive' || page.country !== null
  const layout = contents.length === 0 ? styles.withoutContents : before ? styles.withBefore : ''
  return (
    <article className={`wrap ${styles.page}`}>
      <PageHead page={page} />
      {top && <div className={styles.top}>{top}</div>}
      <div className={`${styles.columns} ${layout}`.trim()}>
        {before && <div className={styles.before}>{before}</div>}
        <Contents entries={contents} />
        <div className={styles.text}>
          <div className={styles.prose}>
            <Blocks layout={page.layout} jobs={jobs} />
          </div>
          <Sources sources={page.sources} isLegal={isLegal} />
        </div>
        {side && <div className={styles.side}>{side}</div>}
      </div>
      {after && <div className={styles.after}>{after}</div>}
    </article>
  )
}
