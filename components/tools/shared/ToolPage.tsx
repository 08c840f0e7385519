import type { ReactNode } from 'react'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { Breadcrumb } from '@/components/ui/Breadcrumb'
import { ReadAloud } from '@/components/ui/ReadAloud'
import { linkIn } from '@/lib/shared/alternates'
import { paths } from '@/lib/shared/paths'
import { longDateIn } from '@/messages/dateIn'
import { ENGLISH_WORDS, type PageWords } from '@/messages/sayIn'
import { translated, wordsIn } from '@/messages/wordsIn'
import type { SiteSetting } from '@/payload-types'
import styles from './ToolPage.module.css'

type PageProps = {
  tool: keyof typeof TOOLS
  facts: SiteSetting
  now: Date
  words?: PageWords
  /** For an answer on help or fees: a reader may also listen to it. */
  isAloud?: boolean
  children: ReactNode
}

/** The frame of every tool: breadcrumb, and on paper what the header of the site does not say. */
export const ToolPage = ({ words = ENGLISH_WORDS, isAloud = false, ...page }: PageProps) => {
  const { tool, facts, now, children } = page
  const { language } = words
  const t = wordsIn(language, 'tools')
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb
        trail={[
          { label: wordsIn(language, 'navigation')('home'), href: linkIn(paths.home, language) },
        ]}
        here={translated(language, 'home', TOOLS[tool].name)}
        language={language}
      >
        {isAloud && <ReadAloud language={language} />}
      </Breadcrumb>
      <p className={`${styles.sheet} num print-only`} data-static="sheet-head">
        <span>{[facts.phone, facts.email].filter(Boolean).join(' · ')}</span>
        <span>
          {facts.licence_number && `${t('regNo', { number: facts.licence_number })} · `}
          {t('printed', { date: longDateIn(language)(now.toISOString()) })}
        </span>
      </p>
      {children}
    </div>
  )
}

/** The title: large above a question, smaller above an answer. */
export const ToolHead = ({ title, lead }: { title: string; lead?: string }) => (
  <header className={`${styles.head} ${lead ? '' : styles.small}`}>
    <h1 className="h1">{title}</h1>
    {lead && <p>{lead}</p>}
  </header>
)

type ColumnsProps = { side: ReactNode; children: ReactNode }

/** Two columns, the narrow one on the right; on phones it follows below. */
export const ToolColumns = ({ side, children }: ColumnsProps) => (
  <div className={styles.columns}>
    <div className={styles.main}>{children}</div>
    <aside className={styles.side} data-static="tool-side">
      {side}
    </aside>
  </div>
)

type BlockProps = { id?: string; title: string; note?: string; children: ReactNode }

/** A part of an answer under its heading and a line. */
export const Block = ({ id, title, note, children }: BlockProps) => (
  <section className={styles.block} id={id} aria-label={title} data-static={id}>
    <h2>
      {title}
      {note && <small>{note}</small>}
    </h2>
    {children}
  </section>
)

type BoxProps = { className?: string; words?: PageWords; children: ReactNode }

/** The ink frame around an answer. Its content decides the layout. */
export const AnswerBox = ({ className = '', words = ENGLISH_WORDS, children }: BoxProps) => (
  <section
    className={`${styles.box} ${className}`.trim()}
    aria-label={wordsIn(words.language, 'tools')('answer')}
    data-static="answer"
  >
    {children}
  </section>
)
