import { DESTINATIONS } from '@/collections/Countries/shared/destinations'
import { type OfferQuestion, questionHref, SECOND } from '@/collections/Tools/offer/shared/question'
import { questionId } from '@/components/tools/shared/Asked'
import { RouteBox } from '@/components/tools/shared/RouteBox'
import { ToolForm } from '@/components/tools/shared/ToolForm'
import { linkIn } from '@/lib/shared/alternates'
import { mapValues } from '@/lib/shared/objects'
import { paths } from '@/lib/shared/paths'
import type { PageWords } from '@/messages/sayIn'
import { wordsIn } from '@/messages/wordsIn'
import { OfferFields } from './OfferFields'
import styles from './OfferForm.module.css'
import { PointTicks } from './PointTicks'

type Props = {
  question: OfferQuestion
  /** Of the country, when it is known. */
  currency: string | null
  words: PageWords
}

/** The questions of Check my offer: one offer, or two beside each other. */
export const OfferForm = ({ question, currency, words }: Props) => {
  const { language, text } = words
  const t = wordsIn(language, 'offer')
  const inTools = wordsIn(language, 'tools')
  const { destination, divisor, a, b } = question
  // What was typed, in the spelling of the address.
  const values = new URLSearchParams(questionHref(question).split('?')[1])
  const shown = { values, currency, language }
  return (
    <ToolForm action={linkIn(paths.checkMyOffer, language)} submit={t('workOut')}>
      <RouteBox
        cells={[
          {
            name: 'to',
            label: inTools('jobIsIn'),
            value: destination,
            options: mapValues(DESTINATIONS, (name) => text(name).children),
            empty: inTools('choose'),
          },
          {
            name: 'divisor',
            label: t('monthHas'),
            value: divisor && String(divisor),
            options: mapValues({ '30': '30', '26': '26' }, (count) => t('countDays', { count })),
            empty: t('asUsual'),
          },
        ]}
      />
      <div className={styles.offers} id={questionId('offers')}>
        <OfferFields legend={t('offerA')} before="" {...shown} />
        <input type="checkbox" id="second" className={styles.toggle} defaultChecked={b !== null} />
        <label htmlFor="second" className={styles.add}>
          {t('addSecond')}
        </label>
        <OfferFields legend={t('offerB')} before={SECOND} {...shown} />
      </div>
      <PointTicks
        name="points"
        title={t('whatIsWritten')}
        hint={t('touchA')}
        points={a.points}
        words={words}
      />
      <details className={styles.more} open={Boolean(b?.points)}>
        <summary>{t('andOfferB')}</summary>
        <PointTicks
          name={`${SECOND}points`}
          title={t('contractB')}
          hint={t('touchB')}
          points={b?.points ?? null}
          words={words}
        />
      </details>
    </ToolForm>
  )
}
