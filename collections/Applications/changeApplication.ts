import type { Payload } from 'payload'
import { addMoves, addNote } from '@/collections/Activities/activities'
import { record } from '@/collections/Audit/record'
import type { Application, User } from '@/collections/payload-types'
import { type Answer, refuse, succeed } from '@/lib/server/answers'
import { inTurn } from '@/lib/server/inTurn'
import { changeRows } from '@/lib/server/rows'
import { applicationDetails, findApplication, markSeen } from './openApplication'
import { STAGES, type Stage } from './stages'
import type { OneUpdate } from './updateSchema'

const UNKNOWN = 'This applicant is no longer on the list.'

/**
 * application_update.php for one application. A note or a star is always kept; a stage only when
 * nobody changed it since the caller looked (`revision`). The answer has the row as it is now.
 */
export const changeApplication = (
  payload: Payload,
  user: User,
  change: OneUpdate,
): Promise<Answer> =>
  inTurn(`application:${change.id}`, async () => {
    const application = await findApplication(payload, change.id)
    if (!application) return refuse(UNKNOWN)
    await markSeen(payload, application)
    const { id, note, is_starred, stage } = change
    const owner = { collection: 'applications', id } as const
    const done: string[] = []
    if (note !== undefined) {
      await addNote(payload, owner, { text: note, by: user })
      done.push('note')
    }
    if (is_starred !== undefined) {
      await changeRows(payload, { collection: 'applications', ids: [id], set: { is_starred } })
      done.push(is_starred ? 'star' : 'star off')
    }
    const isMoved = stage === undefined || (await move(payload, user, application, change, stage))
    if (stage && isMoved) done.push(`stage ${application.stage} > ${stage}`)
    if (done.length > 0) {
      const detail = done.join(', ')
      await record(payload, {
        by: user,
        action: 'change',
        subject: 'applications',
        subject_id: id,
        detail,
      })
    }
    return answer(payload, id, isMoved, note !== undefined)
  })

/** Whether the application is at the stage now: it was there already, or nobody was faster. */
const move = async (
  payload: Payload,
  user: User,
  { id, stage: from }: Application,
  { revision }: OneUpdate,
  stage: Stage,
): Promise<boolean> => {
  if (from === stage) return true
  const moved = await changeRows(payload, {
    collection: 'applications',
    ids: [id],
    set: { stage, stage_at: new Date().toISOString() },
    still: { stage: from, revision },
    countsAsRevision: true,
  })
  await addMoves(payload, { ids: moved, from, to: stage, by: user })
  return moved.length > 0
}

const answer = async (
  payload: Payload,
  id: number,
  isMoved: boolean,
  hasNote: boolean,
): Promise<Answer> => {
  const application = await findApplication(payload, id)
  if (!application) return refuse(UNKNOWN)
  const details = await applicationDetails(payload, application)
  if (isMoved) return succeed(details, 'Saved.')
  const kept = hasNote ? ' Your note was saved.' : ''
  const { label } = STAGES[application.stage]
  const { status, body } = refuse(
    `Someone else changed this applicant meanwhile. The stage is now ${label}.${kept} Please look again.`,
  )
  return { status, body: { ...body, ...details } }
}
