'use client'
import { useState } from 'react'
import { dayWords } from '@/collections/Demands/shared/words'
import type { CopyJson } from '@/collections/Papers/shared/copies'
import { PAPERS } from '@/collections/Papers/shared/papers'
import { Notice } from '@/components/ui/Notice'
import { fileSize, officeDateTime } from '@/lib/shared/format'
import { CopyAskForm } from './CopyAskForm'
import { CopyView } from './CopyView'
import steps from './DepartureSteps.module.css'
import styles from './PanePapers.module.css'
import { useCopies } from './useCopies'
import { usePaneFocus } from './usePaneFocus'

type Props = {
  /** Of the application. */
  id: number
  isOver: boolean
  copies: readonly CopyJson[]
  onCopies: (copies: CopyJson[]) => void
}

const ASK_ID = 'copy-ask'

/** Copies of papers: those that were asked for, and those that are there. */
export const PaneCopies = ({ id, isOver, copies, onCopies }: Props) => {
  const { result, isBusy, ask, open, remove } = useCopies(id, onCopies)
  const [asking, setAsking] = useState<CopyJson | 'new' | null>(null)
  const [shown, setShown] = useState<{ copy: CopyJson; file: Blob } | null>(null)
  const willFocus = usePaneFocus(asking !== null || shown !== null)
  const close = () => {
    willFocus(asking === null || asking === 'new' ? ASK_ID : `copy-again-${asking.id}`)
    setAsking(null)
  }
  const show = async (copy: CopyJson) => {
    const file = await open(copy)
    if (!file) return
    setShown({ copy, file })
    onCopies(copies.map((one) => (one.id === copy.id ? { ...one, is_seen: true } : one)))
  }
  const drop = async (copy: CopyJson) => {
    if (!(await remove(copy))) return
    if (shown?.copy.id === copy.id) setShown(null)
    document.getElementById(ASK_ID)?.focus()
  }
  return (
    <section className={styles.copies} aria-label="Copies of papers">
      <div className={steps.head}>
        <h3>Copies</h3>
        {!isOver && (
          <button
            id={ASK_ID}
            type="button"
            className="link no-print"
            onClick={() => setAsking('new')}
          >
            Ask for a copy
          </button>
        )}
      </div>
      {result && <Notice kind={result.kind}>{result.text}</Notice>}
      {asking && (
        <CopyAskForm
          key={asking === 'new' ? 'new' : asking.id}
          copy={asking === 'new' ? null : asking}
          {...{ ask, isBusy }}
          onClose={close}
        />
      )}
      {copies.length === 0 ? (
        <p className={`meta ${styles.none}`}>No copies. Ask only for what is needed.</p>
      ) : (
        <ul className={styles.copyList}>
          {copies.map((copy) => (
            <li key={copy.id} data-state={copy.state}>
              <div>
                <b>{PAPERS[copy.kind]}</b>
                <span className={styles.by}>{stateWords(copy)}</span>
              </div>
              <span className={`no-print ${styles.actions}`}>
                {copy.state === 'received' && (
                  <Action id={`copy-open-${copy.id}`} {...{ copy, isBusy }} onClick={show}>
                    Open
                  </Action>
                )}
                {copy.state !== 'asked' && !isOver && (
                  <Action id={`copy-again-${copy.id}`} {...{ copy, isBusy }} onClick={setAsking}>
                    Ask again
                  </Action>
                )}
                <Action id={`copy-drop-${copy.id}`} {...{ copy, isBusy }} onClick={drop}>
                  {copy.state === 'received' ? 'Delete' : 'Take back'}
                </Action>
              </span>
            </li>
          ))}
        </ul>
      )}
      {shown && (
        <CopyView
          key={shown.copy.id}
          {...shown}
          onClose={() => {
            willFocus(`copy-open-${shown.copy.id}`)
            setShown(null)
          }}
        />
      )}
      {copies.length > 0 && (
        <p className="meta">
          Opening a copy is written in the audit trail. Copies are deleted 30 days after the
          departure or the end of the way.
        </p>
      )}
    </section>
  )
}

const stateWords = ({ state, asked_at, expires_on, received_at, size, is_seen }: CopyJson) => {
  if (state === 'expired') return `not sent until ${dayWords(expires_on)}`
  if (state === 'asked') {
    return `asked on ${officeDateTime(asked_at)}, to be sent until ${dayWords(expires_on)}`
  }
  const when = `received on ${officeDateTime(received_at ?? '')}, ${fileSize(size ?? 0)}`
  return is_seen ? when : `${when}, not opened yet`
}

type ActionProps = {
  id: string
  copy: CopyJson
  isBusy: boolean
  onClick: (copy: CopyJson) => unknown
  children: string
}

const Action = ({ id, copy, isBusy, onClick, children }: ActionProps) => (
  <button
    id={id}
    type="button"
    className="link"
    aria-label={`${children}: copy of ${PAPERS[copy.kind]}`}
    disabled={isBusy}
    onClick={() => void onClick(copy)}
  >
    {children}
  </button>
)
