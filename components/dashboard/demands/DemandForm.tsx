'use client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { DemandJson } from '@/collections/Demands/shared/json'
import { type DemandValues, demandSchema } from '@/collections/Demands/shared/schema'
import { stateSentence } from '@/collections/Demands/shared/words'
import { useAction } from '@/components/dashboard/calls/useAction'
import { useActionKey } from '@/components/dashboard/calls/useActionKey'
import { useRefusal } from '@/components/dashboard/list/useRefusal'
import edit from '@/components/dashboard/shell/EditForm.module.css'
import { PanelHead } from '@/components/dashboard/shell/PanelHead'
import { ErrorSummary } from '@/components/forms/submit/ErrorSummary'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { showToast } from '@/components/ui/Toast'
import { phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'
import { DemandFields } from './DemandFields'
import { LinesField } from './LinesField'
import { sumOf } from './places'

type Props = {
  /** The demand to change; without it a new one is made. */
  demand?: DemandJson
  onDone: () => void
  /** Shows the demand as somebody else has changed it meanwhile. */
  onStale?: () => void
}

/** Makes a demand, or changes one. A failure keeps what was typed. */
export const DemandForm = ({ demand, onDone, onStale }: Props) => {
  const title = demand ? 'Change the demand' : 'Add a demand'
  const form = useForm<DemandValues>({
    resolver: standardSchemaResolver(demandSchema),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: demand ? valuesOf(demand) : EMPTY,
  })
  const { refusal, refused, cleared } = useRefusal(form)
  const [isStale, setIsStale] = useState(false)
  const { keyOf, answered } = useActionKey()
  const { run, isBusy } = useAction((body: object) => phpPost('demand_save', body), {
    onFailed: () => refused(MESSAGES.saveFailed),
  })

  const save = async (values: DemandValues) => {
    const { id, changed_at } = demand ?? {}
    const which = demand ? { id, changed_at } : { key: keyOf(JSON.stringify(values)) }
    const answer = await run({ ...values, ...which })
    if (!answer) return
    answered()
    setIsStale(answer.message === MESSAGES.editConflict)
    if (!answer.success) return refused(answer.message, answer.errors)
    cleared()
    showToast('success', answer.message)
    onDone()
  }

  const warning = demand && stateSentence({ ...demand, headcount: sumOf(demand.lines).headcount })
  return (
    <>
      <PanelHead title={title} />
      {warning && <Notice kind="error">{warning}</Notice>}
      <form
        className={edit.form}
        noValidate
        aria-label={title}
        onSubmit={form.handleSubmit(save, () => refused())}
      >
        <ErrorSummary {...refusal} />
        {isStale && (
          <p>
            <Button size="small" onClick={onStale}>
              Show it as it is now
            </Button>
          </p>
        )}
        <DemandFields form={form} country={demand} />
        <LinesField form={form} stored={demand?.lines ?? []} />
        <div className={edit.actions}>
          <Button type="submit" variant="brand" disabled={isBusy}>
            {isBusy ? 'Saving…' : demand ? 'Save the changes' : 'Save this demand'}
          </Button>
          <Button onClick={onDone}>Cancel</Button>
        </div>
      </form>
    </>
  )
}

const EMPTY: DemandValues = {
  employer: '',
  confidential: false,
  country: '',
  number: '',
  issued_on: '',
  valid_until: '',
  letter_held: false,
  letter_until: '',
  attorney_held: false,
  attorney_until: '',
  lines: [{ trade: '', headcount: '' }],
}

const valuesOf = ({ country_id, lines, ...demand }: DemandJson): DemandValues => ({
  employer: demand.employer,
  confidential: demand.confidential,
  country: String(country_id),
  number: demand.number,
  issued_on: demand.issued_on,
  valid_until: demand.valid_until,
  letter_held: demand.letter_held,
  letter_until: demand.letter_until,
  attorney_held: demand.attorney_held,
  attorney_until: demand.attorney_until,
  lines: lines.map(({ id, trade, headcount }) => ({ id, trade, headcount: String(headcount) })),
})
