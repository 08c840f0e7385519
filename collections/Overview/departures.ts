import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { rowsOf } from '@/collections/Deployments/deploymentRows'
import { doneOf } from '@/collections/Deployments/judge'
import { stepTimes, withinDays } from '@/collections/Deployments/stepTimes'
import { stepOutlines } from '@/collections/Tools/steps/answer'
import { readSql } from '@/lib/server/database/reads/reading'
import { daysAfter, officeDay } from '@/lib/shared/format'
import type { DayCount, StepTime } from './shared/json'
import { LEAST_MOVES } from './stageTimes'

const WEEKS = 12

/** The departures of each of the last twelve weeks, by the Monday ('YYYY-MM-DD'); this week is the last. */
export const departuresByWeek = async (payload: Payload, now: Date): Promise<DayCount[]> => {
  const thisWeek = mondayOf(officeDay(now))
  const weeks = Array.from({ length: WEEKS }, (_, at) => daysAfter(thisWeek, 7 * (at - WEEKS + 1)))
  const rows = await readSql<{ day: string; count: unknown }>(
    payload,
    sql`select d.departed_on as day, count(*) as count
        from deployments d join applications a on a.id = d.application
        where d.departed_on >= ${weeks[0]} and a.is_sample is not true and a.quarantined_at is null
        group by d.departed_on`,
  )
  return weeks.map((week) => ({
    day: week,
    count: rows
      .filter(({ day }) => mondayOf(day) === week)
      .reduce((sum, { count }) => sum + Number(count), 0),
  }))
}

const mondayOf = (day: string): string => daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7))

/**
 * How long the steps took that were done since a time (ISO), in their order: half of them took so many days
 * at most. From the days that staff entered.
 */
export const stepTimesSince = async (payload: Payload, since: string): Promise<StepTime[]> => {
  const rows = await rowsOf(payload, sql`d.updated_at >= ${since} and a.is_sample is not true`)
  const firstDay = officeDay(new Date(since))
  const times = rows
    .flatMap((row) => stepTimes(officeDay(new Date(row.selected_at)), doneOf(row)))
    .filter(({ on }) => on >= firstDay)
  return OUTLINES.flatMap(({ key, title }) => {
    const days = times.filter(({ step }) => step === key).map((time) => time.days)
    if (days.length === 0) return []
    const half = days.length < LEAST_MOVES ? null : withinDays(days, 0.5)
    return [{ key, label: title, done: days.length, days: half }]
  })
}

const OUTLINES = stepOutlines({ home: null, passport: null, destination: null, trade: null })
