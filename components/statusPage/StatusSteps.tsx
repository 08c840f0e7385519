import { Phone } from 'lucide'
import type { ApplicationSteps } from '@/collections/StatusPage/shared/json'
import { routeText } from '@/collections/Tools/documents/shared/asked'
import { questionHref } from '@/collections/Tools/steps/shared/question'
import type { Step } from '@/collections/Tools/steps/shared/steps'
import { StepTable } from '@/components/tools/shared/StepTable'
import { ToolSources } from '@/components/tools/shared/ToolSources'
import { Icon } from '@/components/ui/Icon'
import { More } from '@/components/ui/More'
import { longDate } from '@/lib/shared/format'
import type { SiteSetting } from '@/payload-types'
import styles from './StatusSteps.module.css'

type NowProps = { steps: ApplicationSteps; facts: SiteSetting }

/** What the candidate does now, and the office's number. */
export const DoNow = ({ steps: { answer }, facts }: NowProps) => (
  <section className={styles.now} aria-labelledby="now">
    <div>
      <h2 id="now" className="meta">
        Do this now
      </h2>
      <p>{answer.now?.text}</p>
    </div>
    {facts.phone && (
      <a className="no-print" href={`tel:${facts.phone.replace(/[^\d+]/g, '')}`}>
        <span>
          <Icon of={Phone} />
          Ask our office
        </span>
        <b className="num">{facts.phone}</b>
        <small>Say your reference number.</small>
      </a>
    )}
  </section>
)

type StepsProps = { steps: ApplicationSteps; siteUrl: string }

/** The steps before and after the current one, and behind a tap all of them. */
export const StatusSteps = ({ steps, siteUrl }: StepsProps) => {
  const { answer, route, dates, sources } = steps
  const { current } = answer
  // The address of the tool: the one of this page is secret, and would be on paper.
  const path = questionHref(route)
  const table = {
    sources,
    heading: 'h3',
    dateOf: ({ key }: Step) => {
      const date = dates[key]
      return date ? longDate(date) : null
    },
  } as const
  return (
    <section className={`${styles.steps} no-print`} aria-labelledby="steps">
      <h2 id="steps">
        {current ? `You are at step ${current.number} of ${answer.steps.length}` : 'All steps'}
      </h2>
      <p className={styles.route}>
        {routeText(route)} {!current && answer.order.text}{' '}
        <a className="link" href={path} rel="nofollow">
          Change this on My steps
        </a>
      </p>
      <StepTable
        {...table}
        isBrief
        steps={current ? answer.steps.filter(isNear(current.number)) : answer.steps}
      />
      {current && (
        <More title={`Show all ${answer.steps.length} steps`}>
          <p className={styles.route}>{answer.order.text}</p>
          <StepTable {...table} steps={answer.steps} />
        </More>
      )}
      <ToolSources sources={sources} address={`${siteUrl}${path}`} isFolded />
    </section>
  )
}

const isNear =
  (current: number) =>
  ({ number }: Step): boolean =>
    Math.abs(number - current) <= 1
