import { EMPTY_ROUTE } from '@/collections/Tools/documents/shared/question'
import type { HomeStep } from '@/collections/Tools/entry/shared/entry'
import { questionHref } from '@/collections/Tools/steps/shared/question'
import { Drawing } from '@/components/agency/Drawing'
import { PayerMark } from '@/components/tools/shared/PayerMark'
import { PhoneFold } from '@/components/ui/PhoneFold'
import { paths } from '@/lib/shared/paths'
import styles from './HomeSteps.module.css'

type Props = {
  steps: HomeStep[]
  /** What the law of India says on the agent's fee. */
  limit: string[]
}

/** How it works, and who pays at each step: the list of My steps, for any country. */
export const HomeSteps = ({ steps, limit }: Props) => (
  <>
    <PhoneFold title={`All ${steps.length} steps`}>
      <ol className={styles.steps}>
        {steps.map(({ key, title, text, who, depends }) => (
          <li key={key}>
            <h3>
              <Drawing of="steps" name={key} />
              {title}
            </h3>
            <p>{text}</p>
            <div className={styles.cost}>
              {who ? (
                <PayerMark who={who} />
              ) : (
                <p>
                  {depends}{' '}
                  <a className="link" href={questionHref(EMPTY_ROUTE)}>
                    Choose your country
                  </a>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </PhoneFold>
    <p className={styles.note}>
      The order and who pays depend on the country.{' '}
      <a className="link" href={questionHref(EMPTY_ROUTE)}>
        See your own steps
      </a>
      , or{' '}
      <a className="link" href={paths.recruitmentProcedure}>
        read the recruitment procedure
      </a>
      . {limit.join(' ')}
    </p>
  </>
)
