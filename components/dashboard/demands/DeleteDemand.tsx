'use client'
import type { DemandJson } from '@/collections/Demands/shared/json'
import { useSend } from '@/components/dashboard/calls/useSend'
import { ConfirmActions, ConfirmMeaning } from '@/components/dashboard/shell/Confirm'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'

type Props = {
  /** Null closes the dialog. */
  demand: DemandJson | null
  onClose: () => void
  onDone: (message: string) => void
}

/** Asks before a demand is deleted. The server refuses one that a job belongs to. */
export const DeleteDemand = ({ demand, onClose, onDone }: Props) => {
  const { send, isSending } = useSend()
  const remove = async () => {
    if (!demand) return
    const answer = await send('demand_delete', { id: demand.id })
    if (answer) onDone(answer.message)
    onClose()
  }
  return (
    <Dialog open={demand !== null} onClose={onClose} title="Delete this demand?">
      <p>
        <b>{demand?.employer}</b>, {demand?.number}
      </p>
      <ConfirmMeaning>It is gone at once, with its trades. This cannot be undone.</ConfirmMeaning>
      <ConfirmActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="brand" disabled={isSending} onClick={remove}>
          Delete it
        </Button>
      </ConfirmActions>
    </Dialog>
  )
}
