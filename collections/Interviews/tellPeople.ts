import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { type MailContent, renderMail } from '@/collections/Mails/layout'
import { hasMailServer } from '@/collections/Mails/mailServer'
import { messageKey } from '@/collections/Mails/messages'
import { putInOutbox } from '@/collections/Mails/outbox'
import { greeting, noMoneyWarning, statusPageButton } from '@/collections/Mails/parts'
import { sendingTime } from '@/collections/Mails/shared/sendingTime'
import { cardLinks } from '@/collections/Submissions/statusLink'
import { counted, officeDateTime } from '@/lib/shared/format'
import { longDateIn } from '@/messages/dateIn'
import { wordsIn } from '@/messages/wordsIn'
import type { Application, Interview, InterviewSeat, SiteSetting } from '@/payload-types'
import { interviewById, isTaken } from './seats'
import type { Bring } from './shared/keys'

/** Why people of a day get a mail. */
type Occasion = 'invited' | 'changed' | 'off'

/**
 * Mails the people of a day, each in their language, through the outbox: after a minute, and at night in
 * the morning. Who has no e-mail address or asked to be erased gets none. Returns a sentence for staff.
 */
export const tellPeople = async (
  payload: Payload,
  id: number,
  seats: readonly InterviewSeat[],
  occasion: Occasion,
  now: Date,
): Promise<string> => {
  const interview = await interviewById(payload, id)
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  const linkOf = await cardLinks(payload)
  // Who said that they cannot come learns nothing new.
  const told = occasion === 'invited' ? seats : seats.filter(isTaken)
  const people = await addressees(payload, told)
  if (!interview || people.length === 0) return 'Nobody has an e-mail address: call them.'
  const sendAt = sendingTime(now)
  const message = randomUUID()
  const mails = people.map(({ seat, person }) => ({
    ...renderMail(
      interviewMail({ interview, seat, person, occasion }, linkOf(person), facts),
      facts,
    ),
    key: messageKey(message, person.id),
    kind: 'message' as const,
    to: person.email,
    application: person.id,
    next_try_at: sendAt.toISOString(),
  }))
  await putInOutbox(payload, ...mails)
  const without = told.length - people.length
  const others = without > 0 ? ` ${without} without an e-mail address: call them.` : ''
  const mailed = `${counted(people.length, 'mail')} to send`
  return (await hasMailServer(payload))
    ? `${mailed} at ${officeDateTime(sendAt.toISOString())}, Mumbai time.${others}`
    : `${mailed}, kept in the outbox because no mail server is set.${others}`
}

type Person = Pick<Application, 'id' | 'name' | 'email' | 'reference' | 'language' | 'job_id'>

const addressees = async (payload: Payload, seats: readonly InterviewSeat[]) => {
  const { docs } = await payload.find({
    collection: 'applications',
    where: {
      and: [
        { id: { in: seats.map(({ application }) => application) } },
        { quarantined_at: { exists: false } },
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

type About = { interview: Interview; seat: InterviewSeat; person: Person; occasion: Occasion }

/** What is sent: when, where, what to bring, and the link to answer. */
export const interviewMail = (
  { interview, seat, person, occasion }: About,
  link: string,
  facts: SiteSetting,
): MailContent => {
  const { language } = person
  const t = wordsIn(language, 'interviewMails')
  const card = wordsIn(language, 'interview')
  const dayOf = longDateIn(language)
  const day = dayOf(`${interview.day}T12:00:00+05:30`)
  const job = typeof interview.job === 'object' ? (interview.job?.job_title ?? '') : ''
  const { kind, place, address } = interview
  const bring = interview.bring as Bring[] // only what interviewSchema allows is stored
  const rows: [string, string][] = [
    [card('job'), job],
    [card('yourDay'), day],
    [card('beThere'), seat.time],
    [card('number'), String(seat.number)],
    [card('where'), [place, address].filter(Boolean).join(', ')],
    ...(interview.note ? [[card('note'), interview.note] satisfies [string, string]] : []),
  ]
  const isOff = occasion === 'off'
  return {
    language,
    subject: t(`${occasion}Subject`, { what: card(kind), day }),
    title: t(`${occasion}Title`),
    parts: [
      ...greeting(person.name, language),
      { kind: 'text', text: t(`${occasion}Text`) },
      { kind: 'facts', rows: isOff ? rows.slice(0, 2) : rows },
      ...(isOff || bring.length === 0
        ? []
        : [{ kind: 'steps', title: card('bring'), items: bring.map((key) => card(key)) } as const]),
      ...(isOff
        ? []
        : [
            {
              kind: 'text',
              text: card('answerBy', { date: dayOf(`${interview.answer_until}T12:00:00+05:30`) }),
            } as const,
            statusPageButton(t('answer'), link, language),
            { kind: 'text', text: card('payNobody') } as const,
          ]),
      noMoneyWarning(facts, language),
    ],
  }
}
