import { Inline } from '@/components/content/Inline'
import type { QaBlock } from '@/payload-types'
import styles from './Questions.module.css'

/** Questions in the reader's words, each with its answer. */
export const Questions = ({ block: { items } }: { block: QaBlock }) => (
  <div className={styles.list}>
    {items.map(({ id, question, answer }, index) => (
      <div key={id ?? index}>
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
