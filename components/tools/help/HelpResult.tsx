import type { ReactNode } from 'react'
import { isDestination } from '@/collections/Countries/shared/destinations'
import { visaCheckHref } from '@/collections/Tools/documents/shared/question'
import type { HelpAnswer } from '@/collections/Tools/help/shared/answer'
import { type HelpQuestion, helpParts, helpText } from '@/collections/Tools/help/shared/question'
import { Asked, ChangeForm } from '@/components/tools/shared/Asked'
import { Ladder } from '@/components/tools/shared/Ladder'
import { Message } from '@/components/tools/shared/Message'
import { OpenQuestion } from '@/components/tools/shared/OpenQuestion'
import { ToolActions } from '@/components/tools/shared/ToolActions'
import { Block, ToolColumns, ToolHead } from '@/components/tools/shared/ToolPage'
import { ToolSources } from '@/components/tools/shared/ToolSources'
import { PrintButton } from '@/components/ui/PrintButton'
import { CallBox } from './CallBox'
import { Danger, HelpForm } from './HelpForm'
import styles from './HelpResult.module.css'
import { LastDay } from './LastDay'
import { Mission } from './Mission'
import { SaveCard } from './SaveCard'
import { SavedHere } from './SavedHere'
import { WalletCard } from './WalletCard'

type Props = {
  question: HelpQuestion
  answer: HelpAnswer
  danger: string
  address: string
  today: string
}

/** An answer of Get help, complete or in part. On paper it is two wallet cards and the contacts. */
export const HelpResult = ({ question, answer, danger, address, today }: Props) => {
  const { first, next, deadline, complaint, card, checked, sources, open } = answer
  const isUrgent = question.what === 'abused'
  // A page of ours has no address that can be pressed on paper.
  const onPaper = [first, ...next].filter(({ reach }) => reach.kind !== 'page')
  const sides = <WalletCard card={card} place={question.in} checked={checked} />
  return (
    <>
      {isUrgent && <Danger text={danger} />}
      <ToolHead title={answer.title} />
      <Asked parts={helpParts(question)} />
      <ChangeForm>
        <HelpForm question={question} today={today} />
      </ChangeForm>
      <CallBox answer={answer} />
      {open.map(({ field, label, choices }) => (
        <OpenQuestion key={field} label={label} choices={choices} />
      ))}
      {deadline && <LastDay deadline={deadline} sources={sources} />}
      <Sheet>
        {sides}
        {sides}
        <Block title="Whom to contact, in this order">
          <Ladder contacts={onPaper} sources={sources} />
        </Block>
      </Sheet>
      <ToolColumns
        side={
          <>
            <Mission answer={answer} />
            <SavedHere />
          </>
        }
      >
        <div className="no-print">
          {next.length > 0 && (
            <Block title="Then">
              <Ladder contacts={next} sources={sources} />
            </Block>
          )}
          {(question.what === 'cheated' || question.what === 'contract') && (
            <p>
              <a className="link" href={visaCheckHref(destinationOf(question))}>
                Is my visa real? How to check it
              </a>
            </p>
          )}
          <Block title="Your complaint" note="Write after each line">
            <Message id="complaint" text={complaint} send="Send to my phone" />
          </Block>
          <Block title="Card for your wallet" note="Fold it once">
            {sides}
            <p className={styles.actions}>
              <PrintButton variant="brand">Print two cards</PrintButton>
              <SaveCard card={card} checked={checked} />
            </p>
          </Block>
          <ToolActions asked={helpText(question)} address={address} printsElsewhere />
          {!isUrgent && (
            <div className={styles.danger}>
              <Danger text={danger} />
            </div>
          )}
        </div>
        <ToolSources sources={sources} address={address} />
      </ToolColumns>
    </>
  )
}

const destinationOf = ({ in: place }: HelpQuestion) => (isDestination(place) ? place : null)

/** On paper only: the cards, to cut on the broken line. */
const Sheet = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.sheet} print-only`} data-static="sheet">
    <h2>Two cards: one for your wallet, one for your family</h2>
    <p>Cut on the broken line. Fold in the middle. Write with a pen that does not run.</p>
    {children}
  </div>
)
