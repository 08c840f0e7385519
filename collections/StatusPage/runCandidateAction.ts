import type { Payload } from 'payload'
import { moveStage } from '@/collections/Applications/moveStage'
import { STAGES } from '@/collections/Applications/shared/stages'
import { record } from '@/collections/Audit/record'
import { rowOfCandidate } from '@/collections/Deployments/deploymentRows'
import { optOut } from '@/collections/OptOuts/optOut'
import { findByToken, type OpenedSubmission } from '@/collections/Submissions/statusLink'
import { type Answer, fail, refuse, succeed } from '@/lib/server/calls/answers'
import { changeRows } from '@/lib/server/database/rows'
import { MESSAGES } from '@/lib/shared/messages'
import type { Application } from '@/payload-types'
import type { CandidateAction, CandidateActionValues } from './shared/schema'

type Call = { payload: Payload; values: CandidateActionValues }

/**
 * my_application.php: a candidate withdraws a consent or the application, or asks to be erased, by
 * the signed link of the status page. A repeat succeeds and changes nothing.
 */
export const runCandidateAction = async ({ payload, values }: Call): Promise<Answer> => {
  const opened = await findByToken(payload, values.token)
  return opened ? ACTIONS[values.action](payload, opened) : fail.linkUnknown()
}

type Action = (payload: Payload, opened: OpenedSubmission) => Promise<Answer>

const stopWhatsapp: Action = async (payload, opened) => {
  // First, so that no later export has the number even if the row cannot be changed.
  if (opened.row.phone_e164) await optOut(payload, opened.row.phone_e164)
  const isNew = await changeFrom(
    payload,
    opened,
    { whatsapp_consent: true },
    { whatsapp_consent: false, consent_withdrawn_at: now() },
  )
  if (isNew) await recordAction(payload, opened, 'consent', 'whatsapp_consent withdrawn')
  return succeed({}, isNew ? MESSAGES.whatsappStopped : MESSAGES.whatsappStoppedBefore)
}

const stopKeeping: Action = async (payload, opened) => {
  const isNew = await changeFrom(payload, opened, { keep_consent: true }, { keep_consent: false })
  if (isNew) await recordAction(payload, opened, 'consent', 'keep_consent withdrawn')
  return succeed({}, isNew ? MESSAGES.keepingStopped : MESSAGES.keepingStoppedBefore)
}

const erase: Action = async (payload, opened) => {
  const isNew = await changeFrom(
    payload,
    opened,
    { erasure_asked_at: null },
    { erasure_asked_at: now() },
  )
  if (isNew) await recordAction(payload, opened, 'change', 'erasure asked')
  return succeed({}, isNew ? MESSAGES.erasureAsked : MESSAGES.erasureAskedBefore)
}

const WITHDRAW_TRIES = 5

const withdraw: Action = async (payload, opened) => {
  if (opened.kind !== 'applications') return refuse(MESSAGES.badRequest)
  const { id } = opened.row
  const way = await rowOfCandidate(payload, id)
  if (way?.departed_on || way?.ended_on) return refuse(MESSAGES.closedAlready)
  let stage: Application['stage'] | undefined = opened.row.stage
  for (let tries = 0; tries < WITHDRAW_TRIES; tries += 1) {
    if (!stage) return fail.linkUnknown()
    if (stage === 'withdrawn') return succeed({}, MESSAGES.withdrawnBefore)
    if (STAGES[stage].isClosed) return refuse(MESSAGES.closedAlready)
    const moved = await moveStage(payload, { ids: [id], from: stage, to: 'withdrawn', by: null })
    if (moved.length > 0) {
      await recordAction(payload, opened, 'change', 'stage withdrawn')
      return succeed({}, MESSAGES.withdrawn)
    }
    // Staff moved it between the two queries.
    const current = await payload.findByID({ collection: 'applications', id, disableErrors: true })
    stage = current?.stage
  }
  return fail.unforeseen()
}

const ACTIONS: Record<CandidateAction, Action> = {
  stop_whatsapp: stopWhatsapp,
  stop_keeping: stopKeeping,
  withdraw,
  erase,
}

type Values = Pick<
  Partial<Application>,
  'whatsapp_consent' | 'keep_consent' | 'consent_withdrawn_at' | 'erasure_asked_at'
>

/** Changes the row only if it has the values `from`. Returns whether it had. */
const changeFrom = async (
  payload: Payload,
  { kind, row }: OpenedSubmission,
  from: Values,
  to: Values,
): Promise<boolean> => {
  const where = { id: row.id, ...from }
  const changed = await changeRows(payload, { collection: kind, where, set: to })
  return changed.length > 0
}

const recordAction = (
  payload: Payload,
  { kind, row }: OpenedSubmission,
  action: 'consent' | 'change',
  detail: string,
) => record(payload, { by: 'candidate', action, subject: kind, subject_id: row.id, detail })

const now = (): string => new Date().toISOString()
