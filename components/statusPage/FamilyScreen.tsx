import { destinationInText } from '@/collections/Countries/shared/destinations'
import type { FamilyView } from '@/collections/StatusPage/shared/json'
import { GenuineSender } from '@/components/agency/GenuineSender'
import { StepItem, StepLine } from '@/components/tools/shared/StepLine'
import { longDate } from '@/lib/shared/format'
import { paths } from '@/lib/shared/paths'
import type { SiteSetting } from '@/payload-types'
import styles from './FamilyScreen.module.css'

type Props = { view: FamilyView; facts: SiteSetting }

/**
 * What a candidate shows to the family: the line and the dates. It names nobody and has no action.
 */
export const FamilyScreen = ({ view, facts }: Props) => (
  <div className={`wrap ${styles.page}`}>
    <h1 className="h1">{titleOf(view)}</h1>
    <p className={styles.lead}>
      The person who sent you this link applied with us. You see the steps and the dates, nothing
      else. Only the office writes on this page, and nobody can change anything here.
    </p>
    {view.isClosed ? (
      <p>
        <b>There is nothing to see here now.</b> Ask the person who sent you the link.
      </p>
    ) : (
      <StepLine>
        {view.steps.map(({ number, title, needed, state, date }) => (
          <StepItem
            key={number}
            {...{ number, title, needed, state }}
            date={date && longDate(date)}
            here="Here now"
          />
        ))}
      </StepLine>
    )}
    <p className={styles.note}>
      <GenuineSender phone={facts.phone} domain={facts.official_domain} />
    </p>
    <p className={`${styles.note} no-print`}>
      Somebody asks you for money?{' '}
      <a className="link" href={paths.canIBeCharged}>
        See what the law says
      </a>
      .
    </p>
  </div>
)

const titleOf = ({ destination, steps, isClosed }: FamilyView): string => {
  const to = destination ? `The way to ${destinationInText(destination)}` : 'The way to a job'
  const here = steps.find(({ state }) => state === 'here')
  return here && !isClosed ? `${to}: step ${here.number} of ${steps.length}` : to
}
