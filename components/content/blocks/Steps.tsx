import { Inline } from '@/components/content/Inline'
import type { StepsBlock } from '@/payload-types'
import styles from './Steps.module.css'

/** Numbered steps; beside each, who pays for it, where staff filled that in. */
export const Steps = ({ block: { steps } }: { block: StepsBlock }) => (
  <ol className={`${styles.line} ${steps.some(({ pays }) => pays) ? styles.paid : ''}`.trim()}>
    {steps.map(({ id, title, text, pays }, index) => (
      <li key={id ?? index}>
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
            <span>Who pays</span>
            <Inline text={pays} />
          </p>
        )}
      </li>
    ))}
  </ol>
)
