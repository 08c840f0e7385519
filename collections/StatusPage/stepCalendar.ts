import type { Payload } from 'payload'
import { rowOfCandidate } from '@/collections/Deployments/deploymentRows'
import { findByFamilyToken } from '@/collections/Submissions/familyLink'
import { findByToken } from '@/collections/Submissions/statusLink'
import { calendarFile } from '@/lib/server/calls/calendarFile'
import { env } from '@/lib/server/settings/env'
import { officeDay } from '@/lib/shared/format'
import type { Language } from '@/lib/shared/languages'
import { stepTexts } from '@/messages/textIn'
import { wordsIn } from '@/messages/wordsIn'
import type { Application } from '@/payload-types'
import { applicationSteps } from './applicationSteps'
import { stepDays } from './journey'
import { isComing } from './shared/journey'

/** Of the status page, or of the page for the family. */
export type CalendarLink = { token: string | null; family: string | null }

/**
 * The calendar file of the planned day of a step, in the language of the page; null when the link opens
 * nothing, or no such day is to come. That of the family does not say which job it is.
 */
export const stepCalendar = async (
  payload: Payload,
  link: CalendarLink,
  key: string | null,
  language: Language,
  now = new Date(),
): Promise<string | null> => {
  const own = await findByToken(payload, link.token)
  const row = own
    ? own.kind === 'applications' && own.row
    : await findByFamilyToken(payload, link.family, now)
  if (!row) return null
  const day = await plannedDay(payload, row, key, now)
  if (!day) return null
  const t = wordsIn(language, 'journey')
  const title = stepTexts(language)(day.title).children
  return calendarFile(
    {
      // Of the step, so that the file of a changed day replaces its entry.
      uid: `journey-${day.key}-${row.id}@${new URL(env.siteUrl).hostname}`,
      changedAt: day.changedAt,
      isCancelled: false,
      day: day.on,
      time: null,
      summary: [title, own && day.job].filter(Boolean).join(': '),
      location: '',
      description: t('calendarText'),
    },
    now,
  )
}

const plannedDay = async (payload: Payload, row: Application, key: string | null, now: Date) => {
  const [selected, { answer }] = await Promise.all([
    rowOfCandidate(payload, row.id),
    applicationSteps(payload, row, now),
  ])
  const step = answer.steps.find((one) => one.key === key)
  const day = step && selected && !selected.ended_on && stepDays(selected)[step.key]
  if (!day || !isComing(day, officeDay(now))) return null
  return {
    ...{ key: step.key, title: step.title, on: day.day, job: selected.job_title },
    changedAt: new Date(selected.changed_at ?? now),
  }
}
