import { randomUUID } from 'node:crypto'
import { and, eq, like } from '@payloadcms/db-sqlite/drizzle'
import type { Payload, Where } from 'payload'
import { record } from '@/collections/Audit/record'
import { appliedJobTitle } from '@/collections/Jobs/appliedJobTitle'
import { renderMail } from '@/collections/Mails/layout'
import { hasMailServer } from '@/collections/Mails/mailServer'
import { messageKey } from '@/collections/Mails/messages'
import { putInOutbox } from '@/collections/Mails/outbox'
import { sendingTime } from '@/collections/Mails/shared/sendingTime'
import { LISTED } from '@/collections/PersonalData/listed'
import { statusLinks } from '@/collections/Submissions/statusLink'
import { UNSURE } from '@/collections/WhatsApp/shared/failures'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import { pagesOf } from '@/lib/server/database/rows'
import { officeDateTime } from '@/lib/shared/format'
import { MESSAGE_PEOPLE_MAX } from '@/lib/shared/limits'
import type { Application, User } from '@/payload-types'
import { messageToApplicant } from './email'
import { findApplication, NOT_LISTED } from './openApplication'
import { fillIn, messageProblem, messageValues } from './shared/messages'
import { isStage } from './shared/stages'
import { takeBackMails } from './takeBackMails'
import type { MessageUpdate } from './updateSchema'

/**
 * application_update.php with a message: a mail to one applicant, or to those of a bulk move who are
 * still where it put them. The fields are filled in for each; whoever asked to be erased gets none. It
 * waits a minute, and at night until the morning; until then `takeBackMessage` removes it. A repeat
 * with the same `message_id` writes nothing.
 */
export const messageApplicants = async (
  payload: Payload,
  user: User,
  { to, message_id = randomUUID(), subject, text }: MessageUpdate,
): Promise<Answer> => {
  for (const [field, value] of Object.entries({ subject, text })) {
    const problem = messageProblem(value)
    if (problem) return refuseField(field, problem)
  }
  if (
    typeof to === 'string' &&
    (await payload.count({ collection: 'activities', where: movesOf(to) })).totalDocs >
      MESSAGE_PEOPLE_MAX
  ) {
    return refuse(`A message goes to at most ${MESSAGE_PEOPLE_MAX} people at once.`)
  }
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  const linkOf = await statusLinks(payload, 'applications')
  const sendAt = sendingTime(new Date())
  let count = 0
  for await (const rows of addressees(payload, to)) {
    const mails = rows.map((row) => {
      const job = typeof row.job_id === 'object' ? row.job_id : null
      const values = messageValues({ ...row, job_title: job?.job_title ?? null })
      const filled = {
        subject: fillIn(subject, values).slice(0, SUBJECT_MAX_CHARS),
        text: fillIn(text, values),
      }
      return {
        ...renderMail(
          messageToApplicant(row, appliedJobTitle(job), filled, linkOf(row), facts),
          facts,
        ),
        key: messageKey(message_id, row.id),
        kind: 'message',
        to: row.email,
        application: row.id,
        next_try_at: sendAt.toISOString(),
      }
    })
    await putInOutbox(payload, ...mails)
    count += mails.length
  }
  if (count === 0) return refuse(await whyNobody(payload, to))
  const detail = `message ${message_id}`
  await record(payload, { by: user, action: 'change', subject: 'applications', count, detail })
  const mails = count === 1 ? '1 mail is' : `${count} mails are`
  const when = (await hasMailServer(payload))
    ? `sent at ${officeDateTime(sendAt.toISOString())}, Mumbai time.`
    : 'kept in the outbox, because no mail server is set.'
  return succeed({ message_id, count }, `${mails} ${when}`)
}

const whyNobody = async (payload: Payload, to: MessageUpdate['to']): Promise<string> => {
  if (typeof to !== 'number') return 'There is nobody to write to.'
  const person = await findApplication(payload, to)
  return person?.email === '' ? 'This person has no e-mail address: call them.' : NOT_LISTED
}

/**
 * Removes the mails of a message that are not sent yet, or the message by WhatsApp: all, or the one to an
 * application.
 */
export const takeBackMessage = async (
  payload: Payload,
  user: User,
  { take_back: message_id, id }: { take_back: string; id?: number },
): Promise<Answer> => {
  const { mails } = payload.db.tables
  const keys = id === undefined ? `${messageKey(message_id)}%` : messageKey(message_id, id)
  const ofMessage = and(eq(mails.kind, 'message'), like(mails.key, keys))
  const rows: { id: number; problem: string | null }[] = await payload.db.drizzle
    .select({ id: mails.id, problem: mails.problem })
    .from(mails)
    .where(ofMessage)
  const taken = await takeBackMails(payload, rows)
  if (taken.length === 0) {
    return refuse(
      rows.some(({ problem }) => problem === UNSURE)
        ? 'It cannot be taken back: nobody knows whether WhatsApp took it.'
        : 'It is too late: nothing of this message is waiting any more.',
    )
  }
  const count = taken.length
  const detail = `message ${message_id} taken back`
  await record(payload, { by: user, action: 'change', subject: 'applications', count, detail })
  const rest = rows.length - count
  return succeed(
    { count, left: rest },
    `${count} taken back.${rest > 0 ? ` ${rest} ${rest === 1 ? 'was' : 'were'} sent before.` : ''}`,
  )
}

/** What the outbox takes: the values of a person may make a subject longer. */
const SUBJECT_MAX_CHARS = 200

type Addressee = Pick<
  Application,
  'id' | 'name' | 'email' | 'position' | 'reference' | 'createdAt' | 'job_id' | 'language'
>

/** The changes of stage of a bulk move. */
const movesOf = (batch: string): Where => ({
  and: [{ batch: { equals: batch } }, { kind: { equals: 'stage' } }],
})

/** The applicants that a message goes to, in pages, with their jobs. */
async function* addressees(payload: Payload, to: MessageUpdate['to']): AsyncGenerator<Addressee[]> {
  const find = async (where: Where): Promise<Addressee[]> => {
    const { docs } = await payload.find({
      collection: 'applications',
      where: {
        and: [
          where,
          LISTED,
          { erasure_asked_at: { exists: false } },
          // A walk-in may have no e-mail address.
          { email: { not_equals: '' } },
        ],
      },
      depth: 1,
      pagination: false,
    })
    return docs
  }
  if (typeof to === 'number') {
    yield await find({ id: { equals: to } })
    return
  }
  for await (const page of pagesOf(payload, 'activities', movesOf(to), ['application', 'to'])) {
    const [first] = page
    if (!isStage(first?.to)) continue
    const ids = page.map(({ application }) => Number(application))
    // Moved on since: the message is about a stage that they have left.
    yield await find({ and: [{ id: { in: ids } }, { stage: { equals: first.to } }] })
  }
}
