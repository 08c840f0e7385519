import { DAY_MS } from '@/lib/shared/limits'
import { foldedLine, vcardText as text } from './vcard'

/** An appointment at an hour of Mumbai, or on a whole day. */
export type Appointment = {
  /** Stays the same when the day or the hour changes, so that a calendar replaces the old one. */
  uid: string
  /** When what it says last changed: a calendar keeps the newest of two files. */
  changedAt: Date
  isCancelled: boolean
  /** 'YYYY-MM-DD'. */
  day: string
  /** 'HH:MM'; null for the whole day. */
  time: string | null
  summary: string
  location: string
  description: string
}

/**
 * A calendar file (RFC 5545) of one appointment. It reminds on the evening before: the hour before the
 * appointment may be at night, or too late to set out.
 */
export const calendarFile = (
  { uid, changedAt, isCancelled, day, time, summary, location, description }: Appointment,
  now: Date,
): string => {
  const evening = new Date(Date.parse(`${day}T18:00:00+05:30`) - DAY_MS)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//overseas//calendar//EN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...(time === null ? [] : MUMBAI),
    'BEGIN:VEVENT',
    `UID:${text(uid)}`,
    `DTSTAMP:${utc(now)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    // Rises with each change. A counter of seconds needs no field, and fits into the 31 bits of an INTEGER.
    `SEQUENCE:${Math.max(0, Math.floor((changedAt.getTime() - FIRST_YEAR) / 1000))}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(time === null ? wholeDay(day) : hourOf(day, time)),
    `SUMMARY:${text(summary)}`,
    ...(location ? [`LOCATION:${text(location)}`] : []),
    `DESCRIPTION:${text(description)}`,
    ...(isCancelled
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${text(summary)}`,
          `TRIGGER;VALUE=DATE-TIME:${utc(evening)}`,
          'END:VALARM',
        ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldedLine(line)}\r\n`)
    .join('')
}

/** A calendar file as the answer to a request; nobody keeps a copy on the way. */
export const calendarResponse = (file: string, name: string): Response =>
  new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.ics"`,
      'Cache-Control': 'no-store',
    },
  })

/** A day without a zone: it is the same day wherever the phone is. */
const wholeDay = (day: string): string[] => [
  `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
  'DURATION:P1D',
  // A reminder, not a time at which somebody is busy.
  'TRANSP:TRANSPARENT',
]

const hourOf = (day: string, time: string): string[] => [
  `DTSTART;TZID=${ZONE}:${day.replaceAll('-', '')}T${time.replace(':', '')}00`,
  // Nobody knows how long it takes. Some calendars do not show what has no length.
  'DURATION:PT1H',
]

const FIRST_YEAR = Date.UTC(2026, 0)

const ZONE = 'Asia/Kolkata'

/** The clock of Mumbai, the same all year. */
const MUMBAI = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** '20261204T123000Z'. */
const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')
