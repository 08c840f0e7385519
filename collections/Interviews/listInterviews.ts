import type { Payload, Where } from 'payload'
import { recordList } from '@/collections/Audit/recordReads'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { officeDay } from '@/lib/shared/format'
import { parseId } from '@/lib/shared/ids'
import { readPage } from '@/lib/shared/paginate'
import type { User } from '@/payload-types'
import { detailsJson, interviewsJson } from './interviewJson'

const PER_PAGE = 20

/** interview_list.php: a page of the days to come, the next first, or of those past, the last first. */
export const listInterviews = async (
  payload: Payload,
  query: URLSearchParams,
  now = new Date(),
): Promise<Answer> => {
  const { number: page, size: limit } = readPage(query) ?? { number: 1, size: PER_PAGE }
  const today = officeDay(now)
  const isPast = query.get('when') === 'past'
  const where: Where = { day: isPast ? { less_than: today } : { greater_than_equal: today } }
  const sort = isPast ? ['-day', '-id'] : ['day', 'id']
  const { docs, totalDocs } = await payload.find({
    ...({ collection: 'interviews', where, sort, page, limit, depth: 2 } as const),
  })
  return succeed({ interviews: await interviewsJson(payload, docs), total: totalDocs })
}

export const INTERVIEW_UNKNOWN = 'This day is no longer there.'

/** interview.php: a day with its people. */
export const openInterview = async (
  payload: Payload,
  user: User,
  query: URLSearchParams,
): Promise<Answer> => {
  const id = parseId(query.get('id'))
  const interview =
    id === null
      ? null
      : await payload.findByID({ collection: 'interviews', id, depth: 2, disableErrors: true })
  if (!interview) return refuse(INTERVIEW_UNKNOWN)
  const details = await detailsJson(payload, interview)
  const count = details.seats.length
  await recordList(payload, user, { subject: 'applications', count, isWhole: false, filters: [] })
  return succeed({ interview: details })
}
