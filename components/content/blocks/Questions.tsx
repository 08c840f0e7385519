import type { InEnglish } from '@/collections/content/shared/json'
import { Inline } from '@/components/content/Inline'
import { inEnglish, type Language } from '@/lib/shared/languages'
import type { QaBlock } from '@/payload-types'
import styles from './Questions.module.css'

type Props = { block: QaBlock; language: Language }
type Item = QaBlock['items'][number] & InEnglish

/** Questions in the reader's words, each with its answer. */
export const Questions = ({ block: { items }, language }: Props) => (
  <div className={styles.list}>
    {items.map(({ id, question, answer, english }: Item, index) => (
      <div key={id ?? index} {...(english && inEnglish(language))}>
        <h3>
          <Inline text={question} />
        </h3>
        <p>
          <Inline text={answer} />
        </p>
      </div>
    ))}
  </div>
)
