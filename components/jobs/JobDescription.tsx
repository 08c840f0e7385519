import { type TextPart, textParts } from '@/collections/Jobs/shared/descriptionParts'
import { inEnglish, type Language } from '@/lib/shared/languages'
import styles from './JobDescription.module.css'

type Props = { text: string; language: Language }

/** A job's description as the office wrote it, with its headings, lists and line breaks. */
export const JobDescription = ({ text, language }: Props) => (
  <div className={styles.description} {...inEnglish(language)}>
    {textParts(text).map((part) => (
      <Part key={part.lines[0]?.at} {...part} />
    ))}
  </div>
)

const Part = ({ kind, lines }: TextPart) => {
  const text = lines.map((line) => line.text).join('\n')
  if (kind === 'heading') return <h2>{text}</h2>
  if (kind === 'text') return <p>{text}</p>
  return (
    <ul>
      {lines.map(({ at, text }) => (
        <li key={at}>{text}</li>
      ))}
    </ul>
  )
}
