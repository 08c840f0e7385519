import { sql } from '@payloadcms/db-sqlite/drizzle'
import { dayWords } from '@/collections/Demands/shared/words'
import { keptAfterEnd, waitingRefunds } from '@/collections/Ledger/refundsDue'
import { numbersIn } from '@/lib/server/database/sqlJson'
import { daysUntil, officeDay } from '@/lib/shared/format'
import { keysOf } from '@/lib/shared/objects'
import { type DeploymentRow, rowsOf } from './deploymentRows'
import { type GroupsOf, groupPeople } from './groupPeople'
import type { DepartureRowJson } from './shared/json'

const REFUND_GROUPS = {
  late: 'Late: pay back today',
  due: 'To be paid back',
  kept: 'The way ended, and money is still with us: decide what goes back',
  others: 'Of people who left this stage or were erased: see the register of receipts',
} as const

type Waiting = {
  group: 'late' | 'due' | 'kept'
  /** The last day; empty without one. */
  by: string
}

/**
 * Those who wait for money, also after the flight or the end of the way, the nearest last day first; and those
 * whose way ended without a flight while money is still here. The last group only counts.
 */
export const refundGroups: GroupsOf = async (payload, isNamed, show, now) => {
  const today = officeDay(now)
  const refunds = await waitingRefunds(payload)
  const waiting = new Map<number, Waiting>(
    (await keptAfterEnd(payload)).map((id) => [id, { group: 'kept', by: '' }]),
  )
  for (const { application, by } of refunds.toSorted((a, b) => (a.by < b.by ? 1 : -1))) {
    if (application !== null) waiting.set(application, { group: by < today ? 'late' : 'due', by })
  }
  const rows = await rowsOf(payload, sql`a.id in ${numbersIn(payload, [...waiting.keys()])}`)
  const people = rows.flatMap((row) => {
    const money = waiting.get(row.id)
    return money && isNamed(row) ? [{ ...money, person: personOf(row, money.by, now) }] : []
  })
  const groups = groupPeople(
    people.toSorted((one, other) => (one.by < other.by ? -1 : 1)),
    ({ group }) => ({
      ...{ key: group, title: REFUND_GROUPS[group] },
      rank: keysOf(REFUND_GROUPS).indexOf(group),
    }),
    ({ person }) => person,
    show,
  )
  const shown = new Set(rows.map(({ id }) => id))
  const others = refunds.filter(
    ({ application }) => application === null || !shown.has(application),
  )
  return others.length === 0
    ? groups
    : [...groups, { key: 'others', title: REFUND_GROUPS.others, total: others.length, people: [] }]
}

const personOf = (row: DeploymentRow, by: string, now: Date): DepartureRowJson => {
  const { id, reference, name, position, job_title, departed_on, ended_on } = row
  const way = departed_on ? 'Flew' : ended_on ? 'The way has ended' : 'On the way'
  return {
    ...{ id, reference, name, position, job_title, flight: departed_on, hindrances: [] },
    ...{ step: 'arrival', step_title: by === '' ? way : `${way}; until ${dayWords(by)}` },
    days: by === '' ? 0 : Math.max(0, -daysUntil(by, now)),
  }
}
