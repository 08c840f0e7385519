'use client'
import { useState } from 'react'
import type {
  BroadcastListJson,
  BroadcastOverview,
  BroadcastWhich,
} from '@/collections/BroadcastLists/shared/json'
import { filesFor } from '@/collections/BroadcastLists/shared/json'
import type { CandidateCollection } from '@/collections/PersonalData/shared/personalData'
import { useAction } from '@/components/dashboard/calls/useAction'
import { useCall } from '@/components/dashboard/calls/useCall'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Notice } from '@/components/ui/Notice'
import { phpGet, phpPost } from '@/lib/client/phpClient'
import { counted, wholeNumber } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import styles from './BroadcastDialog.module.css'
import { BroadcastFiles } from './BroadcastFiles'
import { Choices } from './Choices'
import { NewJobs } from './NewJobsText'
import { peopleIn } from './peopleIn'

type Props = {
  open: boolean
  /** The filters of the panel. */
  narrowed: URLSearchParams
  onClose: () => void
  onMade: () => void
}

/** Makes a broadcast list of people who agreed to WhatsApp messages; offers its files and earlier ones. */
export const BroadcastDialog = ({ open, onClose, ...rest }: Props) => (
  <Dialog open={open} onClose={onClose} title="Make a broadcast list">
    <Maker {...rest} />
  </Dialog>
)

const Maker = ({ narrowed, onMade }: Pick<Props, 'narrowed' | 'onMade'>) => {
  const [of, setOf] = useState<CandidateCollection>('registrations')
  const [which, setWhich] = useState<BroadcastWhich>('new')
  const [made, setMade] = useState<BroadcastListJson | null>(null)
  const [message, setMessage] = useState('')
  // The panel's filters apply to registrations only.
  const filters = of === 'registrations' ? Object.fromEntries(narrowed) : {}
  const query = new URLSearchParams({ ...filters, of })
  const { data, hasFailed, reload } = useCall(['broadcast_export', String(query)], () =>
    phpGet<BroadcastOverview>('broadcast_export', query),
  )
  const { run, isBusy } = useAction(
    (body: object) => phpPost<{ list: BroadcastListJson }>('broadcast_export', body),
    { onFailed: () => setMessage(MESSAGES.saveFailed) },
  )

  const make = async () => {
    setMessage('')
    const answer = await run({ of, which, filters })
    if (!answer) return
    if (answer.success) {
      setMade(answer.list)
      onMade()
    } else setMessage(answer.message)
    reload()
  }

  if (hasFailed) {
    return (
      <Notice kind="error">
        The lists could not be loaded. <Button onClick={reload}>Try again</Button>
      </Notice>
    )
  }
  if (!data) return <p role="status">Counting…</p>
  const people = data.count[which]
  const earlier = data.lists.filter(({ number }) => number !== made?.number)
  return (
    <div className={styles.maker}>
      {made ? (
        <>
          <Notice kind="success">
            {made.name} is made: {peopleIn(made.count)}. Save the files on the office phone.
          </Notice>
          <BroadcastFiles list={made} />
          <NewJobs list={made} />
        </>
      ) : (
        <>
          <p className="meta">
            Only people who agreed to WhatsApp messages, each number once. Whoever asked to stop is
            left out.
          </p>
          <Choices
            legend="Who"
            name="of"
            value={of}
            onChoose={setOf}
            options={[
              [
                'registrations',
                narrowed.size > 0 ? 'Registrations, as filtered now' : 'Registrations',
              ],
              ['applications', 'Applicants who agreed'],
            ]}
          />
          <Choices
            legend="Which of them"
            name="which"
            value={which}
            onChoose={setWhich}
            options={[
              ['new', `New ones only (${wholeNumber(data.count.new)})`],
              ['all', `All (${wholeNumber(data.count.all)}), also from earlier lists`],
            ]}
          />
          <p role="status">
            {people === 0 ? (
              'Nobody would be on this list.'
            ) : (
              <>
                This list: <b>{peopleIn(people)}</b> in <b>{filesIn(filesFor(people))}</b>.
              </>
            )}
          </p>
          {message && <Notice kind="error">{message}</Notice>}
          <Button variant="brand" disabled={isBusy || people === 0} onClick={make}>
            {isBusy ? 'Making the list…' : 'Make the list'}
          </Button>
        </>
      )}
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>Earlier lists ({wholeNumber(earlier.length)})</summary>
          <ul>
            {earlier.map((list) => (
              <li key={list.number}>
                <p>
                  <b>{list.name}</b>, {peopleIn(list.count)}
                </p>
                <BroadcastFiles list={list} />
                <NewJobs list={list} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const filesIn = (count: number): string => counted(count, 'file')
