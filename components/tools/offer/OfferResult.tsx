import { DESTINATIONS, destinationInText } from '@/collections/Countries/shared/destinations'
import { offerParts, offerText } from '@/collections/Tools/offer/shared/asked'
import {
  type Divisor,
  type OfferQuestion,
  questionHref,
} from '@/collections/Tools/offer/shared/question'
import type { OfferAnswer } from '@/collections/Tools/offer/shared/statement'
import type { ToolSource } from '@/collections/Tools/shared/sources'
import { Asked, ChangeForm } from '@/components/tools/shared/Asked'
import { OpenQuestion } from '@/components/tools/shared/OpenQuestion'
import { Said, SaidList } from '@/components/tools/shared/Said'
import { ToolActions } from '@/components/tools/shared/ToolActions'
import { Block, ToolColumns, ToolHead } from '@/components/tools/shared/ToolPage'
import { ToolSources } from '@/components/tools/shared/ToolSources'
import { keysOf } from '@/lib/shared/objects'
import { HourBox } from './HourBox'
import { MissingPoints } from './MissingPoints'
import { HOUSEHOLD } from './OfferAsk'
import { OfferForm } from './OfferForm'
import styles from './OfferResult.module.css'
import { OpenFields, openPoints } from './OpenFields'
import { StatementTable } from './StatementTable'

type Props = {
  question: OfferQuestion
  answer: OfferAnswer
  sources: readonly ToolSource[]
  /** The whole address of this answer. */
  address: string
}

/** What an offer is worth, what the law adds, and what is missing; two offers beside each other. */
export const OfferResult = ({ question, answer, sources, address }: Props) => {
  const { a, b, divisor, divisorLine, comparison } = answer
  const country = question.destination && destinationInText(question.destination)
  const name = b ? 'Offer A' : 'The contract'
  return (
    <div className={styles.result}>
      <ToolHead title="Check my offer" />
      <Asked parts={offerParts(question, divisor).map(atParameter)} />
      <ChangeForm>
        <OfferForm question={question} currency={answer.currency} />
      </ChangeForm>
      {answer.open && (
        <OpenQuestion
          label={answer.open}
          choices={keysOf(DESTINATIONS).map((destination) => ({
            label: DESTINATIONS[destination],
            href: questionHref({ ...question, destination }),
          }))}
        />
      )}
      <HourBox answer={answer} />
      <ToolColumns
        side={
          <>
            {a.points ? (
              <MissingPoints id="ask-a" offer={name} points={a.points} sources={sources} />
            ) : (
              <OpenQuestion {...openPoints(a)} />
            )}
            {b?.points && (
              <MissingPoints id="ask-b" offer="Offer B" points={b.points} sources={sources} />
            )}
          </>
        }
      >
        <OpenFields a={a} b={b} />
        <StatementTable answer={answer} country={country} sources={sources} />
        <p className={styles.divisor}>
          <Said line={divisorLine} sources={sources} />{' '}
          <a className="link reach no-print" href={withDivisor(question, divisor)}>
            Count with {otherDivisor(divisor)} days
          </a>
        </p>
        <p className={styles.divisor}>Work in a private home? {HOUSEHOLD}</p>
        {comparison && (
          <Block title="In plain words">
            <SaidList lines={comparison.lines} sources={sources} />
          </Block>
        )}
      </ToolColumns>
      <ToolActions asked={offerText(question, divisor)} address={address} />
      <ToolSources sources={sources} address={address} />
    </div>
  )
}

const atParameter = ({ text, field }: ReturnType<typeof offerParts>[number]) => ({
  text,
  field: field === 'destination' ? 'to' : field,
})

const otherDivisor = (divisor: Divisor): Divisor => (divisor === 30 ? 26 : 30)

const withDivisor = (question: OfferQuestion, divisor: Divisor): string =>
  questionHref({ ...question, divisor: otherDivisor(divisor) })
