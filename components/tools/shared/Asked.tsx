import { Fragment, type ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/Button'
import { mapValues } from '@/lib/shared/objects'
import { ENGLISH_WORDS, type PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './Asked.module.css'
import { looseWords, type SaidQuestion } from './askedText'

/** Where the form is on the page of an answer. */
const CHANGE = 'change'

/** The id of a question of a form: the answer in the sentence leads back to it. */
export const questionId = (field: string): string => `q-${field}`

type PartsProps = { parts: readonly { text: string; field: string | null }[] }

/** The question as a sentence; each answer in it leads back to its own question. */
export const Asked = ({ parts }: PartsProps) => (
  <Sentence words={ENGLISH_WORDS}>
    {parts.map(({ text, field }) =>
      field ? (
        <a key={field} href={`#${questionId(field)}`}>
          {text}
        </a>
      ) : (
        text
      ),
    )}
  </Sentence>
)

type SaidProps = { asked: SaidQuestion; words: PageWords }

/** The same from the sentences of a language, which have other orders of words. */
export const AskedIn = ({ asked: { sentences, slots, fields }, words }: SaidProps) => {
  const t = looseWords(words.language)
  const tags = mapValues(fields, (field) => (text: ReactNode) => (
    <a href={`#${questionId(field)}`}>{text}</a>
  ))
  return (
    <Sentence words={words}>
      {sentences.map((sentence, i) => (
        <Fragment key={sentence}>
          {i > 0 && ' '}
          {t.rich(sentence, { ...slots, ...tags })}
        </Fragment>
      ))}
    </Sentence>
  )
}

type SentenceProps = { words: PageWords; children: ReactNode }

const Sentence = ({ words, children }: SentenceProps) => (
  <div className={styles.asked}>
    <p className="num" data-static="asked">
      {children}
    </p>
    <ButtonLink className="no-print" href={`#${CHANGE}`}>
      {wordsIn(words.language, 'tools')('change')}
    </ButtonLink>
  </div>
)

/** The form with the answers given; shown when a link leads into it, so that it needs no script. */
export const ChangeForm = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.change} no-print`} id={CHANGE} data-static="change">
    {children}
  </div>
)
