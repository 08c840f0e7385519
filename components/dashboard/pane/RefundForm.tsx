'use client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import type { EntryJson } from '@/collections/Ledger/shared/json'
import { KINDS, PAID_BY } from '@/collections/Ledger/shared/kinds'
import { type RefundValues, refundSchema } from '@/collections/Ledger/shared/schema'
import { minorText } from '@/collections/Tools/charges/shared/money'
import edit from '@/components/dashboard/shell/EditForm.module.css'
import { SelectField, TextField } from '@/components/ui/Field'
import { PaneForm } from './PaneForm'
import { showErrors } from './showErrors'
import type { Money } from './useLedger'

type Props = {
  /** The charge. */
  entry: EntryJson
  onClose: () => void
  onStored: () => void
} & Pick<Money, 'refund' | 'isBusy'>

/** Records money that was paid back: what is due, or else all that is left of the charge. */
export const RefundForm = ({ entry, refund, isBusy, onClose, onStored }: Props) => {
  const rest = entry.net_minor + entry.tax_minor - entry.refunded_minor
  const { register, handleSubmit, formState, setError } = useForm<RefundValues>({
    resolver: standardSchemaResolver(refundSchema),
    defaultValues: {
      sum: minorText(entry.due?.minor ?? rest, entry.currency),
      paid_by: entry.paid_by,
    },
  })
  const error = (name: keyof RefundValues) => formState.errors[name]?.message
  const send = async (values: RefundValues) => {
    const problem = await refund(values, entry)
    if (problem === null) return onStored()
    showErrors(setError, problem.errors)
  }
  return (
    <PaneForm
      label={`Pay back ${entry.number}`}
      isBusy={isBusy}
      save={['Record', 'Recording…']}
      onClose={onClose}
      onSubmit={handleSubmit(send)}
    >
      <b>
        {KINDS[entry.kind].label}, {entry.number}
      </b>
      <div className={edit.pair}>
        <TextField
          label={`Sum with tax, in ${entry.currency}`}
          id="refund-sum"
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          error={error('sum')}
          {...register('sum')}
        />
        <SelectField
          label="Paid back by"
          id="refund-paid-by"
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
    </PaneForm>
  )
}
