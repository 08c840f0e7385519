import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { asksForStamp } from '@/collections/Tools/documents/shared/question'
import { accountNames } from '@/collections/Users/accountNames'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { daysUntil } from '@/lib/shared/format'
import { parseId } from '@/lib/shared/ids'
import { keysOf } from '@/lib/shared/objects'
import type { User } from '@/payload-types'
import { changeTime, type DeploymentRow, rowsOnTheWay } from './deploymentRows'
import { doneOf, type Judged, judgeAll, knownOf, selectedTwice, sinceOf } from './judge'
import { stepStates } from './progress'
import { handlersOf, questionsJson } from './questionsJson'
import type { DepartureJson, MilestoneJson } from './shared/json'
import { MILESTONES, type Milestone } from './shared/milestones'
import { NOT_ON_THE_WAY, rowById } from './stored'

/** departure.php: the way of one selected person, by the id of the application. Records the view. */
export const openDeparture = async (
  payload: Payload,
  user: User,
  given: unknown,
  now = new Date(),
): Promise<Answer> => {
  const id = parseId(given)
  const row = id === null ? null : await rowById(payload, id)
  if (!row) return refuse(NOT_ON_THE_WAY)
  await record(payload, {
    ...({ by: user, action: 'view', subject: 'applications' } as const),
    ...{ subject_id: row.id, detail: 'departure' },
  })
  return succeed(await departureDetails(payload, row, now))
}

/** A row judged with what papers, money and the others on the way say. */
export const judgeOne = async (
  payload: Payload,
  row: DeploymentRow,
  now: Date,
): Promise<Judged> => {
  const samePhone = row.phone ? await rowsOnTheWay(payload, { phone: row.phone }) : []
  const [judged] = await judgeAll(
    [row],
    selectedTwice(samePhone),
    await knownOf(payload, [row.id]),
    now,
  )
  if (!judged) throw new Error('One row gave no judgement')
  return judged
}

export const departureDetails = async (
  payload: Payload,
  row: DeploymentRow,
  now: Date,
): Promise<{ departure: DepartureJson }> => {
  const { route, outlines, results, step, flight } = await judgeOne(payload, row, now)
  const names = await accountNames(payload, [
    ...Object.values(row.milestones).map(({ by }) => by),
    ...handlersOf(row),
  ])
  const states = stepStates(outlines, step, doneOf(row))
  const { ended_on, end_reason } = row
  const departure: DepartureJson = {
    ...{ id: row.id, changed_at: changeTime(row), departed_on: row.departed_on, flight, results },
    passport: asksForStamp(route) ? (row.passport ?? '') : null,
    fit: row.fit ?? '',
    ended:
      ended_on && end_reason
        ? { on: ended_on, reason: end_reason, note: row.end_note ?? '' }
        : null,
    days: -daysUntil(sinceOf(row), now),
    questions: await questionsJson(payload, row, names, now),
    steps: outlines
      .map((outline, index) => ({
        ...outline,
        state: states[index] ?? 'to come',
        milestones: milestonesOf(outline.key).map((key) => milestoneJson(row, key, names)),
      }))
      // What the application says itself, and the employer's part, have no entries.
      .filter(({ milestones }) => milestones.length > 0),
  }
  return { departure }
}

const milestonesOf = (step: string): Milestone[] =>
  keysOf(MILESTONES).filter((key) => MILESTONES[key].step === step)

const milestoneJson = (
  { milestones }: DeploymentRow,
  key: Milestone,
  names: ReadonlyMap<number, string>,
): MilestoneJson => {
  const { planned = '', done = '', note = '', by } = milestones[key] ?? {}
  return { ...{ key, planned, done, note }, by: (by && names.get(by)) || null }
}
