import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { renderMail } from '@/collections/Mails/layout'
import { hasMailServer } from '@/collections/Mails/mailServer'
import { messageKey } from '@/collections/Mails/messages'
import { putInOutbox } from '@/collections/Mails/outbox'
import { sendingTime } from '@/collections/Mails/shared/sendingTime'
import { LISTED } from '@/collections/PersonalData/listed'
import { cardLinks } from '@/collections/Submissions/statusLink'
import type { Answer } from '@/lib/server/calls/answers'
import { counted, officeDateTime } from '@/lib/shared/format'
import { interviewMail, type Occasion } from './interviewMail'
import { changingSeats, interviewById, isTaken, type Seat } from './seats'

type Telling = {
  id: number
  occasion: Occasion
  tell: boolean
  now: Date
  /** The key of the mails: a repeat with it writes none twice. */
  message_id?: string
  /** What the office adds. */
  text?: string
}

/**
 * Changes a day under the lock of places, and mails its people after it, so that nobody's answer waits for
 * that. `change` returns the answer, and who is told when it succeeded.
 */
export const thenTell = async (
  payload: Payload,
  telling: Telling,
  change: () => Promise<[answer: Answer, people?: readonly Seat[]]>,
): Promise<Answer> => {
  const [{ status, body }, people = []] = await changingSeats(change)
  if (!telling.tell) return { status, body }
  const { said, message_id } = await tellPeople(payload, people, telling)
  const message = [body.message, said].filter(Boolean).join(' ')
  return { status, body: { ...body, message, ...(message_id && { message_id }) } }
}

/**
 * Mails the people of a day, each in their language, through the outbox: after a minute, and at night in
 * the morning. Who has no e-mail address or asked to be erased gets none. Returns a sentence for staff,
 * and by which key the mails can be taken back.
 */
const tellPeople = async (
  payload: Payload,
  seats: readonly Seat[],
  { id, occasion, now, message_id = randomUUID(), text = '' }: Telling,
): Promise<{ said: string; message_id?: string }> => {
  // Who said that they cannot come learns nothing new.
  const told = seats.filter((seat) => (occasion === 'invited' ? !seat.isHidden : isTaken(seat)))
  if (told.length === 0) return { said: '' }
  const interview = await interviewById(payload, id)
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  const linkOf = await cardLinks(payload)
  const people = await addressees(payload, told)
  if (!interview || people.length === 0) return { said: 'Nobody has an e-mail address: call them.' }
  const sendAt = sendingTime(now)
  const mails = people.map(({ seat, person }) => ({
    ...renderMail(
      interviewMail({ interview, seat, person, occasion, now, text }, linkOf(person), facts),
      facts,
    ),
    key: messageKey(message_id, person.id),
    kind: 'message' as const,
    to: person.email,
    application: person.id,
    next_try_at: sendAt.toISOString(),
  }))
  const ids = people.map(({ person }) => person.id)
  // Written by this action before its answer was lost.
  const before = (await mailedWith(payload, message_id, ids)).size
  await putInOutbox(payload, ...mails)
  const without = told.length - people.length
  const sentences = [
    await mailedWords(payload, mails.length - before, sendAt),
    before > 0 && `${counted(before, 'person has', 'people have')} this mail already, as it was.`,
    without > 0 && `${without} without an e-mail address: call them.`,
  ]
  return { said: sentences.filter(Boolean).join(' '), message_id }
}

const mailedWords = async (payload: Payload, count: number, sendAt: Date): Promise<string> => {
  if (count === 0) return ''
  const mailed = `${counted(count, 'mail')} to send`
  return (await hasMailServer(payload))
    ? `${mailed} at ${officeDateTime(sendAt.toISOString())}, Mumbai time.`
    : `${mailed}, kept in the outbox because no mail server is set.`
}

/** Those of the applications that have a mail of this action. */
export const mailedWith = async (
  payload: Payload,
  message_id: string,
  applications: readonly number[],
): Promise<Set<number>> => {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { key: { in: applications.map((id) => messageKey(message_id, id)) } },
    depth: 0,
    pagination: false,
    select: { key: true },
  })
  const keys = new Set(docs.map(({ key }) => key))
  return new Set(applications.filter((id) => keys.has(messageKey(message_id, id))))
}

/** Those of the seats whose people can get a mail, in the same order. */
export const addressees = async <S extends { application: number }>(
  payload: Payload,
  seats: readonly S[],
) => {
  const { docs } = await payload.find({
    collection: 'applications',
    where: {
      and: [
        { id: { in: seats.map(({ application }) => application) } },
        LISTED,
        { erasure_asked_at: { exists: false } },
        { email: { not_equals: '' } },
      ],
    },
    depth: 0,
    pagination: false,
    select: { name: true, email: true, reference: true, language: true, job_id: true },
  })
  return seats.flatMap((seat) => {
    const person = docs.find(({ id }) => id === seat.application)
    return person ? [{ seat, person }] : []
  })
}
