'use client'
import { type RefObject, useRef } from 'react'
import type { ApplicationDetails, ApplicationJson } from '@/collections/Applications/shared/json'
import { STAGES, type Stage } from '@/collections/Applications/shared/stages'
import type { ReportJson } from '@/collections/Enquiries/shared/json'
import type { PlaceJson } from '@/collections/Interviews/shared/json'
import type { ProposedJson } from '@/collections/Shortlists/shared/json'
import { useOpened } from '@/components/dashboard/pane/useOpened'
import { phpPost } from '@/lib/client/phpClient'

/** Of application.php; a change leaves the places as they are. */
type Opened = ApplicationDetails & {
  interviews?: PlaceJson[]
  shortlists?: ProposedJson[]
  reports?: ReportJson[]
}

type Change = { stage?: Stage; is_starred?: boolean; note?: string }

/**
 * One application and its changes. They show at once and are reverted when they fail; each is sent
 * with the revision that the one before it led to.
 */
export const useApplication = (
  row: ApplicationJson,
  put: (row: ApplicationJson) => void,
  /** Resolves when all changes so far are stored, or refused. */
  sent: RefObject<Promise<unknown>>,
) => {
  /** How many changes are not answered yet. */
  const waiting = useRef(0)
  /** The rows as the server last answered them. */
  const stored = useRef(new Map<number, ApplicationJson>())
  const opened = useOpened<Opened>('application', row.id, ({ application }) => {
    if (waiting.current === 0) put(application)
  })
  const { details, result, said, show, say, perform } = opened

  const post = async (of: ApplicationJson, change: Change): Promise<boolean> => {
    const { revision } = stored.current.get(of.id) ?? of
    const { success, message, application, ...others } = await phpPost<Partial<ApplicationDetails>>(
      'application_update',
      { id: of.id, revision, ...change },
    )
    show(of.id, success ? null : { kind: 'error', text: message })
    if (!application) return false
    stored.current.set(application.id, application)
    // A later change that is not answered yet is on the row already.
    if (waiting.current === 1) put(application)
    opened.change(application.id, (before) => ({ ...before, ...others, application }))
    return true
  }

  /** Resolves to whether the change, or at least its note, is stored. */
  const send = (change: Change): Promise<boolean> => {
    const of = row
    const { note, ...shown } = change
    waiting.current++
    put({ ...of, ...shown, has_note: of.has_note || note !== undefined })
    const sending = perform(() => post(of, change)).then((isStored) => {
      if (!isStored) put(stored.current.get(of.id) ?? of)
      waiting.current--
      return isStored
    })
    sent.current = sending
    return sending
  }

  return {
    details,
    result,
    said,
    reload: opened.reload,
    setStage: (stage: Stage) => {
      say(`Stage: ${STAGES[stage].label}`)
      if (stage !== row.stage) void send({ stage })
    },
    toggleStar: () => {
      say(row.is_starred ? 'Star taken away' : 'Starred')
      void send({ is_starred: !row.is_starred })
    },
    addNote: async (note: string): Promise<boolean> => {
      const isStored = await send({ note })
      if (isStored) say('Note saved')
      return isStored
    },
    setOptedOut: (opted_out: boolean): Promise<boolean> => {
      const sending = opened.setOptedOut(opted_out)
      sent.current = sending
      return sending
    },
  }
}
