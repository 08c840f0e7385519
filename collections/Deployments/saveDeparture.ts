import type { Payload } from 'payload'
import { announcePlaces } from '@/collections/Applications/announcePlaces'
import { record } from '@/collections/Audit/record'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import { withLock } from '@/lib/server/database/withLock'
import { officeDay } from '@/lib/shared/format'
import { MESSAGES } from '@/lib/shared/messages'
import type { User } from '@/payload-types'
import { changeTime, type DeploymentRow } from './deploymentRows'
import { handledAnswers } from './handleAnswer'
import { doneOf } from './judge'
import { departureDetails, judgeOne } from './openDeparture'
import { saveMany, undoMany } from './saveMany'
import type { DealtWithSave, DepartureSave, EndSave, StepSave } from './shared/schema'
import { stepProblem } from './stepProblem'
import { DEPLOYMENTS_LOCK, NOT_ON_THE_WAY, rowById, storeEntries } from './stored'

/**
 * departure_save.php: a milestone, the passport and medical result, the end of the way, or what became of a
 * bad answer of one person; or a milestone of many. The response for one person has the way as it is now, also when it is refused
 * because somebody else has changed it.
 */
export const saveDeparture = (
  payload: Payload,
  user: User,
  save: DepartureSave,
  now = new Date(),
): Promise<Answer> =>
  withLock(DEPLOYMENTS_LOCK, async () => {
    if ('ids' in save) return saveMany(payload, user, save, now)
    if ('undo' in save) return undoMany(payload, user, save.undo)
    const row = await rowById(payload, save.id)
    if (!row) return refuse(NOT_ON_THE_WAY)
    if (changeTime(row) !== save.changed_at) {
      const { status, body } = refuse(MESSAGES.editConflict)
      return { status, body: { ...body, ...(await departureDetails(payload, row, now)) } }
    }
    const change = await changeOf(payload, user, row, save, now)
    if ('refusal' in change) return change.refusal
    await storeEntries(payload, row, change.entries)
    await record(payload, {
      ...({ by: user, action: 'change', subject: 'applications' } as const),
      ...{ subject_id: row.id, detail: `departure: ${change.detail}` },
    })
    if (change.isPlaceChanged) await announcePlaces(payload, [row.id])
    const stored = (await rowById(payload, row.id)) ?? row
    return succeed(await departureDetails(payload, stored, now), 'Saved.')
  })

type OneSave = Exclude<DepartureSave, { ids: number[] } | { undo: string }>

type Change =
  | { refusal: Answer }
  | {
      entries: Parameters<typeof storeEntries>[2]
      /** For the audit trail: which entry, never what staff wrote. */
      detail: string
      isPlaceChanged?: boolean
    }

const changeOf = async (
  payload: Payload,
  user: User,
  row: DeploymentRow,
  save: OneSave,
  now: Date,
): Promise<Change> => {
  if ('milestone' in save) return changeStep(payload, user, row, save, now)
  if ('end_reason' in save) return end(row, save, now)
  if ('dealt_with' in save) return dealWith(user, row, save, now)
  if ('resume' in save) {
    const entries = { ended_on: null, end_reason: null, end_note: null }
    return { entries, detail: 'goes on', isPlaceChanged: true }
  }
  const entries = { passport: save.passport || null, fit: save.fit || null }
  return { entries, detail: 'passport and medical result' }
}

const changeStep = async (
  payload: Payload,
  user: User,
  row: DeploymentRow,
  { milestone, planned, done, note }: StepSave,
  now: Date,
): Promise<Change> => {
  const { results } = await judgeOne(payload, row, now)
  const values = { milestone, planned, done, note }
  const problem = stepProblem(values, doneOf(row), results, officeDay(now))
  if (problem) return { refusal: refuseField(problem.field, problem.text) }
  const entry = {
    ...(planned && { planned }),
    ...(done && { done }),
    ...(note && { note }),
    ...{ by: user.id, at: now.toISOString() },
  }
  const isDeparture = milestone === 'departed'
  return {
    entries: {
      milestones: { ...row.milestones, [milestone]: entry },
      ...(isDeparture && { departed_on: done || null }),
    },
    detail: milestone,
    isPlaceChanged: isDeparture,
  }
}

const dealWith = (user: User, row: DeploymentRow, save: DealtWithSave, now: Date): Change => {
  const answers = handledAnswers(row, save, user.id, now)
  if (!answers) return { refusal: refuse('There is no bad answer here any more.') }
  const state = save.dealt_with ? 'dealt with' : 'open again'
  return { entries: { answers }, detail: `answers after ${save.round} days ${state}` }
}

const end = (row: DeploymentRow, { end_reason, end_note }: EndSave, now: Date): Change =>
  row.departed_on
    ? { refusal: refuse('This person has departed already. Take the departure back first.') }
    : {
        entries: { ended_on: officeDay(now), end_reason, end_note },
        detail: `ended, ${end_reason}`,
        isPlaceChanged: true,
      }
