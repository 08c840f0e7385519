'use client'
import { ConfirmActions } from '@/components/dashboard/shell/Confirm'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'

type Props = {
  /** Null closes the dialog. */
  question: string | null
  onClose: () => void
  onAnswer: (tell: boolean) => void
}

/** People are invited already: whether they get a mail about the change. */
export const TellDialog = ({ question, onClose, onAnswer }: Props) => (
  <Dialog open={question !== null} onClose={onClose} title="Tell the invited people?">
    <p>{question}</p>
    <ConfirmActions>
      <Button onClick={() => onAnswer(false)}>Save, tell nobody</Button>
      <Button variant="brand" onClick={() => onAnswer(true)}>
        Save and tell them
      </Button>
    </ConfirmActions>
  </Dialog>
)
