import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import { jobListHref, NO_FILTERS } from '@/collections/Jobs/shared/filters'
import type { DocumentsAnswer } from '@/collections/Tools/documents/shared/papers'
import { questionHref, type Route } from '@/collections/Tools/documents/shared/question'
import { ticksName } from '@/collections/Tools/documents/shared/ticks'
import { TRADES } from '@/collections/Tools/documents/shared/trades'
import type { Line } from '@/collections/Tools/shared/line'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { Asked, ChangeForm } from '@/components/tools/shared/Asked'
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
import { linkIn } from '@/lib/shared/alternates'
import type { PageWords } from '@/messages/sayIn'
import { translated, wordsIn } from '@/messages/wordsIn'
import { DocumentsForm } from './DocumentsForm'
import styles from './DocumentsResult.module.css'
import { PaperList } from './PaperList'
import { listed, progressWords } from './progressWords'
import { TickProgress } from './TickProgress'
import { VisaCheck } from './VisaCheck'

type Props = {
  route: Route
  answer: DocumentsAnswer
  stamp: readonly Line[]
  sources: readonly ToolSource[]
  /** The whole address of this answer. */
  address: string
  words: PageWords
}

/** The list of papers for a way, with ticks. */
export const DocumentsResult = ({ route, answer, stamp, sources, address, words }: Props) => {
  const { papers, open } = answer
  const { language } = words
  const t = wordsIn(language, 'documents')
  const inTools = wordsIn(language, 'tools')
  const list = ticksName(route)
  const asked = routeAsked(route, words)
  const said = { sources, words }
  return (
    <div className={styles.result}>
      <ToolHead title={translated(language, 'home', TOOLS.documents.name)} />
      <Asked asked={asked} words={words} />
      <ChangeForm>
        <DocumentsForm route={route} stamp={stamp} {...said} />
      </ChangeForm>
      <p className={`${styles.fill} print-only`} data-static="fill">
        <span>{t('name')}</span>
        <span>{t('passportNumber')}</span>
        <span>{t('reference')}</span>
      </p>
      <section className={`${styles.progress} no-print`} aria-label={t('ready')}>
        <TickProgress
          list={list}
          papers={papers.map((paper) => listed(paper, words))}
          {...progressWords(papers.length, language)}
        />
        <PrintButton>{t('print')}</PrintButton>
      </section>
      {open.map(({ question, text }) => (
        <OpenQuestion
          key={question}
          label={text}
          choices={choicesFor(question, route, questionHref)}
          words={words}
        />
      ))}
      <PaperList list={list} papers={papers} {...said} />
      {answer.doubts.length > 0 && (
        <NotKnown title={inTools('askBefore')}>
          <Doubts lines={answer.doubts} {...said} />
        </NotKnown>
      )}
      {answer.visaCheck.length > 0 && <VisaCheck lines={answer.visaCheck} {...said} />}
      <More title={t('rest')}>
        <div className={styles.more}>
          <Part title={t('order')} lines={[answer.order]} {...said} />
          <Part title={t('notNeeded')} lines={answer.notNeeded} {...said} />
          <Part title={t('packing')} lines={answer.packing} {...said} />
          <Part title={t('after')} lines={answer.after} {...said} />
        </div>
      </More>
      <ToolActions
        asked={askedText(asked, words)}
        address={address}
        send={t('sendList')}
        words={words}
      />
      {(route.destination || route.trade) && (
        <p className={`${styles.jobs} no-print`}>
          <ButtonLink href={linkIn(jobsHref(route), language)}>
            {jobsLabel(route, words)}
          </ButtonLink>
        </p>
      )}
      <ToolSources sources={sources} address={address} isFolded words={words} />
    </div>
  )
}

type PartProps = {
  title: string
  lines: readonly Line[]
  sources: readonly ToolSource[]
  words: PageWords
}

const Part = ({ title, lines, ...said }: PartProps) =>
  lines.length === 0 ? null : (
    <Block title={title}>
      <SaidList lines={lines} {...said} />
    </Block>
  )

const jobsHref = ({ destination, trade }: Route): string =>
  jobListHref({
    ...NO_FILTERS,
    q: trade ? (TRADES[trade].words[0] ?? '') : '',
    country: destination ? [destination] : [],
  })

const jobsLabel = ({ destination, trade }: Route, { language, text }: PageWords): string => {
  const t = wordsIn(language, 'documents')
  const place = destination && text(DESTINATIONS[destination]).children
  const work = trade && trade !== 'other' && text(TRADES[trade].label).children
  if (place) return work ? t('jobsInOf', { place, trade: work }) : t('jobsIn', { place })
  return work ? t('jobsOf', { trade: work }) : t('jobs')
}
