import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, TaskConfig } from 'payload'
import { type MailContent, renderMail } from '@/collections/Mails/layout'
import { greeting, noMoneyWarning, statusPageButton } from '@/collections/Mails/parts'
import { sendingTime } from '@/collections/Mails/shared/sendingTime'
import { statusLinks } from '@/collections/Submissions/statusLink'
import { withLock } from '@/lib/server/database/withLock'
import { logError } from '@/lib/server/monitoring/logError'
import { dailyAt } from '@/lib/server/process/daily'
import { daysAfter, noonOf, officeDay } from '@/lib/shared/format'
import { longDateIn } from '@/messages/dateIn'
import { wordsIn } from '@/messages/wordsIn'
import type { Application, SiteSetting } from '@/payload-types'
import { rowsOf } from './deploymentRows'
import { mailCandidate } from './mailCandidate'
import { OPEN_DAYS, ROUNDS, roundToAsk, sinceDeparture } from './shared/questions'
import { DEPLOYMENTS_LOCK, rowById, storeEntries } from './stored'

/** Every morning at 07:30 in Mumbai (02:00 UTC); the outbox sends from 08:00 on. */
export const askDepartedTask: TaskConfig<'askDeparted'> = {
  slug: 'askDeparted',
  schedule: dailyAt(2),
  handler: async ({ req: { payload } }) => {
    await askDeparted(payload, new Date())
    return { output: {} }
  },
}

/**
 * Writes to each person who flew and has an address, once in each round that is open. Who asked to be erased
 * or is in quarantine is not among the rows. The key of the mail names round, reference and departure, and
 * the outbox takes a key once, however often and on however many instances this runs.
 */
export const askDeparted = async (payload: Payload, now: Date): Promise<void> => {
  const today = officeDay(now)
  const [first, last] = [Number(ROUNDS[0]), Number(ROUNDS.at(-1)) + OPEN_DAYS]
  const rows = await rowsOf(
    payload,
    sql`d.departed_on >= ${daysAfter(today, -last)} and d.departed_on <= ${daysAfter(today, -first)}`,
  )
  const due = rows.filter(
    (row) => row.has_mail && roundToAsk(row.departed_on, row.answers, today) !== null,
  )
  if (due.length === 0) return
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  const linkOf = await statusLinks(payload, 'applications')
  for (const { id } of due) {
    // One that fails is tried again on the next day.
    await withLock(DEPLOYMENTS_LOCK, () => ask({ payload, facts, linkOf, now }, id)).catch(
      (error: unknown) => logError('askDeparted', error),
    )
  }
}

type Run = {
  payload: Payload
  facts: SiteSetting
  linkOf: Awaited<ReturnType<typeof statusLinks>>
  now: Date
}

const ask = async ({ payload, facts, linkOf, now }: Run, id: number): Promise<void> => {
  // Again, as it may have changed since.
  const row = await rowById(payload, id)
  const departed = row?.departed_on
  const round = departed ? roundToAsk(departed, row.answers, officeDay(now)) : null
  if (!departed || !round) return
  const person = await payload.findByID({ collection: 'applications', id, depth: 0 })
  const key = `question:${round}:${row.reference}:${departed}`
  await mailCandidate(payload, id, {
    ...renderMail(questionMail(person, departed, linkOf(person), facts), facts),
    ...{ key, kind: 'question', to: person.email },
    next_try_at: sendingTime(now).toISOString(),
  })
  const answers = sinceDeparture(departed, row.answers)
  const asked = { ...answers[round], asked_at: now.toISOString() }
  await storeEntries(payload, row, { answers: { ...answers, [round]: asked } })
}

type Person = Pick<Application, 'name' | 'language'>

/** To a candidate who flew: the link to the questions. */
export const questionMail = (
  { name, language }: Person,
  departed: string,
  link: string,
  facts: SiteSetting,
): MailContent => {
  const t = wordsIn(language, 'questions')
  return {
    language,
    subject: t('mailSubject'),
    title: t('title'),
    parts: [
      ...greeting(name, language),
      { kind: 'text', text: t('mailText', { date: longDateIn(language)(noonOf(departed)) }) },
      statusPageButton(t('mailButton'), `${link}#form`, language),
      { kind: 'text', text: t('mailCall') },
      noMoneyWarning(facts, language),
    ],
  }
}
