import { questionId } from '@/components/tools/shared/Asked'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import styles from './OfferFields.module.css'

type Props = {
  legend: string
  /** Before the names of the parameters. */
  before: string
  values: URLSearchParams
  currency: string | null
  language: Language
}

/** A field without a unit is money. The name of a field is that of its label too. */
const FIELDS = [
  { name: 'basic', hint: 'eachMonth' },
  { name: 'food', hint: 'givenOrMoney', canBeGiven: true },
  { name: 'room', hint: 'givenOrMoney', canBeGiven: true },
  { name: 'other', hint: 'allOther' },
  { name: 'hours', unit: 'hoursUnit' },
  { name: 'days', unit: 'daysUnit' },
  { name: 'months', hint: 'ofContract', unit: 'monthsUnit' },
] as const

/** The numbers of one offer. */
export const OfferFields = ({ legend, before, values, currency, language }: Props) => {
  const t = wordsIn(language, 'offer')
  return (
    <fieldset className={`${styles.offer} ${before ? styles.second : ''}`}>
      <legend>{legend}</legend>
      {FIELDS.map((field) => {
        const name = `${before}${field.name}`
        const value = values.get(name) ?? ''
        const id = `offer-${name}`
        return (
          <div className={styles.row} key={name} id={questionId(name)}>
            <label className={styles.label} htmlFor={id}>
              {t(field.name)}
              {'hint' in field && <small>{t(field.hint)}</small>}
            </label>
            <span className={styles.inputs}>
              {'canBeGiven' in field && (
                // Before the sum of the same name: the first value of an address counts.
                <label className={styles.given}>
                  <input
                    type="checkbox"
                    name={name}
                    value="given"
                    defaultChecked={value === 'given'}
                  />
                  {t('given')}
                </label>
              )}
              <span className={styles.input}>
                <input
                  id={id}
                  name={name}
                  defaultValue={value === 'given' ? '' : value}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={12}
                />
                <span>{'unit' in field ? t(field.unit) : currency}</span>
              </span>
            </span>
          </div>
        )
      })}
    </fieldset>
  )
}
