import { ArrowUp } from 'lucide'
import type { OfferAnswer, Statement } from '@/collections/Tools/offer/shared/statement'
import { Icon } from '@/components/ui/Icon'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import styles from './HourBox.module.css'

type Props = { answer: OfferAnswer; words: PageWords }

/** What one hour of work brings: a higher month often means longer hours. */
export const HourBox = ({ answer: { a, b, comparison }, words }: Props) => {
  const t = wordsIn(words.language, 'offer')
  return (
    <section
      className={`${styles.box} ${b ? styles.two : ''}`}
      aria-label={t(b ? 'twoInShort' : 'inShort')}
      data-static="hour"
    >
      <One
        offer={t(b ? 'offerA' : 'theOffer')}
        of={a}
        isBetter={comparison?.hour === 'a'}
        words={words}
      />
      {b && <One offer={t('offerB')} of={b} isBetter={comparison?.hour === 'b'} words={words} />}
    </section>
  )
}

type OneProps = { offer: string; of: Statement; isBetter: boolean; words: PageWords }

const One = ({ offer, of, isBetter, words: { language } }: OneProps) => {
  const { hour, month, monthHours, open } = of
  const t = wordsIn(language, 'offer')
  return (
    <div>
      <p>{t(hour ? 'oneHour' : 'oneMonth', { offer })}</p>
      <p className={`${styles.value} num`}>{(hour ?? month?.sum)?.text ?? t('cannotTell')}</p>
      {hour && month?.sum && (
        <p className="num">{t('monthFor', { sum: month.sum.text, hours: monthHours ?? '' })}</p>
      )}
      {!hour && <p>{t(open.some(({ field }) => field === 'basic') ? 'basicOpen' : 'hoursOpen')}</p>}
      {isBetter && (
        <p className={styles.better}>
          <Icon of={ArrowUp} />
          {t('moreEachHour')}
        </p>
      )}
    </div>
  )
}
