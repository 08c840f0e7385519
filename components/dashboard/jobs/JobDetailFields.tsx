'use client'
import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { JOB_INDUSTRIES } from '@/collections/Jobs/shared/industries'
import { CHARGE_LAW, CURRENCIES, ECR, PROVISIONS } from '@/collections/Jobs/shared/options'
import { type JobFormValues, type JobValues, NO_DETAILS } from '@/collections/Jobs/shared/schema'
import { SelectField, TextField } from '@/components/ui/Field'
import styles from './JobForm.module.css'
import { NationalityTicks } from './NationalityTicks'

type Form = UseFormReturn<JobValues>
type Name = keyof JobFormValues

/** The optional fields of a job, closed at first unless one of them is filled in or wrong. */
export const JobDetailFields = ({ form }: { form: Form }) => {
  const { register, formState, control } = form
  const values = useWatch({ control })
  const filled = OPTIONAL.filter((name) => values[name]).length
  const [isOpenAtFirst] = useState(filled > 0)
  const part = useRef<HTMLDetailsElement>(null)
  const isWrong = OPTIONAL.some((name) => formState.errors[name])
  const { submitCount } = formState
  // An error in a closed part could be neither seen nor reached from the summary: at each submit,
  // also when the part was closed by hand since.
  useEffect(() => {
    if (submitCount > 0 && isWrong && part.current) part.current.open = true
  }, [isWrong, submitCount])
  const field = (name: Name) => ({ error: formState.errors[name]?.message, ...register(name) })
  const choice = (name: Name, label: string, table: Record<string, string>) => (
    <SelectField label={label} {...field(name)}>
      <option value="">Not said</option>
      {Object.entries(table).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
  return (
    <details className={styles.more} ref={part} open={isOpenAtFirst}>
      <summary>
        More details (optional)
        {filled > 0 && <span className="num">{filled} filled in</span>}
      </summary>
      <fieldset>
        <legend>The job</legend>
        <div className={styles.pair}>
          <TextField label="Closing date" type="date" {...field('closing_date')} />
          <TextField label="Vacancies" inputMode="numeric" {...field('vacancies')} />
        </div>
        <div className={styles.pair}>
          {choice('industry', 'Industry', JOB_INDUSTRIES)}
          <TextField
            label="Contract, in months"
            inputMode="numeric"
            {...field('contract_months')}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend>Monthly salary in figures</legend>
        <p className={styles.note}>For search engines. The page shows the text above.</p>
        <div className={styles.three}>
          {choice('salary_currency', 'Currency', CURRENCY_TABLE)}
          <TextField label="Lowest" inputMode="numeric" {...field('salary_min')} />
          <TextField label="Highest" inputMode="numeric" {...field('salary_max')} />
        </div>
      </fieldset>
      <fieldset>
        <legend>What the employer gives</legend>
        <div className={styles.pair}>
          {choice('food', 'Food', PROVISIONS)}
          {choice('accommodation', 'Accommodation', PROVISIONS)}
          {choice('transport', 'Transport', PROVISIONS)}
        </div>
      </fieldset>
      <fieldset>
        <legend>Who can apply</legend>
        {choice('ecr', 'Passports', ECR)}
        <NationalityTicks form={form} />
      </fieldset>
      <fieldset>
        <legend>Interview</legend>
        <div className={styles.pair}>
          <TextField label="Interview date" type="date" {...field('interview_date')} />
          <TextField label="Interview place" {...field('interview_place')} />
        </div>
      </fieldset>
      <fieldset>
        <legend>Charge and employer</legend>
        {choice('candidate_charge', 'Charge to the candidate', {
          none: 'None',
          amount: 'An amount',
        })}
        {values.candidate_charge === 'amount' && (
          <TextField
            label="What the candidate pays"
            hint={CHARGE_LAW}
            {...field('candidate_charge_amount')}
          />
        )}
        <SelectField
          label="Employer"
          hint="Visitors see neither the name nor the logo of a confidential employer."
          {...field('employer_confidential')}
        >
          <option value="">Named</option>
          <option value="true">Confidential</option>
        </SelectField>
      </fieldset>
    </details>
  )
}

const CURRENCY_TABLE = Object.fromEntries(CURRENCIES.map((currency) => [currency, currency]))

const OPTIONAL = Object.keys(NO_DETAILS) as (keyof typeof NO_DETAILS)[] // its own keys
