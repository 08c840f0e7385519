import type { Payload } from 'payload'
import { activitiesOf } from '@/collections/Activities/activities'
import { messagesTo } from '@/collections/Mails/messages'
import { optedOut } from '@/collections/OptOuts/optOut'
import { consentDetails } from '@/collections/OptOuts/shared/json'
import { greet } from '@/collections/Submissions/greeting'
import { samePerson } from '@/collections/Submissions/samePerson'
import { resumeState } from '@/collections/Submissions/shared/resumeState'
import { listedRow, recordView } from '@/collections/Submissions/staffRow'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { parseId } from '@/lib/shared/ids'
import type { Application, User } from '@/payload-types'
import { type ApplicationDetails, applicationJson } from './shared/json'

export const NOT_LISTED = 'This applicant is no longer on the list.'

/** application.php: all details of one application. Marks it as seen and records the view. */
export const openApplication = async (
  payload: Payload,
  user: User,
  given: unknown,
): Promise<Answer> => {
  const id = parseId(given)
  const application = id === null ? null : await findApplication(payload, id)
  if (!application) return refuse(NOT_LISTED)
  await recordView(payload, user, 'applications', application)
  return succeed(await applicationDetails(payload, application))
}

/** An application with its job, unless it is in quarantine. */
export const findApplication = async (
  payload: Payload,
  id: number,
): Promise<Application | null> => {
  const { docs } = await payload.find({ collection: 'applications', ...listedRow(id) })
  return docs[0] ?? null
}

/** The beginning of a WhatsApp message to an applicant. Needs the job populated (depth 1). */
export const greetApplicant = (
  payload: Payload,
  { name, position, reference, job_id }: Application,
): Promise<string> => {
  const applied = typeof job_id === 'object' && job_id ? job_id.job_title : position
  return greet(payload, { name, about: `You applied for ${applied}`, reference })
}

/** What the detail pane shows. Needs the job and the broadcast list populated (depth 1). */
export const applicationDetails = async (
  payload: Payload,
  application: Application,
): Promise<ApplicationDetails> => {
  const { id, name, email, phone_e164 } = application
  const [activities, messages, person, greeting, stopped] = await Promise.all([
    activitiesOf(payload, { application: id }),
    messagesTo(payload, id),
    samePerson(payload, { collection: 'applications', id, name, email, phone_e164 }),
    greetApplicant(payload, application),
    optedOut(payload, phone_e164 ? [phone_e164] : []),
  ])
  return {
    application: {
      ...applicationJson(application),
      ...consentDetails(application, stopped.size > 0),
      language: application.language,
      resume_state: resumeState(application),
    },
    activities,
    messages,
    ...person,
    greeting,
  }
}
