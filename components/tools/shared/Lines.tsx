import type { Line } from '@/collections/Tools/shared/line'
import { marksOf, type ToolSource } from '@/collections/Tools/shared/sources'
import styles from './Lines.module.css'

type TextProps = { line: Pick<Line, 'text' | 'facts'>; sources: readonly ToolSource[] }

/** A sentence of an answer with the numbers of its sources. */
export const LineText = ({ line, sources }: TextProps) => (
  <>
    {line.text}
    <SourceMarks facts={line.facts} sources={sources} />
  </>
)

type MarksProps = { facts: readonly string[]; sources: readonly ToolSource[] }

/** The numbers of the sources of some facts. */
export const SourceMarks = ({ facts, sources }: MarksProps) => {
  const marks = marksOf({ facts }, sources)
  return marks.length === 0 ? null : (
    <sup className={styles.mark}>
      <span className="sr-only"> source </span>
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
