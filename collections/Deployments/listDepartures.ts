import type { Payload } from 'payload'
import { STEP_KEYS } from '@/collections/Tools/steps/shared/steps'
import { maySeeMoney } from '@/collections/Users/shared/roles'
import { type Answer, fail, succeed } from '@/lib/server/calls/answers'
import { daysAfter, daysUntil, officeDay } from '@/lib/shared/format'
import { keysOf } from '@/lib/shared/objects'
import type { User } from '@/payload-types'
import { everybody } from './everybody'
import { isReady } from './gate'
import { type Group, groupPeople, wordsFinder } from './groupPeople'
import { type Judged, sinceOf } from './judge'
import { answerGroups } from './listAnswers'
import { refundGroups } from './listRefunds'
import { GATE_CHECKS } from './shared/gateResult'
import {
  type DepartureListJson,
  type DepartureRowJson,
  FLIGHT_GROUPS,
  GROUPINGS,
  type Grouping,
  READY,
} from './shared/json'
import { hindranceHeading } from './shared/words'
import { SOON_DAYS } from './urgent'

const MONTH_DAYS = 30

/** Days ('YYYY-MM-DD') with which those of the flights are compared. */
type Near = { today: string; week: string; month: string }

const nearOf = (now: Date): Near => {
  const today = officeDay(now)
  return { today, week: daysAfter(today, SOON_DAYS), month: daysAfter(today, MONTH_DAYS) }
}

/**
 * departure_list.php: the people on the way, grouped by what blocks them, by their step or by the day of
 * the flight; those who flew, by what they answered; or those who wait for money. `q` looks for words in name, reference, position and
 * job, `step` names one step, `show` asks for all of one group. What blocks is calculated for all of them.
 */
export const listDepartures = async (
  payload: Payload,
  user: User,
  query: URLSearchParams,
  now = new Date(),
): Promise<Answer> => {
  const all = await everybody(payload, now)
  const isNamed = wordsFinder(query.get('q'))
  const asked = query.get('group')
  const show = query.get('show')
  const grouping = keysOf(GROUPINGS).find((name) => name === asked) ?? 'blocks'
  if (grouping === 'answers' || grouping === 'refunds') {
    if (grouping === 'refunds' && !maySeeMoney(user)) return fail.notAllowed()
    const groupsOf = grouping === 'answers' ? answerGroups : refundGroups
    return succeed({
      groups: await groupsOf(payload, isNamed, show, now),
      counts: counts(all, now),
    })
  }
  const step = query.get('step') || null
  const found = all.filter((one) => (step === null || one.step === step) && isNamed(one.row))
  const near = nearOf(now)
  const groups = groupPeople(
    found,
    (one) => GROUP_OF[grouping](one, near),
    (one) => json(one, now),
    show,
  )
  return succeed({ groups, counts: counts(all, now) })
}

const counts = (all: readonly Judged[], now: Date): DepartureListJson['counts'] => {
  const { week } = nearOf(now)
  const soon = all.filter(({ flight }) => flight !== null && flight <= week)
  return {
    total: all.length,
    ready: all.filter(({ results }) => isReady(results)).length,
    soon: soon.length,
    soonBlocked: soon.filter(({ results }) => !isReady(results)).length,
  }
}

const GROUP_OF: Record<
  Exclude<Grouping, 'answers' | 'refunds'>,
  (one: Judged, near: Near) => Group
> = {
  blocks: ({ results }) => {
    const first = results.find(({ state }) => state === 'blocks')
    if (!first?.reason) return { key: READY, title: 'Nothing blocks', rank: GATE_CHECKS.length }
    const { check, reason } = first
    // What is wrong stands before what is still to come.
    const rank = GATE_CHECKS.indexOf(check) + (reason === 'missing' ? 0.5 : 0)
    return { key: `${check} ${reason}`, title: hindranceHeading(check, reason), rank }
  },
  step: (one) => ({ key: one.step, title: stepTitle(one), rank: STEP_KEYS.indexOf(one.step) }),
  flight: ({ flight }, near) => {
    const key = flightGroup(flight, near)
    return { key, title: FLIGHT_GROUPS[key], rank: keysOf(FLIGHT_GROUPS).indexOf(key) }
  },
}

const flightGroup = (
  flight: string | null,
  { today, week, month }: Near,
): keyof typeof FLIGHT_GROUPS => {
  if (flight === null) return 'none'
  if (flight < today) return 'over'
  if (flight <= week) return 'week'
  return flight <= month ? 'month' : 'later'
}

const stepTitle = ({ outlines, step }: Judged): string =>
  outlines.find(({ key }) => key === step)?.title ?? ''

const json = (one: Judged, now: Date): DepartureRowJson => {
  const { id, reference, name, position, job_title } = one.row
  return {
    ...{ id, reference, name, position, job_title, step: one.step, flight: one.flight },
    step_title: stepTitle(one),
    days: -daysUntil(sinceOf(one.row), now),
    hindrances: [
      ...one.results.filter(({ state }) => state === 'blocks'),
      ...one.results.filter(({ state }) => state === 'warns'),
    ],
  }
}
