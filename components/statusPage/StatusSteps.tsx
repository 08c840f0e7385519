import { Phone } from 'lucide'
import type { ApplicationSteps, StatusView } from '@/collections/StatusPage/shared/json'
import { routeText } from '@/collections/Tools/documents/shared/asked'
import { questionHref } from '@/collections/Tools/steps/shared/question'
import type { Step } from '@/collections/Tools/steps/shared/steps'
import { StepTable } from '@/components/tools/shared/StepTable'
import { ToolSources } from '@/components/tools/shared/ToolSources'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { More } from '@/components/ui/More'
import { SocialIcon } from '@/components/ui/SocialIcon'
import { longDate } from '@/lib/shared/format'
import { whatsAppShare } from '@/lib/shared/whatsApp'
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
        {routeText(route)} {answer.order.text}{' '}
        <a className="link" href={path} rel="nofollow">
          Change this on My steps
        </a>
      </p>
      <StepTable
        {...table}
        steps={current ? answer.steps.filter(isNear(current.number)) : answer.steps}
      />
      {current && (
        <More title={`Show all ${answer.steps.length} steps`}>
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

/** The link for the family. */
export const FamilyLink = ({ family }: { family: NonNullable<StatusView['family']> }) => (
  <section className={`${styles.family} no-print`} aria-labelledby="family">
    <div>
      <h2 id="family">A page for your family</h2>
      <p>
        They see the line and the dates. No name, no phone number, no e-mail, no papers, and nothing
        to press. The link works until {longDate(`${family.until}T12:00:00Z`)}.
      </p>
      <p className={styles.address}>{family.url}</p>
    </div>
    <ButtonLink newTab href={whatsAppShare(`My way to the job, step by step:\n${family.url}`)}>
      <SocialIcon name="whatsapp" />
      Send the link
    </ButtonLink>
  </section>
)
