'use client'
import type { ApplicationJson } from '@/collections/Applications/shared/json'
import { Dialog } from '@/components/ui/Dialog'
import { ProposeForm } from './ProposeForm'

type Props = {
  /** The chosen applicants; null while the dialog is closed. */
  people: ApplicationJson[] | null
  onClose: () => void
  onDone: () => void
}

/** Proposes applicants of one job to a company: to whom, until when, with how many years of work. */
export const ProposeDialog = ({ people, onClose, onDone }: Props) => (
  <Dialog open={people !== null} onClose={onClose} title="Show to the employer">
    {people && <ProposeForm people={people} onDone={onDone} />}
  </Dialog>
)
