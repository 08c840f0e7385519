import type { Payload } from 'payload'
import { markSeen, recordChange, saveNoteAndStar } from '@/collections/Submissions/staffRow'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { withLock } from '@/lib/server/database/withLock'
import type { User } from '@/payload-types'
import { moveStage } from './moveStage'
import { applicationDetails, findApplication, NOT_LISTED } from './openApplication'
import { STAGES } from './shared/stages'
import type { OneUpdate } from './updateSchema'

/**
 * application_update.php for one application. A note or a star is always saved; a stage only when
 * the application is still at the revision that the caller saw. The response has the current row.
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
    const done = await saveNoteAndStar(payload, user, owner, change)
    const isMoved =
      stage === undefined ||
      stage === application.stage ||
      (await moveStage(payload, {
        ids: [id],
        from: application.stage,
        to: stage,
        by: user,
        revision: change.revision,
      }).then((moved) => moved.length > 0))
    if (stage && isMoved) done.push(`stage ${application.stage} > ${stage}`)
    await recordChange(payload, user, owner, done)
    return answer(payload, id, isMoved, note !== undefined)
  })

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
