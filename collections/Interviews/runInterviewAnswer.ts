import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { findByToken } from '@/collections/Submissions/statusLink'
import { type Answer, fail, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import en from '@/messages/en/interviewAnswers'
import type { Application } from '@/payload-types'
import { type Answered, answerSeat, moveSeat, unanswerable } from './candidateSeats'
import { comingSeats } from './cardView'
import type { InterviewAnswerValues } from './shared/schema'

type Call = { payload: Payload; values: InterviewAnswerValues }

/**
 * interview_answer.php: a candidate comes, cannot come, or moves to another time, by the signed link of
 * the status page. A repeat succeeds and changes nothing.
 */
export const runInterviewAnswer = async (
  { payload, values }: Call,
  now = new Date(),
): Promise<Answer> => {
  const opened = await findByToken(payload, values.token)
  if (opened?.kind !== 'applications') return fail.linkUnknown()
  const { seats, hasPast } = await comingSeats(payload, opened.row, now)
  const own = seats.find(({ seat }) => seat.id === values.seat)
  if (!own) return refuse(hasPast ? en.over : en.seatUnknown)
  const closed = unanswerable(own, now)
  if (closed) return refuse(REFUSALS[closed])
  const target = targetOf(values.to)
  if (values.answer === 'move' && !target) return refuseField('to', en.chooseTime)
  const { id: application } = opened.row
  const place = { application, seat: own.seat.id }
  const answered =
    values.answer === 'move' && target
      ? await moveSeat(payload, place, target, now)
      : await answerSeat(payload, place, values.answer === 'cannot' ? 'cannot' : 'coming', now)
  if (answered === 'done') await recordAnswer(payload, opened.row, values.answer)
  return answerOf(answered, values.answer)
}

const REFUSALS: Record<Exclude<Answered, 'done'>, string> = {
  full: en.full,
  late: en.late,
  // Who was seen at the door.
  door: en.late,
  calledOff: en.calledOff,
  gone: en.seatUnknown,
}

/** '12 09:30': the id of a day, and an hour. */
const targetOf = (to: string | null | undefined): { interview: number; time: string } | null => {
  const [, interview, time] = /^(\d{1,9}) (\d\d:\d\d)$/.exec(to ?? '') ?? []
  return interview && time ? { interview: Number(interview), time } : null
}

const DONE = { coming: en.coming, cannot: en.cannot, move: en.moved } as const

const answerOf = (answered: Answered, answer: InterviewAnswerValues['answer']): Answer => {
  if (answered === 'done') return succeed({}, DONE[answer])
  // The own place could be answered a moment ago: the hour that was chosen is gone.
  const isTargetGone = answer === 'move' && answered === 'late'
  return refuse(isTargetGone ? en.seatUnknown : REFUSALS[answered])
}

const recordAnswer = (payload: Payload, { id }: Application, answer: string) =>
  record(payload, {
    by: 'candidate',
    action: 'change',
    subject: 'applications',
    subject_id: id,
    detail: `interview ${answer}`,
  })
