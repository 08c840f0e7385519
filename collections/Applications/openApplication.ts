import type { Payload } from 'payload'
import { activitiesOf } from '@/collections/Activities/activities'
import { optedOut } from '@/collections/OptOuts/optOut'
import { consentDetails } from '@/collections/OptOuts/shared/json'
import { greeting } from '@/collections/Submissions/greeting'
import { samePerson } from '@/collections/Submissions/samePerson'
import { listedRow, recordView } from '@/collections/Submissions/staffRow'
import { type Answer, refuse, succeed } from '@/lib/server/answers'
import { parseId } from '@/lib/shared/ids'
import type { Application, User } from '@/payload-types'
import { type ApplicationDetails, applicationJson } from './shared/json'

export const NOT_LISTED = 'This applicant is no longer on the list.'

/** application.php: everything of one application. Marks it as seen, and puts it on record. */
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

/** What the side panel shows. Wants the job and the list populated. */
export const applicationDetails = async (
  payload: Payload,
  application: Application,
): Promise<ApplicationDetails> => {
  const { id, name, email, phone_e164 } = application
  const [activities, others, text, stopped] = await Promise.all([
    activitiesOf(payload, { application: id }),
    samePerson(payload, { kind: 'application', id, name, email, phone_e164 }),
    greeting(payload, application),
    optedOut(payload, phone_e164 ? [phone_e164] : []),
  ])
  return {
    application: {
      ...applicationJson(application),
      ...consentDetails(application, stopped.size > 0),
    },
    activities,
    others,
    greeting: text,
  }
}
