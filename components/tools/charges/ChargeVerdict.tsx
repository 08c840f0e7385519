import { MessageSquareQuote, Phone } from 'lucide'
import type { ChargeAnswer, Money, Verdict } from '@/collections/Tools/charges/shared/answer'
import { LineRun } from '@/components/tools/shared/Lines'
import { Sign, type SignKind, signGround, signText } from '@/components/tools/shared/Sign'
import { AnswerBox } from '@/components/tools/shared/ToolPage'
import { ButtonLink } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './ChargeVerdict.module.css'

/** The sign of a verdict; an answer that depends on an open question is not known yet. */
export const signOf = (verdict: Verdict | null): SignKind =>
  verdict === 'limit' ? 'only' : (verdict ?? 'unknown')

/** The ids of the parts that the buttons of the verdict lead to. */
export const REPLY = 'reply'
export const COMPLAIN = 'complain'

/** The verdict: one sign, one word or sum, why in short, and how the sum divides. */
export const ChargeVerdict = ({ answer, words }: { answer: ChargeAnswer; words: PageWords }) => {
  const t = wordsIn(words.language, 'tools')
  const { verdict, headline, lead, money, sources } = answer
  const sign = signOf(verdict)
  const word = words.text(headline)
  return (
    <AnswerBox className={`${styles.verdict} ${money ? styles.withMoney : ''}`} words={words}>
      <span className={`${styles.sign} ${signGround(sign)}`}>
        <Sign kind={sign} />
      </span>
      <p
        className={`${styles.word} ${word.children.length > 16 ? styles.long : ''} ${signText(sign)} ${signGround(sign)} num`}
        {...word}
      />
      <p className={styles.lead}>
        <LineRun lines={lead} sources={sources} words={words} />
      </p>
      {money && <MoneyBar money={money} words={words} />}
      <p className={`${styles.actions} no-print`}>
        <ButtonLink variant="brand" href={`#${REPLY}`}>
          <Icon of={MessageSquareQuote} />
          {t('whatToReply')}
        </ButtonLink>
        <ButtonLink href={`#${COMPLAIN}`}>
          <Icon of={Phone} />
          {t('whereToComplain')}
        </ButtonLink>
      </p>
    </AnswerBox>
  )
}

/** Solid is allowed, hatched is too much. */
const MoneyBar = ({ money, words }: { money: Money; words: PageWords }) => {
  const { asked, allowed, allowedLabel, over, overLabel } = money
  const share = Math.min(100, (allowed.amount / asked.amount) * 100)
  return (
    <div className={`${styles.money} num`}>
      <div className={styles.bar} aria-hidden="true">
        {share > 0 && <i style={{ width: `${share}%` }} />}
        {over && <u />}
      </div>
      <p>
        <span style={{ minWidth: `${over ? share : 100}%` }}>
          <b>{allowed.text}</b> {words.text(allowedLabel).children}
        </span>
        {over && (
          <span className={styles.over}>
            <b>{over.text}</b> {words.text(overLabel).children}
          </span>
        )}
      </p>
    </div>
  )
}
