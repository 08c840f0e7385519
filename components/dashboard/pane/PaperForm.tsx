'use client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PAPER_NUMBER_MAX_CHARS, PAPERS, type PaperJson } from '@/collections/Papers/shared/papers'
import { linesProblem, readPassportLines } from '@/collections/Papers/shared/passportLines'
import { type PaperValues, paperSchema } from '@/collections/Papers/shared/schema'
import edit from '@/components/dashboard/shell/EditForm.module.css'
import { Button } from '@/components/ui/Button'
import { TextAreaField, TextField } from '@/components/ui/Field'
import { PaneForm } from './PaneForm'
import { PaperKindField } from './PaperKindField'
import { showErrors } from './showErrors'
import type { Papers } from './usePapers'

type Props = {
  /** Null: a new one. */
  paper: PaperJson | null
  onClose: () => void
  onStored: () => void
} & Pick<Papers, 'save' | 'remove' | 'isBusy'>

/** Adds or changes a paper. A refusal keeps what was typed. */
export const PaperForm = ({ paper, save, remove, isBusy, onClose, onStored }: Props) => {
  const form = useForm<PaperValues>({
    resolver: standardSchemaResolver(paperSchema),
    defaultValues: {
      ...{ kind: paper?.kind ?? 'passport', number: '' },
      ...{ issued_on: paper?.issued_on ?? '', last_day: paper?.last_day ?? '' },
    },
  })
  const { register, formState, setError, setValue, watch } = form
  const error = (name: keyof PaperValues) => formState.errors[name]?.message
  const [linesError, setLinesError] = useState('')
  const readLines = (text: string) => {
    const read = readPassportLines(text)
    setLinesError(text.trim() === '' || read.ok ? '' : linesProblem(read))
    if (!read.ok) return
    setValue('number', read.number, { shouldDirty: true })
    setValue('last_day', read.last_day, { shouldDirty: true })
  }
  const send = async (values: PaperValues) => {
    const errors = await save(values, paper)
    if (errors === null) return onStored()
    showErrors(setError, errors)
  }
  return (
    <PaneForm
      label={paper ? `Change: ${PAPERS[paper.kind]}` : 'Add a paper'}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={form.handleSubmit(send)}
      more={
        paper && (
          <Button
            size="small"
            disabled={isBusy}
            onClick={async () => {
              if (await remove(paper)) onStored()
            }}
          >
            Delete this paper
          </Button>
        )
      }
    >
      <PaperKindField
        stored={paper?.kind ?? null}
        label="Kind"
        id="paper-kind"
        error={error('kind')}
        {...register('kind')}
      />
      {watch('kind') === 'passport' && (
        <TextAreaField
          label="The two lines at the foot of the photo page (optional)"
          hint="They fill the number and the last day, and are not stored."
          name="paper-lines"
          rows={2}
          autoComplete="off"
          spellCheck={false}
          error={linesError}
          onBlur={({ target }) => readLines(target.value)}
        />
      )}
      <TextField
        label={paper?.number_end ? 'New number (empty: it stays as it is)' : 'Number (optional)'}
        id="paper-number"
        autoComplete="off"
        spellCheck={false}
        maxLength={PAPER_NUMBER_MAX_CHARS}
        error={error('number')}
        {...register('number')}
      />
      <div className={edit.pair}>
        <TextField
          label="Issued on (optional)"
          type="date"
          id="paper-issued"
          error={error('issued_on')}
          {...register('issued_on')}
        />
        <TextField
          label="Last day (optional)"
          type="date"
          id="paper-last"
          error={error('last_day')}
          {...register('last_day')}
        />
      </div>
    </PaneForm>
  )
}
