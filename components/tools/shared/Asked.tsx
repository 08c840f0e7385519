import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/Button'
import styles from './Asked.module.css'

/** Where the form is on the page of an answer. */
const CHANGE = 'change'

/** The id of a question of a form: the answer in the sentence leads back to it. */
export const questionId = (field: string): string => `q-${field}`

type Props = { parts: readonly { text: string; field: string | null }[] }

/** The question as a sentence; each answer in it leads back to its own question. */
export const Asked = ({ parts }: Props) => (
  <div className={styles.asked}>
    <p className="num" data-static="asked">
      {parts.map(({ text, field }, i) =>
        field ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have an order and nothing else
          <a key={i} href={`#${questionId(field)}`}>
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
    <ButtonLink className="no-print" href={`#${CHANGE}`}>
      Change
    </ButtonLink>
  </div>
)

/** The form with the answers given; shown when a link leads into it, so that it needs no script. */
export const ChangeForm = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.change} no-print`} id={CHANGE} data-static="change">
    {children}
  </div>
)
