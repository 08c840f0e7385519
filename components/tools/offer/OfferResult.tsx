import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import {
  type Divisor,
  type OfferQuestion,
  questionHref,
} from '@/collections/Tools/offer/shared/question'
import type { OfferAnswer } from '@/collections/Tools/offer/shared/statement'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { Asked, ChangeForm } from '@/components/tools/shared/Asked'
import { askedText } from '@/components/tools/shared/askedText'
import { OpenQuestion } from '@/components/tools/shared/OpenQuestion'
import { Said, SaidList } from '@/components/tools/shared/Said'
import { ToolActions } from '@/components/tools/shared/ToolActions'
import { Block, ToolColumns, ToolHead } from '@/components/tools/shared/ToolPage'
import { ToolSources } from '@/components/tools/shared/ToolSources'
import { linkIn } from '@/lib/shared/alternates'
import { keysOf } from '@/lib/shared/objects'
import type { PageWords } from '@/messages/sayIn'
import { translated, wordsIn } from '@/messages/wordsIn'
import { HourBox } from './HourBox'
import { MissingPoints } from './MissingPoints'
import { OfferForm } from './OfferForm'
import styles from './OfferResult.module.css'
import { OpenFields, openPoints } from './OpenFields'
import { offerAsked } from './offerAsked'
import { StatementTable } from './StatementTable'

type Props = {
  question: OfferQuestion
  answer: OfferAnswer
  sources: readonly ToolSource[]
  /** The whole address of this answer. */
  address: string
  words: PageWords
}

/** What an offer is worth, what the law adds, and what is missing; two offers beside each other. */
export const OfferResult = ({ question, answer, sources, address, words }: Props) => {
  const { a, b, divisor, divisorLine, comparison } = answer
  const { language } = words
  const t = wordsIn(language, 'offer')
  const asked = offerAsked(question, divisor, words)
  const other: Divisor = divisor === 30 ? 26 : 30
  const said = { sources, words }
  return (
    <div className={styles.result}>
      <ToolHead title={translated(language, 'home', TOOLS.offer.name)} />
      <Asked asked={asked} words={words} />
      <ChangeForm>
        <OfferForm question={question} currency={answer.currency} words={words} />
      </ChangeForm>
      {answer.open && (
        <OpenQuestion
          label={answer.open}
          choices={keysOf(DESTINATIONS).map((destination) => ({
            label: DESTINATIONS[destination],
            href: questionHref({ ...question, destination }),
          }))}
          words={words}
        />
      )}
      <HourBox answer={answer} words={words} />
      <ToolColumns
        side={
          <>
            {a.points ? (
              <MissingPoints
                id="ask-a"
                offer={t(b ? 'offerA' : 'theContract')}
                points={a.points}
                {...said}
              />
            ) : (
              <OpenQuestion {...openPoints(a)} words={words} />
            )}
            {b?.points && (
              <MissingPoints id="ask-b" offer={t('offerB')} points={b.points} {...said} />
            )}
          </>
        }
      >
        <OpenFields a={a} b={b} words={words} />
        <StatementTable question={question} answer={answer} {...said} />
        <p className={styles.divisor}>
          <Said line={divisorLine} {...said} />{' '}
          <a
            className="link reach no-print"
            href={linkIn(questionHref({ ...question, divisor: other }), language)}
          >
            {t('countWith', { count: String(other) })}
          </a>
        </p>
        {/* Also beside the answer: somebody may open it from a link. */}
        <p className={styles.divisor}>{`${t('privateHome')} ${t('household')}`}</p>
        {comparison && (
          <Block title={t('inPlainWords')}>
            <SaidList lines={comparison.lines} {...said} />
          </Block>
        )}
      </ToolColumns>
      <ToolActions asked={askedText(asked, words)} address={address} words={words} />
      <ToolSources address={address} {...said} />
    </div>
  )
}
