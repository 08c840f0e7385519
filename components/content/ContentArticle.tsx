import type { ReactNode } from 'react'
import type { Content } from '@/collections/content/shared/json'
import { MediaPicture } from '@/components/agency/MediaPicture'
import type { inEnglish, Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import { Blocks } from './blocks/Blocks'
import styles from './ContentArticle.module.css'
import { Contents } from './Contents'
import { contentsList } from './contentsList'
import { PageHead } from './PageHead'
import { Sources } from './Sources'

type Props = {
  page: Content
  language: Language
  /** Replaces the head, on a page in another language than its text. */
  head?: ReactNode
  /** The language of the text, where it is not the page's. */
  written?: ReturnType<typeof inEnglish>
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
export const ContentArticle = ({ page, language, head, written, ...parts }: Props) => {
  const { top, before, jobs, after, side } = parts
  const t = wordsIn(language, 'content')
  const headings = contentsList(page.layout)
  const contents =
    headings.length < 3
      ? []
      : [...headings, ...(page.sources.length ? [{ id: 'sources', text: t('sources') }] : [])]
  const layout = contents.length === 0 ? styles.withoutContents : before ? styles.withBefore : ''
  return (
    <article className={`wrap ${styles.page}`} data-static="article">
      {head ?? <PageHead page={page} language={language} />}
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
        <Contents entries={contents} title={t('contents')} written={written} />
        <div className={styles.text} data-static="text" {...written}>
          <div className={styles.prose}>
            <Blocks layout={page.layout} language={language} jobs={jobs} />
          </div>
          <Sources page={page} language={language} />
        </div>
        {side && (
          <div className={styles.side} data-static="side" data-silent {...written}>
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
