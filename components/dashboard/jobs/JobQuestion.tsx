'use client'
import { useAction } from '@/components/dashboard/calls/useAction'
import { ConfirmActions, ConfirmMeaning } from '@/components/dashboard/shell/Confirm'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Notice } from '@/components/ui/Notice'
import { showToast } from '@/components/ui/Toast'
import type { Question } from './questions'

type Props = {
  /** Null closes the dialog. */
  question: Question | null
  onClose: () => void
  onDone: (question: Question) => void
  onFailed: (question: Question) => void
}

/** Asks before something is done with a job. The list shows it only after the server agreed. */
export const JobQuestion = ({ question, onClose, onDone, onFailed }: Props) => {
  const fail = (asked: Question) => {
    showToast('error', asked.failed)
    onFailed(asked)
  }
  const { run, isBusy } = useAction((asked: Question) => asked.send(), { onFailed: fail })

  const confirm = async () => {
    if (!question || isBusy) return
    const answer = await run(question)
    if (answer?.success) {
      showToast('success', question.succeeded)
      onDone(question)
    } else if (answer) fail(question)
    onClose()
  }

  return (
    <Dialog open={question !== null} onClose={onClose} title={question?.title}>
      <p>
        <b>{question?.job.job_title}</b>, {question?.job.company_name}
      </p>
      <ConfirmMeaning>{question?.meaning}</ConfirmMeaning>
      {question?.warning && <Notice kind="error">{question.warning}</Notice>}
      <ConfirmActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="brand" onClick={confirm} disabled={isBusy}>
          {question?.yes}
        </Button>
      </ConfirmActions>
    </Dialog>
  )
}
