import type { Payload } from 'payload'
import { findByToken } from '@/collections/Submissions/statusLink'
import { calendarFile } from '@/lib/server/calls/calendarFile'
import { env } from '@/lib/server/settings/env'
import type { Language } from '@/lib/shared/languages'
import { wordsIn } from '@/messages/wordsIn'
import { comingSeats, isBring } from './cardView'

/**
 * The calendar file of a place, in the language of the card; null when the link does not open the place.
 * That of a day which is called off, or of a place that the person has left, cancels the appointment.
 */
export const cardCalendar = async (
  payload: Payload,
  token: string | null,
  seatId: string | null,
  language: Language,
  now = new Date(),
): Promise<string | null> => {
  const opened = await findByToken(payload, token)
  if (opened?.kind !== 'applications') return null
  const { seats } = await comingSeats(payload, opened.row, now)
  const own = seats.find(({ seat }) => String(seat.id) === seatId)
  if (!own) return null
  const { seat, interview } = own
  const t = wordsIn(language, 'interview')
  const things = interview.bring.filter(isBring).map((thing) => t(thing))
  const job = typeof interview.job === 'object' ? (interview.job?.job_title ?? '') : ''
  return calendarFile(
    {
      // Of the place that the person had first, so that the file of another day replaces its entry.
      uid: `interview-${seat.calendar_seat ?? seat.id}-${opened.row.id}@${new URL(env.siteUrl).hostname}`,
      changedAt: new Date([seat.updatedAt, interview.updatedAt].sort().at(-1) ?? now),
      isCancelled: Boolean(interview.called_off_at) || seat.answer === 'cannot',
      day: interview.day,
      time: seat.time,
      summary: [t(interview.kind), job].filter(Boolean).join(': '),
      location: [interview.place, interview.address].filter(Boolean).join(', '),
      description: [
        t('fileNumber', { number: String(seat.number) }),
        ...(things.length > 0 ? [t('fileBring', { things: things.join(', ') })] : []),
        t('payNobody'),
      ].join('\n'),
    },
    now,
  )
}
