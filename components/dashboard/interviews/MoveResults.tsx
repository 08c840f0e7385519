'use client'
import { Undo2 } from 'lucide'
import { useState } from 'react'
import type { SeatJson } from '@/collections/Interviews/shared/json'
import { useSend } from '@/components/dashboard/calls/useSend'
import { ConfirmActions, ConfirmMeaning } from '@/components/dashboard/shell/Confirm'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import styles from './Interview.module.css'
import { seatsToMove } from './presses'

type Props = {
  id: number
  seats: readonly SeatJson[]
  /** Presses of the door are not sent yet. */
  isWaiting: boolean
  onMoved: () => void
}

/** Moves the applications as the results say, after staff confirmed it; and back. */
export const MoveResults = ({ id, seats, isWaiting, onMoved }: Props) => {
  const [isAsking, setIsAsking] = useState(false)
  const [moved, setMoved] = useState<{ text: string; batches: string[] } | null>(null)
  const { send, isSending } = useSend()
  const { selected, rejected } = seatsToMove(seats)
  const hold = seats.filter(({ result }) => result === 'hold').length
  const count = selected.length + rejected.length

  const move = async () => {
    const answer = await send<Moved>('interview_update', {
      id,
      action: 'apply_results',
      seats: [...selected, ...rejected].map((seat) => seat.id),
      expected: { selected: selected.length, rejected: rejected.length },
    })
    setIsAsking(false)
    if (!answer) return
    setMoved({ text: answer.message, batches: answer.batches })
    onMoved()
  }
  const undo = async () => {
    const said: string[] = []
    const left: string[] = []
    for (const batch of moved?.batches ?? []) {
      const answer = await send('application_update', { undo: batch })
      if (answer) said.push(answer.message)
      else left.push(batch)
    }
    if (said.length > 0) setMoved({ text: said.join(' '), batches: left })
    onMoved()
  }

  return (
    <>
      {moved && (
        <Notice kind="success">
          <span className={styles.moved}>
            {moved.text}
            {moved.batches.length > 0 && (
              <Button size="small" disabled={isSending} onClick={undo}>
                <Icon of={Undo2} />
                Undo
              </Button>
            )}
          </span>
        </Notice>
      )}
      {count > 0 && (
        <p className={styles.results}>
          <span className="num">
            Results not moved yet: {selected.length} yes, {rejected.length} no
            {hold > 0 && `, ${hold} on hold`}
          </span>
          <Button size="small" disabled={isWaiting || isSending} onClick={() => setIsAsking(true)}>
            Move results
          </Button>
        </p>
      )}
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title="Move the results?">
        <p>
          <b className="num">
            {selected.length} to Selected, {rejected.length} to Rejected.
          </b>
        </p>
        <ConfirmMeaning>
          {hold > 0 ? `${hold} on hold stay where they are. ` : ''}
          The status page shows it to the candidates at once. Nobody gets a mail. You can undo it.
        </ConfirmMeaning>
        <ConfirmActions>
          <Button onClick={() => setIsAsking(false)}>Cancel</Button>
          <Button variant="brand" disabled={isSending} onClick={move}>
            {isSending ? 'Moving…' : 'Move'}
          </Button>
        </ConfirmActions>
      </Dialog>
    </>
  )
}

type Moved = { batches: string[] }
