import { Fragment, type ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/Button'
import { mapValues } from '@/lib/shared/objects'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './Asked.module.css'
import { looseWords, type SaidQuestion } from './askedText'

/** Where the form is on the page of an answer. */
const CHANGE = 'change'

/** The id of a question of a form: the answer in the sentence leads back to it. */
export const questionId = (field: string): string => `q-${field}`

type Props = { asked: SaidQuestion; words: PageWords }

/** The question as sentences; each answer in them leads back to its own question. */
export const Asked = ({ asked: { sentences, slots, fields }, words: { language } }: Props) => {
  const t = looseWords(language)
  const tags = mapValues(fields, (field) => (text: ReactNode) => (
    <a href={`#${questionId(field)}`}>{text}</a>
  ))
  return (
    <div className={styles.asked}>
      <p className="num" data-static="asked">
        {sentences.map((sentence, i) => (
          <Fragment key={sentence}>
            {i > 0 && ' '}
            {t.rich(sentence, { ...slots, ...tags })}
          </Fragment>
        ))}
      </p>
      <ButtonLink className="no-print" href={`#${CHANGE}`}>
        {wordsIn(language, 'tools')('change')}
      </ButtonLink>
    </div>
  )
}

/** The form with the answers given; shown when a link leads into it, so that it needs no script. */
export const ChangeForm = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.change} no-print`} id={CHANGE} data-static="change">
    {children}
  </div>
)
