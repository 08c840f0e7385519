'use client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ChargeRefusalJson, LimitJson } from '@/collections/Ledger/shared/json'
import { KINDS, PAID_BY } from '@/collections/Ledger/shared/kinds'
import { REFUND_DAYS } from '@/collections/Ledger/shared/limits'
import { BILL_MAX_CHARS, type ChargeValues, chargeSchema } from '@/collections/Ledger/shared/schema'
import edit from '@/components/dashboard/shell/EditForm.module.css'
import { Button } from '@/components/ui/Button'
import { SelectField, TextField } from '@/components/ui/Field'
import { MoneyBar } from './MoneyBar'
import { PaneForm } from './PaneForm'
import styles from './PaneMoney.module.css'
import { showErrors } from './showErrors'
import type { Money } from './useLedger'

type Props = {
  limit: LimitJson
  onClose: () => void
  onStored: () => void
} & Pick<Money, 'charge' | 'isBusy'>

/**
 * Records money that came in. What the rules forbid is refused with the reason; staff can then say that the
 * money is here all the same, which makes a refund due. What was typed stays.
 */
export const ChargeForm = ({ limit: { currency }, charge, isBusy, onClose, onStored }: Props) => {
  const { register, handleSubmit, formState, setError, watch } = useForm<ChargeValues>({
    resolver: standardSchemaResolver(chargeSchema),
    defaultValues: { kind: 'service', sum: '', paid_by: 'bank', bill: '' },
  })
  const [refusal, setRefusal] = useState<ChargeRefusalJson | null>(null)
  const error = (name: keyof ChargeValues) => formState.errors[name]?.message
  const { side } = KINDS[watch('kind')]
  const send = (isHere: boolean) => async (values: ChargeValues) => {
    const problem = await charge(values, isHere)
    if (problem === null) return onStored()
    // Without an answer what was refused before stays.
    if (problem.isAnswered) setRefusal(problem.refusal)
    showErrors(setError, problem.errors)
  }
  return (
    <PaneForm
      label="Record a charge"
      isBusy={isBusy}
      save={['Record', 'Recording…']}
      onClose={onClose}
      // What is typed anew was not refused yet.
      onChange={() => setRefusal(null)}
      onSubmit={handleSubmit(send(false))}
    >
      {refusal && (
        <Refusal refusal={refusal} currency={currency}>
          <Button size="small" variant="brand" onClick={onClose}>
            Close, issue nothing
          </Button>
          <Button size="small" disabled={isBusy} onClick={handleSubmit(send(true))}>
            The money is already here
          </Button>
        </Refusal>
      )}
      <div className={edit.pair}>
        <SelectField
          label="What for"
          id="charge-kind"
          autoFocus
          error={error('kind')}
          {...register('kind')}
        >
          {Object.entries(KINDS).map(([kind, { label }]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </SelectField>
        <div className={styles.side}>
          <label htmlFor="charge-side">Where it counts</label>
          <output id="charge-side">
            {side === 'inside' ? 'Inside the limit' : 'Outside, against a bill'}
          </output>
        </div>
      </div>
      <div className={edit.pair}>
        <TextField
          label={`Sum without ${currency === 'INR' ? 'GST' : 'tax'}, in ${currency}`}
          id="charge-sum"
          inputMode="decimal"
          autoComplete="off"
          error={error('sum')}
          {...register('sum')}
        />
        <SelectField
          label="Paid by"
          id="charge-paid-by"
          error={error('paid_by')}
          {...register('paid_by')}
        >
          {Object.entries(PAID_BY).map(([way, label]) => (
            <option key={way} value={way}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      {side === 'outside' && (
        <TextField
          label="Number of the bill"
          hint="Of the embassy, clinic, airline or landlord that the candidate pays through us."
          id="charge-bill"
          autoComplete="off"
          maxLength={BILL_MAX_CHARS}
          error={error('bill')}
          {...register('bill')}
        />
      )}
    </PaneForm>
  )
}

type RefusalProps = {
  refusal: ChargeRefusalJson
  currency: string
  children: ReactNode
}

const Refusal = ({ refusal: { title, text, bar }, currency, children }: RefusalProps) => {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section ref={box} className={styles.refusal} aria-label={title} tabIndex={-1}>
      <h4>{title}</h4>
      <p>{text}</p>
      {bar && (
        <MoneyBar
          currency={currency}
          parts={[
            { kind: 'taken', minor: bar.allowed_minor, words: 'allowed' },
            { kind: 'notPromised', minor: bar.not_promised_minor, words: 'not promised' },
            { kind: 'over', minor: bar.over_law_minor, words: 'over the law' },
          ]}
        />
      )}
      <p className="meta">
        “Already here” makes a receipt that says that money has to be paid back within {REFUND_DAYS}{' '}
        days. The candidate sees it at once, and the other admins get a mail. This try is in the
        audit trail.
      </p>
      <span className={styles.choices}>{children}</span>
    </section>
  )
}
