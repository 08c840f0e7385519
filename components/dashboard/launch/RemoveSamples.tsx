'use client'
import { useState } from 'react'
import type { LaunchPoint } from '@/collections/Launch/shared/points'
import { ConfirmActions, ConfirmMeaning } from '@/components/dashboard/shell/Confirm'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'

/** The points whose samples can be removed at once: the action of launch.php, and what it means. */
const SAMPLES = {
  sample_jobs: {
    action: 'remove-samples',
    title: 'Remove all sample jobs?',
    meaning:
      'They disappear from the site at once, and cannot be brought back. Jobs that you posted stay.',
  },
  clients: {
    action: 'remove-sample-logos',
    title: 'Remove all sample logos?',
    meaning:
      'They disappear from the home page at once. Logos that you put in stay; without one the section is not shown.',
  },
} as const

type Props = {
  point: LaunchPoint
  isBusy: boolean
  onAct: (body: object) => Promise<void>
}

/** Removes the samples that a point is about, after a question; nothing for other points. */
export const RemoveSamples = ({ point: { key, state }, isBusy, onAct }: Props) => {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  if (state !== 'todo' || (key !== 'sample_jobs' && key !== 'clients')) return null
  const { action, title, meaning } = SAMPLES[key]
  return (
    <>
      <Button size="small" disabled={isBusy} onClick={() => setAsking(true)}>
        Remove them
      </Button>
      <Dialog open={isAsking} onClose={close} title={title}>
        <ConfirmMeaning>{meaning}</ConfirmMeaning>
        <ConfirmActions>
          <Button onClick={close}>Cancel</Button>
          <Button variant="brand" disabled={isBusy} onClick={() => onAct({ action }).then(close)}>
            Remove
          </Button>
        </ConfirmActions>
      </Dialog>
    </>
  )
}
