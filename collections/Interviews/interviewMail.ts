import type { MailContent, MailPart } from '@/collections/Mails/layout'
import { greeting, noMoneyWarning, statusPageButton } from '@/collections/Mails/parts'
import { officeDay } from '@/lib/shared/format'
import { isolatedIn } from '@/lib/shared/isolated'
import { longDateIn } from '@/messages/dateIn'
import { wordsIn } from '@/messages/wordsIn'
import type { Application, Interview, InterviewSeat, SiteSetting } from '@/payload-types'
import type { Bring } from './shared/keys'

/** Why people of a day get a mail. */
export type Occasion = 'invited' | 'changed' | 'off'

export type Addressee = Pick<
  Application,
  'id' | 'name' | 'email' | 'reference' | 'language' | 'job_id'
>

type About = {
  interview: Interview
  seat: Pick<InterviewSeat, 'time' | 'number'>
  person: Addressee
  occasion: Occasion
  now: Date
  /** What the office adds. */
  text?: string
}

/** A time of a day ('YYYY-MM-DD') in Mumbai, for its name. */
const atNoon = (day: string): string => `${day}T12:00:00+05:30`

/** What is sent: when, where, the map if the day has one, what to bring, and the link to answer. */
export const interviewMail = (
  { interview, seat, person, occasion, now, text }: About,
  link: string,
  facts: SiteSetting,
): MailContent => {
  const { language } = person
  const t = wordsIn(language, 'interviewMails')
  const card = wordsIn(language, 'interview')
  const dayOf = longDateIn(language)
  const day = dayOf(atNoon(interview.day))
  // What the office typed, mostly in English.
  const own = (text: string) => isolatedIn(language, text)
  const job = typeof interview.job === 'object' ? (interview.job?.job_title ?? '') : ''
  const { kind, place, address, map_url, answer_until } = interview
  const bring = interview.bring as Bring[] // only what interviewSchema allows is stored
  const rows: [string, string][] = [
    [card('job'), job],
    [card('yourDay'), day],
    [card('beThere'), seat.time],
    [card('number'), String(seat.number)],
    [card('where'), own([place, address].filter(Boolean).join(', '))],
    ...(interview.note ? [[card('note'), own(interview.note)] satisfies [string, string]] : []),
  ]
  const map: MailPart[] = map_url
    ? [{ kind: 'links', items: [{ label: card('map'), lines: [], href: map_url }] }]
    : []
  const isOff = occasion === 'off'
  // Invited by phone after the last day for answers: the card takes none any more.
  const isAsked = answer_until >= officeDay(now)
  return {
    language,
    subject: t(`${occasion}Subject`, { what: card(kind), day }),
    title: t(`${occasion}Title`),
    parts: [
      ...greeting(person.name, language),
      { kind: 'text', text: t(`${occasion}Text`) },
      ...(text ? [{ kind: 'text', text: t('fromOffice', { text: own(text) }) } as const] : []),
      { kind: 'facts', rows: isOff ? rows.slice(0, 2) : rows },
      ...(isOff ? [] : map),
      ...(isOff || bring.length === 0
        ? []
        : [{ kind: 'steps', title: card('bring'), items: bring.map((key) => card(key)) } as const]),
      ...(isOff
        ? []
        : [
            ...(isAsked
              ? [
                  {
                    kind: 'text',
                    text: card('answerBy', { date: dayOf(atNoon(answer_until)) }),
                  } as const,
                ]
              : []),
            statusPageButton(isAsked ? t('answer') : card('pageTitle'), link, language),
            { kind: 'text', text: card('payNobody') } as const,
          ]),
      noMoneyWarning(facts, language),
    ],
  }
}
