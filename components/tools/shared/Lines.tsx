import type { Line } from '@/collections/Tools/shared/line'
import { marksOf, type ToolSource } from '@/collections/Tools/shared/sources'
import { ENGLISH_WORDS, type PageWords } from '@/messages/sayIn'
import type { TextIn } from '@/messages/textIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './Lines.module.css'

/** A text, with its language where that is not the page's. */
export const Written = ({ children, ...written }: TextIn) =>
  written.lang ? <span {...written}>{children}</span> : children

type TextProps = {
  line: Pick<Line, 'text' | 'facts'>
  sources: readonly ToolSource[]
  words?: PageWords
}

/** A sentence of an answer with the numbers of its sources. */
export const LineText = ({ line, sources, words = ENGLISH_WORDS }: TextProps) => (
  <>
    <Written {...words.text(line.text)} />
    <SourceMarks facts={line.facts} sources={sources} words={words} />
  </>
)

type MarksProps = {
  facts: readonly string[]
  sources: readonly ToolSource[]
  words?: PageWords
}

/** The numbers of the sources of some facts. */
export const SourceMarks = ({ facts, sources, words = ENGLISH_WORDS }: MarksProps) => {
  const marks = marksOf({ facts }, sources)
  return marks.length === 0 ? null : (
    <sup className={styles.mark}>
      <span className="sr-only">{` ${wordsIn(words.language, 'steps')('source')} `}</span>
      {marks.join(', ')}
    </sup>
  )
}

type ListProps = {
  lines: readonly TextProps['line'][]
  sources: readonly ToolSource[]
  words?: PageWords
}

/** Sentences under each other, with lines between them. */
export const LineList = ({ lines, ...said }: ListProps) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line.text}>
        <LineText line={line} {...said} />
      </li>
    ))}
  </ul>
)

/** Sentences one after the other, as a paragraph. */
export const LineRun = ({ lines, ...said }: ListProps) =>
  lines.map((line) => (
    <span key={line.text}>
      <LineText line={line} {...said} />{' '}
    </span>
  ))
