import { questionId } from '@/components/tools/shared/Asked'
import styles from './OfferFields.module.css'

type Props = {
  legend: string
  /** Before the names of the parameters. */
  before: string
  values: URLSearchParams
  currency: string | null
}

type Field = { name: string; label: string; hint?: string; unit?: string; canBeGiven?: true }

/** A field without a unit is money. */
const FIELDS: readonly Field[] = [
  { name: 'basic', label: 'Basic pay', hint: 'each month' },
  { name: 'food', label: 'Food', hint: 'given, or money', canBeGiven: true },
  { name: 'room', label: 'Room', hint: 'given, or money', canBeGiven: true },
  { name: 'other', label: 'Other money', hint: 'all other allowances' },
  { name: 'hours', label: 'Hours a day', unit: 'h' },
  { name: 'days', label: 'Days a week', unit: 'days' },
  { name: 'months', label: 'Length', hint: 'of the contract', unit: 'months' },
]

/** The numbers of one offer. */
export const OfferFields = ({ legend, before, values, currency }: Props) => (
  <fieldset className={`${styles.offer} ${before ? styles.second : ''}`}>
    <legend>{legend}</legend>
    {FIELDS.map((field) => {
      const name = `${before}${field.name}`
      const value = values.get(name) ?? ''
      const id = `offer-${name}`
      return (
        <div className={styles.row} key={name} id={questionId(name)}>
          <label className={styles.label} htmlFor={id}>
            {field.label}
            {field.hint && <small>{field.hint}</small>}
          </label>
          <span className={styles.inputs}>
            {field.canBeGiven && (
              // Before the sum of the same name: the first value of an address counts.
              <label className={styles.given}>
                <input
                  type="checkbox"
                  name={name}
                  value="given"
                  defaultChecked={value === 'given'}
                />
                Given
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
              <span>{field.unit ?? currency}</span>
            </span>
          </span>
        </div>
      )
    })}
  </fieldset>
)
