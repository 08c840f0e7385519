import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import { type OfferQuestion, questionHref, SECOND } from '@/collections/Tools/offer/shared/question'
import { questionId } from '@/components/tools/shared/Asked'
import { RouteBox } from '@/components/tools/shared/RouteBox'
import { ToolForm } from '@/components/tools/shared/ToolForm'
import { paths } from '@/lib/shared/paths'
import { OfferFields } from './OfferFields'
import styles from './OfferForm.module.css'
import { PointTicks } from './PointTicks'

type Props = {
  question: OfferQuestion
  /** Of the country, when it is known. */
  currency: string | null
}

const DIVISORS = { '30': '30 days', '26': '26 days' }

/** The questions of Check my offer: one offer, or two beside each other. */
export const OfferForm = ({ question, currency }: Props) => {
  const { destination, divisor, a, b } = question
  // What was typed, in the spelling of the address.
  const values = new URLSearchParams(questionHref(question).split('?')[1])
  return (
    <ToolForm action={paths.checkMyOffer} submit="Work it out">
      <RouteBox
        cells={[
          { name: 'to', label: 'The job is in', value: destination, options: DESTINATIONS },
          {
            name: 'divisor',
            label: 'A month has',
            value: divisor && String(divisor),
            options: DIVISORS,
            empty: 'As is usual',
          },
        ]}
      />
      <div className={styles.offers} id={questionId('offers')}>
        <OfferFields legend="Offer A" before="" values={values} currency={currency} />
        <input type="checkbox" id="second" className={styles.toggle} defaultChecked={b !== null} />
        <label htmlFor="second" className={styles.add}>
          Compare with a second offer
        </label>
        <OfferFields legend="Offer B" before={SECOND} values={values} currency={currency} />
      </div>
      <PointTicks
        name="points"
        title="What is written in the contract?"
        hint="Touch each point that you can find in offer A. Leave the others."
        points={a.points}
      />
      <details className={styles.more} open={Boolean(b?.points)}>
        <summary>And in the contract of offer B?</summary>
        <PointTicks
          name={`${SECOND}points`}
          title="The contract of offer B"
          hint="Touch each point that you can find in offer B. Leave the others."
          points={b?.points ?? null}
        />
      </details>
    </ToolForm>
  )
}
