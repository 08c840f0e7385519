import type { ReactNode } from 'react'
import { isDestination } from '@/collections/Countries/shared/destinations'
import { visaCheckHref } from '@/collections/Tools/documents/shared/question'
import type { HelpAnswer } from '@/collections/Tools/help/shared/answer'
import type { HelpQuestion } from '@/collections/Tools/help/shared/question'
import { Asked, ChangeForm } from '@/components/tools/shared/Asked'
import { askedText } from '@/components/tools/shared/askedText'
import { Ladder } from '@/components/tools/shared/Ladder'
import { Message } from '@/components/tools/shared/Message'
import { OpenQuestion } from '@/components/tools/shared/OpenQuestion'
import { ToolActions } from '@/components/tools/shared/ToolActions'
import { Block, ToolColumns, ToolHead } from '@/components/tools/shared/ToolPage'
import { ToolSources } from '@/components/tools/shared/ToolSources'
import { More } from '@/components/ui/More'
import { PrintButton } from '@/components/ui/PrintButton'
import { linkIn } from '@/lib/shared/alternates'
import { ENGLISH } from '@/lib/shared/languages'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import { CallBox } from './CallBox'
import { cardIn } from './cardIn'
import { Danger, HelpForm } from './HelpForm'
import styles from './HelpResult.module.css'
import { helpAsked } from './helpAsked'
import { LastDay } from './LastDay'
import { Mission } from './Mission'
import { SaveCard } from './SaveCard'
import { SavedHere } from './SavedHere'
import { savedWords } from './savedWords'
import { WalletCard } from './WalletCard'

type Props = {
  question: HelpQuestion
  answer: HelpAnswer
  address: string
  today: string
  words: PageWords
}

/** An answer of Get help, complete or in part. On paper it is two wallet cards and the contacts. */
export const HelpResult = ({ question, answer, address, today, words }: Props) => {
  const { language } = words
  const t = wordsIn(language, 'tools')
  const say = (english: string) => words.text(english).children
  const asked = helpAsked(question, words)
  const { first, next, deadline, complaint, sources, open } = answer
  const card = cardIn(answer.card, answer.checked, words)
  const isUrgent = question.what === 'abused'
  // A page of ours has no address that can be pressed on paper.
  const onPaper = [first, ...next].filter(({ reach }) => reach.kind !== 'page')
  const sides = <WalletCard card={card} place={question.in} />
  return (
    <>
      {isUrgent && <Danger words={words} />}
      <ToolHead title={say(answer.title)} />
      <Asked asked={asked} words={words} />
      <ChangeForm>
        <HelpForm question={question} today={today} words={words} />
      </ChangeForm>
      <CallBox answer={answer} words={words} />
      {open.map(({ field, label, choices }) => (
        <OpenQuestion key={field} {...{ label, choices, words }} />
      ))}
      {deadline && <LastDay deadline={deadline} sources={sources} words={words} />}
      <Sheet words={words}>
        {sides}
        {sides}
        <Block title={t('order')}>
          <Ladder contacts={onPaper} sources={sources} words={words} />
        </Block>
      </Sheet>
      <ToolColumns
        side={
          <>
            <Mission answer={answer} words={words} />
            <SavedHere {...savedWords(words)} />
          </>
        }
      >
        <div className="no-print">
          {next.length > 0 && (
            <Block title={t('nextSteps')}>
              <Ladder contacts={next} sources={sources} words={words} />
            </Block>
          )}
          {(question.what === 'cheated' || question.what === 'contract') && (
            <p>
              <a className="link" href={linkIn(visaCheckHref(destinationOf(question)), language)}>
                {t('visaReal')}
              </a>
            </p>
          )}
          <Block title={t('yourComplaint')} note={t('writeAfter')}>
            <Message
              id="complaint"
              text={complaint}
              send={t('sendPhone')}
              words={words}
              isEnglish
            />
            {language !== ENGLISH && (
              <More title={t('complaintEnglish')}>
                <p className={styles.lines}>{complaint.split('\n').map(say).join('\n')}</p>
              </More>
            )}
          </Block>
          <Block title={t('cardFor')} note={t('foldOnce')}>
            {sides}
            <p className={styles.actions}>
              <PrintButton variant="brand">{t('printCards')}</PrintButton>
              <SaveCard card={card} label={t('saveCard')} />
            </p>
          </Block>
          <ToolActions
            asked={askedText(asked, words)}
            address={address}
            words={words}
            printsElsewhere
          />
          {!isUrgent && (
            <div className={styles.danger}>
              <Danger words={words} />
            </div>
          )}
        </div>
        <ToolSources sources={sources} address={address} words={words} />
      </ToolColumns>
    </>
  )
}

const destinationOf = ({ in: place }: HelpQuestion) => (isDestination(place) ? place : null)

/** On paper only: the cards, to cut on the broken line. */
const Sheet = ({ words, children }: { words: PageWords; children: ReactNode }) => {
  const t = wordsIn(words.language, 'tools')
  return (
    <div className={`${styles.sheet} print-only`} data-static="sheet">
      <h2>{t('twoCards')}</h2>
      <p>{t('cut')}</p>
      {children}
    </div>
  )
}
