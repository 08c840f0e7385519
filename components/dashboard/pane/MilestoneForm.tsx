'use client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import type { MilestoneJson } from '@/collections/Deployments/shared/json'
import { NOTE_MAX_CHARS } from '@/collections/Deployments/shared/limits'
import { MILESTONES } from '@/collections/Deployments/shared/milestones'
import { type StepValues, stepSchema } from '@/collections/Deployments/shared/schema'
import edit from '@/components/dashboard/shell/EditForm.module.css'
import { TextField } from '@/components/ui/Field'
import { officeDay } from '@/lib/shared/format'
import { PaneForm } from './PaneForm'
import { showErrors } from './showErrors'
import type { Departure } from './useDeparture'

type Props = { milestone: MilestoneJson; onClose: () => void } & Pick<Departure, 'save' | 'isBusy'>

/** Enters when something happened or is planned. A refusal keeps what was typed. */
export const MilestoneForm = ({ milestone, save, isBusy, onClose }: Props) => {
  const { key, planned, done, note } = milestone
  const form = useForm<StepValues>({
    resolver: standardSchemaResolver(stepSchema),
    defaultValues: { milestone: key, planned, done, note },
  })
  const { register, formState, setError } = form
  const error = (name: 'planned' | 'done' | 'note') => formState.errors[name]?.message
  const send = async (values: StepValues) => {
    const errors = await save(values)
    if (errors === null) return onClose()
    showErrors(setError, errors)
  }
  const { label } = MILESTONES[key]
  return (
    <PaneForm label={label} isBusy={isBusy} onClose={onClose} onSubmit={form.handleSubmit(send)}>
      <b>{label}</b>
      <div className={edit.pair}>
        <TextField
          label="Happened on"
          type="date"
          id={`done-${key}`}
          max={officeDay(new Date())}
          autoFocus
          error={error('done')}
          {...register('done')}
        />
        <TextField
          label="Planned for"
          type="date"
          id={`planned-${key}`}
          error={error('planned')}
          {...register('planned')}
        />
      </div>
      <TextField
        label="Note for the office (optional)"
        id={`note-${key}`}
        autoComplete="off"
        maxLength={NOTE_MAX_CHARS}
        error={error('note')}
        {...register('note')}
      />
    </PaneForm>
  )
}
