import { ArrowUp } from 'lucide'
import type { OfferAnswer, Statement } from '@/collections/Tools/offer/shared/statement'
import { Icon } from '@/components/ui/Icon'
import styles from './HourBox.module.css'

/** What one hour of work brings: a higher month often means longer hours. */
export const HourBox = ({ answer }: { answer: OfferAnswer }) => {
  const { a, b, comparison } = answer
  return (
    <section
      className={`${styles.box} ${b ? styles.two : ''}`}
      aria-label={b ? 'The offers in short' : 'The offer in short'}
      data-static="hour"
    >
      <One name={b ? 'Offer A' : 'The offer'} of={a} isBetter={comparison?.hour === 'a'} />
      {b && <One name="Offer B" of={b} isBetter={comparison?.hour === 'b'} />}
    </section>
  )
}

type OneProps = { name: string; of: Statement; isBetter: boolean }

const One = ({ name, of: { hour, month, monthHours, open }, isBetter }: OneProps) => (
  <div>
    <p>
      {name}, {hour ? 'one hour of your work' : 'one month'}
    </p>
    <p className={`${styles.value} num`}>{(hour ?? month?.sum)?.text ?? 'We cannot tell yet'}</p>
    {hour && month?.sum && (
      <p className="num">
        {month.sum.text} a month, for {monthHours} hours
      </p>
    )}
    {!hour && (
      <p>
        {open.some(({ field }) => field === 'basic')
          ? 'Basic pay is open.'
          : 'Hours or days are open, so we cannot tell what an hour is worth.'}
      </p>
    )}
    {isBetter && (
      <p className={styles.better}>
        <Icon of={ArrowUp} />
        More for each hour
      </p>
    )}
  </div>
)
