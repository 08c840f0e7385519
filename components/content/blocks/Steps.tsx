import type { InEnglish } from '@/collections/content/shared/json'
import { Inline } from '@/components/content/Inline'
import { inEnglish, type Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import type { StepsBlock } from '@/payload-types'
import styles from './Steps.module.css'

type Props = { block: StepsBlock; language: Language }
type Step = StepsBlock['steps'][number] & InEnglish

/** Numbered steps; beside each, who pays for it, where staff filled that in. */
export const Steps = ({ block: { steps }, language }: Props) => (
  <ol className={`${styles.line} ${steps.some(({ pays }) => pays) ? styles.paid : ''}`.trim()}>
    {steps.map(({ id, title, text, pays, english }: Step, index) => (
      <li key={id ?? index} {...(english && inEnglish(language))}>
        <span className={`${styles.stop} num`} aria-hidden>
          {index + 1}
        </span>
        <div>
          <b className={styles.title}>{title}</b>
          <p>
            <Inline text={text} />
          </p>
        </div>
        {pays && (
          <p className={styles.pays}>
            <span>{wordsIn(language, 'content')('whoPays')}</span>
            <Inline text={pays} />
          </p>
        )}
      </li>
    ))}
  </ol>
)
