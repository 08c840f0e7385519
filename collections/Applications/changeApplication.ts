import type { Payload } from 'payload'
import { addMoves } from '@/collections/Activities/activities'
import { keepNoteAndStar, markSeen, recordChange } from '@/collections/Submissions/staffRow'
import { type Answer, refuse, succeed } from '@/lib/server/answers'
import { changeRows } from '@/lib/server/rows'
import { withLock } from '@/lib/server/withLock'
import type { Application, User } from '@/payload-types'
import { applicationDetails, findApplication, NOT_LISTED } from './openApplication'
import { STAGES, type Stage } from './shared/stages'
import type { OneUpdate } from './updateSchema'

/**
 * application_update.php for one application. A note or a star is always kept; a stage only when
 * nobody changed it since the caller looked (`revision`). The answer has the row as it is now.
 */
export const changeApplication = (
  payload: Payload,
  user: User,
  change: OneUpdate,
): Promise<Answer> =>
  withLock(`application:${change.id}`, async () => {
    const application = await findApplication(payload, change.id)
    if (!application) return refuse(NOT_LISTED)
    await markSeen(payload, 'applications', application)
    const { id, note, stage } = change
    const owner = { collection: 'applications', id } as const
    const done = await keepNoteAndStar(payload, user, owner, change)
    const isMoved = stage === undefined || (await move(payload, user, application, change, stage))
    if (stage && isMoved) done.push(`stage ${application.stage} > ${stage}`)
    await recordChange(payload, user, owner, done)
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
  if (!application) return refuse(NOT_LISTED)
  const details = await applicationDetails(payload, application)
  if (isMoved) return succeed(details, 'Saved.')
  const kept = hasNote ? ' Your note was saved.' : ''
  const { label } = STAGES[application.stage]
  const { status, body } = refuse(
    `Someone else changed this applicant meanwhile. The stage is now ${label}.${kept} Please look again.`,
  )
  return { status, body: { ...body, ...details } }
}
