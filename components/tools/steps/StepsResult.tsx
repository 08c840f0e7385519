import { Search } from 'lucide'
import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import { jobListHref, NO_FILTERS } from '@/collections/Jobs/shared/filters'
import { routeText } from '@/collections/Tools/documents/shared/asked'
import type { Route } from '@/collections/Tools/documents/shared/question'
import { PAYERS } from '@/collections/Tools/shared/payers'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { questionHref } from '@/collections/Tools/steps/shared/question'
import type { StepsAnswer } from '@/collections/Tools/steps/shared/steps'
import { Asked, ChangeForm } from '@/components/tools/shared/Asked'
import { OpenQuestion } from '@/components/tools/shared/OpenQuestion'
import { PayerIcon } from '@/components/tools/shared/PayerMark'
import { askedParts, choicesFor } from '@/components/tools/shared/routeQuestions'
import { Doubts } from '@/components/tools/shared/Said'
import { NotKnown } from '@/components/tools/shared/Sign'
import { StepLines, StepTable } from '@/components/tools/shared/StepTable'
import { ToolActions } from '@/components/tools/shared/ToolActions'
import { ToolHead } from '@/components/tools/shared/ToolPage'
import { ToolSources } from '@/components/tools/shared/ToolSources'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { More } from '@/components/ui/More'
import { counted } from '@/lib/shared/format'
import { keysOf } from '@/lib/shared/objects'
import styles from './Steps.module.css'
import { AppliedNote } from './StepsAsk'
import { StepsForm } from './StepsForm'

type Props = {
  route: Route
  answer: StepsAnswer
  sources: readonly ToolSource[]
  /** The whole address of this answer. */
  address: string
}

/** The steps of a way, from the employer's request to the first weeks there. */
export const StepsResult = ({ route, answer, sources, address }: Props) => (
  <div className={styles.result}>
    <ToolHead title="My steps" />
    <Asked parts={askedParts(route)} />
    <ChangeForm>
      <StepsForm route={route} />
    </ChangeForm>
    <dl className={styles.payers} data-static="payers">
      {keysOf(PAYERS).map((who) => {
        const count = answer.payers[who]
        return (
          count > 0 && (
            <div key={who}>
              <dt>
                <PayerIcon who={who} />
                {PAYERS[who]}
              </dt>
              <dd className="num">{counted(count, 'step')}</dd>
            </div>
          )
        )
      })}
    </dl>
    {answer.open.map(({ question, text }) => (
      <OpenQuestion
        key={question}
        label={text}
        choices={choicesFor(question, route, questionHref)}
      />
    ))}
    <StepTable steps={answer.steps} sources={sources} />
    <div data-static="rest">
      <More title="More: the usual order" onPaper>
        <p className={styles.own}>
          A sentence without a number is our own usual practice: ask our office.
        </p>
        <StepLines lines={[answer.order]} sources={sources} />
      </More>
      {answer.doubts.length > 0 && (
        <NotKnown title="Ask before you spend money">
          <Doubts lines={answer.doubts} sources={sources} />
        </NotKnown>
      )}
      <p className={`${styles.jobs} no-print`}>
        <ButtonLink variant="brand" href={jobsHref(route)}>
          <Icon of={Search} />
          {route.destination ? `See jobs in ${DESTINATIONS[route.destination]}` : 'See jobs'}
        </ButtonLink>
      </p>
    </div>
    <ToolActions asked={routeText(route)} address={address} send="Send to my family" />
    <AppliedNote />
    <ToolSources sources={sources} address={address} isFolded />
  </div>
)

const jobsHref = ({ destination }: Route): string =>
  jobListHref({ ...NO_FILTERS, country: destination ? [destination] : [] })
