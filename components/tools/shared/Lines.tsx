import type { Line } from '@/collections/Tools/shared/line'
import { marksOf, type ToolSource } from '@/collections/Tools/shared/sources'
import { ENGLISH, type Language } from '@/lib/shared/languages'
import { type TextIn, textIn } from '@/messages/textIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './Lines.module.css'

/** A text, with its language where that is not the page's. */
export const Written = ({ children, ...written }: TextIn) =>
  written.lang ? <span {...written}>{children}</span> : children

/** Titles, sentences and names of steps in a language; what has no translation is in English. */
export const stepTexts = (language: Language) =>
  textIn(language, ['homeSteps', 'stepTexts', 'steps'])

type TextProps = {
  line: Pick<Line, 'text' | 'facts'>
  sources: readonly ToolSource[]
  language?: Language
}

/** A sentence of an answer with the numbers of its sources. */
export const LineText = ({ line, sources, language = ENGLISH }: TextProps) => (
  <>
    <Written {...stepTexts(language)(line.text)} />
    <SourceMarks facts={line.facts} sources={sources} language={language} />
  </>
)

type MarksProps = {
  facts: readonly string[]
  sources: readonly ToolSource[]
  language?: Language
}

/** The numbers of the sources of some facts. */
export const SourceMarks = ({ facts, sources, language = ENGLISH }: MarksProps) => {
  const marks = marksOf({ facts }, sources)
  return marks.length === 0 ? null : (
    <sup className={styles.mark}>
      <span className="sr-only">{` ${wordsIn(language, 'steps')('source')} `}</span>
      {marks.join(', ')}
    </sup>
  )
}

type ListProps = { lines: readonly TextProps['line'][]; sources: readonly ToolSource[] }

/** Sentences under each other, with lines between them. */
export const LineList = ({ lines, sources }: ListProps) => (
  <ul className={styles.lines}>
    {lines.map((line) => (
      <li key={line.text}>
        <LineText line={line} sources={sources} />
      </li>
    ))}
  </ul>
)

/** Sentences one after the other, as a paragraph. */
export const LineRun = ({ lines, sources }: ListProps) =>
  lines.map((line) => (
    <span key={line.text}>
      <LineText line={line} sources={sources} />{' '}
    </span>
  ))
