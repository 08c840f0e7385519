import type { Payload, TaskConfig } from 'payload'
import { closingSoonWhere } from '@/collections/Jobs/closingSoon'
import { dailyAt } from '@/lib/server/daily'
import { daysUntil, officeDay } from '@/lib/shared/format'
import { LICENCE_WARNING_DAYS } from '@/lib/shared/limits'
import { closingSoon, licenceEnds } from './words'
import { writeToOffice } from './writeMails'

/** Every morning at 07:30 in Mumbai (02:00 UTC). */
export const remindOffice: TaskConfig<'remindOffice'> = {
  slug: 'remindOffice',
  schedule: dailyAt(2),
  handler: async ({ req }) => {
    await writeReminders(req.payload)
    return { output: {} }
  },
}

/**
 * Reminds the office of jobs that close within a week, and of the licence 90 and 30 days before its
 * end. Each once, however often this runs: the key names job and day.
 */
const writeReminders = async (payload: Payload, now = new Date()): Promise<void> => {
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  const { docs } = await payload.find({
    collection: 'jobs',
    where: closingSoonWhere(now),
    pagination: false,
  })
  for (const { id, job_title, closing_date } of docs) {
    if (!closing_date) continue
    const key = `closing:${id}:${officeDay(new Date(closing_date))}`
    await writeToOffice(payload, facts, closingSoon({ id, job_title, closing_date }), {
      key,
      kind: 'closing',
    })
  }
  const { licence_valid_until } = facts
  if (!licence_valid_until) return
  const left = daysUntil(licence_valid_until, now)
  if (left < 0) return
  // After a long pause the nearer one alone: two at once would say the same.
  const step = Math.min(...LICENCE_WARNING_DAYS.filter((days) => left <= days))
  if (!Number.isFinite(step)) return
  const key = `licence:${step}:${officeDay(new Date(licence_valid_until))}`
  await writeToOffice(payload, facts, licenceEnds(licence_valid_until, left), {
    key,
    kind: 'licence',
  })
}
