'use client'
import { useState } from 'react'
import { ConfirmActions, ConfirmMeaning } from '@/components/dashboard/shell/Confirm'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'

type Props = { isBusy: boolean; onRemove: () => Promise<void> }

/** Removes the sample jobs, after a question: nothing brings them back. */
export const RemoveSamples = ({ isBusy, onRemove }: Props) => {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button size="small" disabled={isBusy} onClick={() => setAsking(true)}>
        Remove them
      </Button>
      <Dialog open={isAsking} onClose={close} title="Remove all sample jobs?">
        <ConfirmMeaning>
          They disappear from the site at once, and cannot be brought back. Jobs that you posted
          stay.
        </ConfirmMeaning>
        <ConfirmActions>
          <Button onClick={close}>Cancel</Button>
          <Button variant="brand" disabled={isBusy} onClick={() => onRemove().then(close)}>
            Remove
          </Button>
        </ConfirmActions>
      </Dialog>
    </>
  )
}
