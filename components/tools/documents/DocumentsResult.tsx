import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import { jobListHref, NO_FILTERS } from '@/collections/Jobs/shared/filters'
import type { DocumentsAnswer } from '@/collections/Tools/documents/shared/papers'
import { questionHref, type Route } from '@/collections/Tools/documents/shared/question'
import { ticksName } from '@/collections/Tools/documents/shared/ticks'
import { TRADES } from '@/collections/Tools/documents/shared/trades'
import type { Line as FactLine, Line } from '@/collections/Tools/shared/line'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { AskedIn, ChangeForm } from '@/components/tools/shared/Asked'
import { askedText } from '@/components/tools/shared/askedText'
import { OpenQuestion } from '@/components/tools/shared/OpenQuestion'
import { choicesFor, routeAsked } from '@/components/tools/shared/routeAsked'
import { Doubts, SaidList } from '@/components/tools/shared/Said'
import { NotKnown } from '@/components/tools/shared/Sign'
import { ToolActions } from '@/components/tools/shared/ToolActions'
import { Block, ToolHead } from '@/components/tools/shared/ToolPage'
import { ToolSources } from '@/components/tools/shared/ToolSources'
import { ButtonLink } from '@/components/ui/Button'
import { More } from '@/components/ui/More'
import { PrintButton } from '@/components/ui/PrintButton'
import { ENGLISH_WORDS } from '@/messages/sayIn'
import { DocumentsForm } from './DocumentsForm'
import styles from './DocumentsResult.module.css'
import { PaperList } from './PaperList'
import { TickProgress } from './TickProgress'
import { VisaCheck } from './VisaCheck'

type Props = {
  route: Route
  answer: DocumentsAnswer
  stamp: readonly FactLine[]
  sources: readonly ToolSource[]
  /** The whole address of this answer. */
  address: string
}

/** The list of papers for a way, with ticks. */
export const DocumentsResult = ({ route, answer, stamp, sources, address }: Props) => {
  const { papers, open } = answer
  const list = ticksName(route)
  const asked = routeAsked(route, ENGLISH_WORDS)
  return (
    <div className={styles.result}>
      <ToolHead title="My documents" />
      <AskedIn asked={asked} words={ENGLISH_WORDS} />
      <ChangeForm>
        <DocumentsForm route={route} stamp={stamp} sources={sources} />
      </ChangeForm>
      <p className={`${styles.fill} print-only`} data-static="fill">
        <span>Name</span>
        <span>Passport number</span>
        <span>Application reference</span>
      </p>
      <section className={`${styles.progress} no-print`} aria-label="What is ready">
        <TickProgress
          list={list}
          papers={papers.map(({ key, title, paid }) => ({ key, title, payer: paid.who }))}
        />
        <PrintButton>Print</PrintButton>
      </section>
      {open.map(({ question, text }) => (
        <OpenQuestion
          key={question}
          label={text}
          choices={choicesFor(question, route, questionHref)}
        />
      ))}
      <PaperList list={list} papers={papers} sources={sources} />
      {answer.doubts.length > 0 && (
        <NotKnown title="Ask before you spend money">
          <Doubts lines={answer.doubts} sources={sources} />
        </NotKnown>
      )}
      {answer.visaCheck.length > 0 && <VisaCheck lines={answer.visaCheck} sources={sources} />}
      <More title="More: the order, what is not needed, packing, after you arrive">
        <div className={styles.more}>
          <Part title="The usual order" lines={[answer.order]} sources={sources} />
          <Part title="Not needed" lines={answer.notNeeded} sources={sources} />
          <Part title="Before you pack" lines={answer.packing} sources={sources} />
          <Part title="After you arrive" lines={answer.after} sources={sources} />
        </div>
      </More>
      <ToolActions
        asked={askedText(asked, ENGLISH_WORDS)}
        address={address}
        send="Send this list"
      />
      {(route.destination || route.trade) && (
        <p className={`${styles.jobs} no-print`}>
          <ButtonLink href={jobsHref(route)}>{jobsLabel(route)}</ButtonLink>
        </p>
      )}
      <ToolSources sources={sources} address={address} isFolded />
    </div>
  )
}

type PartProps = { title: string; lines: readonly Line[]; sources: readonly ToolSource[] }

const Part = ({ title, lines, sources }: PartProps) =>
  lines.length === 0 ? null : (
    <Block title={title}>
      <SaidList lines={lines} sources={sources} />
    </Block>
  )

const jobsHref = ({ destination, trade }: Route): string =>
  jobListHref({
    ...NO_FILTERS,
    q: trade ? (TRADES[trade].words[0] ?? '') : '',
    country: destination ? [destination] : [],
  })

const jobsLabel = ({ destination, trade }: Route): string => {
  const place = destination ? ` in ${DESTINATIONS[destination]}` : ''
  return trade && trade !== 'other' ? `Jobs${place}: ${TRADES[trade].label}` : `Jobs${place}`
}
