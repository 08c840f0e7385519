import type { Payload } from 'payload'
import { renderMail } from '@/collections/Mails/layout'
import { missingMails } from '@/collections/Mails/missingMails'
import { isNight } from '@/collections/Mails/shared/sendingTime'
import { writeToOffice } from '@/collections/Mails/writeMails'
import { statusLinks } from '@/collections/Submissions/statusLink'
import { logError } from '@/lib/server/monitoring/logError'
import { repeat } from '@/lib/server/process/repeat'
import { daysAfter, officeDay } from '@/lib/shared/format'
import type { SiteSetting } from '@/payload-types'
import { departuresToday, plannedTomorrow } from './email'
import { everybody } from './everybody'
import type { Judged } from './judge'
import { mailCandidate } from './mailCandidate'
import { toBeReminded } from './urgent'

const HOUR_MS = 3_600_000

/** Reminds office and candidates, by day; each mail has a key that the outbox takes once. */
export const startRemindingOfDepartures = (payload: Payload): void =>
  repeat('departureReminders', HOUR_MS, () => remindOfDepartures(payload, new Date()))

/** The mails of the day of `now`; none at night (Mumbai). */
export const remindOfDepartures = async (payload: Payload, now: Date): Promise<void> => {
  if (isNight(now)) return
  const today = officeDay(now)
  const all = await everybody(payload, now)
  if (all.length === 0) return
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  const content = departuresToday(all, today)
  const mail = { key: `departures:${today}`, kind: 'departures' }
  if (content) await writeToOffice(payload, facts, content, mail)
  await remindCandidates(payload, all, facts, daysAfter(today, 1))
}

const remindCandidates = async (
  payload: Payload,
  all: readonly Judged[],
  facts: SiteSetting,
  tomorrow: string,
): Promise<void> => {
  const due = new Map(
    all.flatMap((one) => {
      const step = toBeReminded(one, tomorrow)
      return step ? [[one.row.reference, { step, id: one.row.id }]] : []
    }),
  )
  const keyOf = (reference: string) => `reminder:${tomorrow}:${reference}`
  const missing = await missingMails(payload, [...due.keys()], keyOf)
  if (missing.length === 0) return
  const linkOf = await statusLinks(payload, 'applications')
  for (const reference of missing) {
    const { step, id } = due.get(reference) ?? {}
    const person =
      id && (await payload.findByID({ collection: 'applications', id, disableErrors: true }))
    if (!step || !person || person.email === '') continue
    const content = plannedTomorrow(person, step, tomorrow, linkOf(person), facts)
    const mail = {
      ...renderMail(content, facts),
      key: keyOf(reference),
      kind: 'reminder',
      to: person.email,
    }
    // One that fails is tried again in an hour.
    await mailCandidate(payload, person.id, mail).catch((error: unknown) =>
      logError('departureReminders', error),
    )
  }
}
