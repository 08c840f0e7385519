'use client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { InterviewDetailsJson } from '@/collections/Interviews/shared/json'
import { type InterviewValues, interviewSchema } from '@/collections/Interviews/shared/schema'
import { useAction } from '@/components/dashboard/calls/useAction'
import { useActionKey } from '@/components/dashboard/calls/useActionKey'
import { useRefusal } from '@/components/dashboard/list/useRefusal'
import edit from '@/components/dashboard/shell/EditForm.module.css'
import { PanelHead } from '@/components/dashboard/shell/PanelHead'
import { ErrorSummary } from '@/components/forms/submit/ErrorSummary'
import { Button } from '@/components/ui/Button'
import { showToast } from '@/components/ui/Toast'
import { phpPost } from '@/lib/client/phpClient'
import { MESSAGES } from '@/lib/shared/messages'
import { PlanFields } from './PlanFields'
import { SlotsField } from './SlotsField'
import { TellDialog } from './TellDialog'

type Props = {
  /** The day to change; without it a new one is planned. */
  interview?: InterviewDetailsJson
  onSaved: (id: number) => void
  onCancel: () => void
}

/** Plans a day, or changes one. A failure keeps what was typed. */
export const PlanForm = ({ interview, onSaved, onCancel }: Props) => {
  const title = interview ? 'Change the day' : 'Plan a day'
  const form = useForm<InterviewValues>({
    resolver: standardSchemaResolver(interviewSchema),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: interview ? valuesOf(interview) : EMPTY,
  })
  const { refusal, refused, cleared } = useRefusal(form)
  /** What the server asks before it stores a change that invited people should know of. */
  const [asked, setAsked] = useState<{ text: string; values: InterviewValues } | null>(null)
  const { run, isBusy } = useAction(
    (body: object) => phpPost<{ id?: number }>('interview_save', body),
    { onFailed: () => refused(MESSAGES.saveFailed) },
  )

  const { keyOf, answered } = useActionKey()
  const save = async (values: InterviewValues, tell?: boolean) => {
    setAsked(null)
    const message_id = keyOf(JSON.stringify(values))
    const answer = await run({ ...values, id: interview?.id, tell, message_id })
    if (!answer) return
    const { success, message, errors, needs, id } = answer
    if (needs === 'tell') return setAsked({ text: message, values })
    answered()
    if (!success || id === undefined) return refused(message, errors)
    cleared()
    showToast('success', message)
    onSaved(id)
  }

  return (
    <>
      <PanelHead title={title} />
      <form
        className={edit.form}
        noValidate
        aria-label={title}
        onSubmit={form.handleSubmit(
          (values) => save(values),
          () => refused(),
        )}
      >
        <ErrorSummary {...refusal} />
        <PlanFields form={form} job={interview} />
        <SlotsField form={form} />
        <div className={edit.actions}>
          <Button type="submit" variant="brand" disabled={isBusy}>
            {isBusy ? 'Saving…' : interview ? 'Save the changes' : 'Plan this day'}
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </form>
      <TellDialog
        question={asked?.text ?? null}
        onClose={() => setAsked(null)}
        onAnswer={(tell) => asked && void save(asked.values, tell)}
      />
    </>
  )
}

const EMPTY: InterviewValues = {
  job: '',
  kind: 'interview',
  day: '',
  answer_until: '',
  place: '',
  address: '',
  map_url: '',
  bring: ['passport', 'resume'],
  note: '',
  slots: [],
}

const valuesOf = (interview: InterviewDetailsJson): InterviewValues => ({
  job: String(interview.job_id),
  kind: interview.kind,
  day: interview.day,
  answer_until: interview.answer_until,
  place: interview.place,
  address: interview.address,
  map_url: interview.map_url,
  bring: interview.bring,
  note: interview.note,
  slots: interview.slots.map(({ time, places }) => ({ time, places })),
})
