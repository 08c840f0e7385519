'use client'
import { Undo2 } from 'lucide'
import { useState } from 'react'
import type { DepartureRowJson } from '@/collections/Deployments/shared/json'
import { MILESTONES } from '@/collections/Deployments/shared/milestones'
import { type Result, resultOf, useAction } from '@/components/dashboard/calls/useAction'
import { SelectBar } from '@/components/dashboard/list/SelectBar'
import type { Selection } from '@/components/dashboard/list/useSelection'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Notice } from '@/components/ui/Notice'
import { phpPost } from '@/lib/client/phpClient'
import { officeDay } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './Departures.module.css'

type Props = {
  people: DepartureRowJson[]
  total: number
  selection: Selection
  onDone: () => void
}

/** Enters one milestone for all selected people, and takes it back. */
export const BulkStep = ({ people, total, selection, onDone }: Props) => {
  const [milestone, setMilestone] = useState('')
  const [done, setDone] = useState(() => officeDay(new Date()))
  const [result, setResult] = useState<(Result & { batch?: string }) | null>(null)
  const { run, isBusy } = useAction(
    (body: object) => phpPost<{ batch?: string }>('departure_save', body),
    { onFailed: () => setResult({ kind: 'error', text: MESSAGES.saveFailed }) },
  )
  const send = async (body: object) => {
    const answer = await run(body)
    if (!answer) return
    setResult({ ...resultOf(answer), batch: answer.batch })
    if (answer.success) onDone()
  }
  return (
    <>
      <SelectBar
        label="People on the way"
        nouns={['person on the way', 'people on the way']}
        shown={people.map(({ id }) => id)}
        total={total}
        selection={selection}
        actions={
          <span className={styles.bulk}>
            <select
              aria-label="What happened"
              value={milestone}
              onChange={({ target }) => setMilestone(target.value)}
            >
              <option value="">What happened…</option>
              {Object.entries(MILESTONES).map(([key, { label }]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
            <input
              type="date"
              aria-label="On which day"
              value={done}
              max={officeDay(new Date())}
              onChange={({ target }) => setDone(target.value)}
            />
            <Button
              size="small"
              variant="brand"
              disabled={milestone === '' || done === '' || isBusy}
              onClick={() => send({ ids: [...selection.ids], milestone, done })}
            >
              {isBusy ? 'Saving…' : 'Enter for all'}
            </Button>
          </span>
        }
      />
      {result && (
        <Notice kind={result.kind}>
          {result.text}{' '}
          {result.batch && (
            <Button
              size="small"
              disabled={isBusy}
              onClick={() => result.batch && send({ undo: result.batch })}
            >
              <Icon of={Undo2} />
              Undo
            </Button>
          )}
        </Notice>
      )}
    </>
  )
}
