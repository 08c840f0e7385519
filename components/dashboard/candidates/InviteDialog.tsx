'use client'
import { Dialog } from '@/components/ui/Dialog'
import { InviteForm } from './InviteForm'

/** Who is invited: applications, and the job when they are all of one. */
export type Invited = { ids: readonly number[]; job_id?: number }

type Props = {
  /** Null while the dialog is closed. */
  invited: Invited | null
  onClose: () => void
  /** Some of them have a place now. */
  onDone: () => void
}

/** Invites applicants to a day that is planned: which day, which hour, told by mail or not. */
export const InviteDialog = ({ invited, onClose, onDone }: Props) => (
  <Dialog open={invited !== null} onClose={onClose} title="Invite to an interview">
    {invited && <InviteForm {...invited} onDone={onDone} />}
  </Dialog>
)
