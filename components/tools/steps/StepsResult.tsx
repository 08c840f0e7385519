import { Search } from 'lucide'
import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import { jobListHref, NO_FILTERS } from '@/collections/Jobs/shared/filters'
import type { Route } from '@/collections/Tools/documents/shared/question'
import { PAYERS } from '@/collections/Tools/shared/payers'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { questionHref } from '@/collections/Tools/steps/shared/question'
import type { StepsAnswer } from '@/collections/Tools/steps/shared/steps'
import { Asked, ChangeForm } from '@/components/tools/shared/Asked'
import { askedText } from '@/components/tools/shared/askedText'
import { OpenQuestion } from '@/components/tools/shared/OpenQuestion'
import { PayerIcon, payerIn } from '@/components/tools/shared/PayerMark'
import { choicesFor, routeAsked } from '@/components/tools/shared/routeAsked'
import { Doubts } from '@/components/tools/shared/Said'
import { NotKnown } from '@/components/tools/shared/Sign'
import { StepLines, StepTable } from '@/components/tools/shared/StepTable'
import { ToolActions } from '@/components/tools/shared/ToolActions'
import { ToolHead } from '@/components/tools/shared/ToolPage'
import { ToolSources } from '@/components/tools/shared/ToolSources'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { More } from '@/components/ui/More'
import { linkIn } from '@/lib/shared/alternates'
import { keysOf } from '@/lib/shared/objects'
import type { PageWords } from '@/messages/sayIn'
import { translated, wordsIn } from '@/messages/wordsIn'
import styles from './Steps.module.css'
import { AppliedNote } from './StepsAsk'
import { StepsForm } from './StepsForm'

type Props = {
  route: Route
  answer: StepsAnswer
  sources: readonly ToolSource[]
  /** The whole address of this answer. */
  address: string
  words: PageWords
}

/** The steps of a way, from the employer's request to the first weeks there. */
export const StepsResult = ({ route, answer, sources, address, words }: Props) => {
  const { language } = words
  const t = wordsIn(language, 'tools')
  const asked = routeAsked(route, words)
  const place = route.destination && words.text(DESTINATIONS[route.destination]).children
  return (
    <div className={styles.result}>
      <ToolHead title={translated(language, 'home', TOOLS.steps.name)} />
      <Asked asked={asked} words={words} />
      <ChangeForm>
        <StepsForm route={route} words={words} />
      </ChangeForm>
      <dl className={styles.payers} data-static="payers">
        {keysOf(PAYERS).map((who) => {
          const count = answer.payers[who]
          return (
            count > 0 && (
              <div key={who}>
                <dt>
                  <PayerIcon who={who} />
                  {payerIn(language, who)}
                </dt>
                <dd className="num">{t('countSteps', { n: count, count: String(count) })}</dd>
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
          words={words}
        />
      ))}
      <StepTable steps={answer.steps} sources={sources} words={words} />
      <div data-static="rest">
        <More title={t('usualOrder')} onPaper>
          <p className={styles.own}>{t('usualPractice')}</p>
          <StepLines lines={[answer.order]} sources={sources} words={words} />
        </More>
        {answer.doubts.length > 0 && (
          <NotKnown title={t('askBefore')}>
            <Doubts lines={answer.doubts} sources={sources} words={words} />
          </NotKnown>
        )}
        <p className={`${styles.jobs} no-print`}>
          <ButtonLink variant="brand" href={linkIn(jobsHref(route), language)}>
            <Icon of={Search} />
            {place ? t('seeJobsIn', { place }) : t('seeJobs')}
          </ButtonLink>
        </p>
      </div>
      <ToolActions
        asked={askedText(asked, words)}
        address={address}
        send={t('sendFamily')}
        words={words}
      />
      <AppliedNote words={words} />
      <ToolSources sources={sources} address={address} isFolded words={words} />
    </div>
  )
}

const jobsHref = ({ destination }: Route): string =>
  jobListHref({ ...NO_FILTERS, country: destination ? [destination] : [] })
