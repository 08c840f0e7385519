import type { Payload } from 'payload'
import { renderMail } from '@/collections/Mails/layout'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { interviewMail } from './interviewMail'
import { closedDay, offeredFrom } from './invite'
import { INTERVIEW_UNKNOWN } from './listInterviews'
import { firstFree, interviewById, seatsOn } from './seats'
import type { InvitationPreview } from './shared/json'
import { addressees } from './tellPeople'

type Asked = { id: number; applications: number[]; time?: string; text?: string }

/** Staff see the mail, and not the link by which the candidate answers. */
const NO_LINK = '#'

/**
 * interview_update.php, `preview`: the mail of an invitation as the first of these people with an e-mail
 * address will get it, with the place that is free now. Nothing is stored.
 */
export const previewInvitation = async (
  payload: Payload,
  { id, applications, time, text }: Asked,
  now = new Date(),
): Promise<Answer> => {
  const interview = await interviewById(payload, id)
  if (!interview) return refuse(INTERVIEW_UNKNOWN)
  const closed = closedDay(interview, now)
  if (closed) return refuse(closed)
  const [first] = await addressees(
    payload,
    applications.map((application) => ({ application })),
  )
  if (!first) return refuse('Nobody has an e-mail address: call them.')
  const free = firstFree(
    interview.slots,
    await seatsOn(payload, id),
    offeredFrom(interview, time, now),
  )
  if (!free) return refuse('No place is free from this hour on.')
  const { person } = first
  const seat = { time: free, number: interview.last_number + 1 }
  const facts = await payload.findGlobal({ slug: 'site-settings' })
  const content = interviewMail(
    { interview, seat, person, occasion: 'invited', now, text },
    NO_LINK,
    facts,
  )
  const preview: InvitationPreview = { to: person.name, ...renderMail(content, facts) }
  return succeed({ preview })
}
