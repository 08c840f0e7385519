import type { ReactNode } from 'react'
import type { Content } from '@/collections/content/shared/json'
import { MediaPicture } from '@/components/agency/MediaPicture'
import { Blocks } from './blocks/Blocks'
import styles from './ContentArticle.module.css'
import { Contents } from './Contents'
import { contentsList } from './contentsList'
import { PageHead } from './PageHead'
import { Sources } from './Sources'

type Props = {
  page: Content
  /** Full width, below the head. */
  top?: ReactNode
  /** Above the text: the note of an archive page, a diagram or a form. */
  before?: ReactNode
  /** Replaces the block of jobs; articles leave it out and show jobs in the side column. */
  jobs?: ReactNode
  /** Full width, below the text: the list of an index page. */
  after?: ReactNode
  side?: ReactNode
}

/** The layout of pages to read: table of contents, text and side column below the head. */
export const ContentArticle = ({ page, top, before, jobs, after, side }: Props) => {
  const headings = contentsList(page.layout)
  const contents =
    headings.length < 3
      ? []
      : [...headings, ...(page.sources.length ? [{ id: 'sources', text: 'Sources' }] : [])]
  const layout = contents.length === 0 ? styles.withoutContents : before ? styles.withBefore : ''
  return (
    <article className={`wrap ${styles.page}`} data-static="article">
      <PageHead page={page} />
      {page.header_picture && (
        <MediaPicture
          picture={page.header_picture}
          sizes="(min-width: 1280px) 1200px, 92vw"
          className={styles.picture}
          isFirst
        />
      )}
      {top && <div className={styles.top}>{top}</div>}
      <div className={`${styles.columns} ${layout}`.trim()}>
        {before && <div className={styles.before}>{before}</div>}
        <Contents entries={contents} />
        <div className={styles.text} data-static="text">
          <div className={styles.prose}>
            <Blocks layout={page.layout} jobs={jobs} />
          </div>
          <Sources page={page} />
        </div>
        {side && (
          <div className={styles.side} data-static="side">
            {side}
          </div>
        )}
      </div>
      {after && (
        <div className={styles.after} data-static="after">
          {after}
        </div>
      )}
    </article>
  )
}
