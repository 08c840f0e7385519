'use client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { type CopyJson, REASONS } from '@/collections/Papers/shared/copies'
import { type CopyAskValues, copyAskFormSchema } from '@/collections/Papers/shared/copySchema'
import { PAPERS } from '@/collections/Papers/shared/papers'
import { SelectField } from '@/components/ui/Field'
import { PaneForm } from './PaneForm'
import { PaperKindField } from './PaperKindField'
import { showErrors } from './showErrors'
import type { Copies } from './useCopies'

type Props = {
  /** The copy that is asked for again; null: a first one. */
  copy: CopyJson | null
  onClose: () => void
} & Pick<Copies, 'ask' | 'isBusy'>

/** Asks for a copy of a paper, by a mail with the link of the person's page. */
export const CopyAskForm = ({ copy, ask, isBusy, onClose }: Props) => {
  const { register, handleSubmit, formState, setError } = useForm<CopyAskValues>({
    resolver: standardSchemaResolver(copyAskFormSchema),
    defaultValues: {
      kind: copy?.kind ?? 'passport',
      reason: copy?.state === 'received' ? 'unreadable' : (copy?.reason ?? 'first'),
    },
  })
  const error = (name: keyof CopyAskValues) => formState.errors[name]?.message
  const send = async (values: CopyAskValues) => {
    const errors = await ask(values)
    if (errors === null) return onClose()
    showErrors(setError, errors)
  }
  return (
    <PaneForm
      label={copy ? `Ask again: ${PAPERS[copy.kind]}` : 'Ask for a copy'}
      isBusy={isBusy}
      save={['Ask by mail', 'Asking…']}
      onClose={onClose}
      onSubmit={handleSubmit(send)}
    >
      <PaperKindField
        stored={copy?.kind ?? null}
        label="Paper"
        id="copy-kind"
        error={error('kind')}
        {...register('kind')}
      />
      <SelectField
        label="Why"
        id="copy-reason"
        autoFocus={copy !== null}
        error={error('reason')}
        {...register('reason')}
      >
        {Object.entries(REASONS).map(([reason, label]) => (
          <option key={reason} value={reason}>
            {label}
          </option>
        ))}
      </SelectField>
      <p className="meta">
        The person gets a mail with the link of the own page, and can send it for 14 days. A copy
        that arrives replaces the one before.
      </p>
    </PaneForm>
  )
}
