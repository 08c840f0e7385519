import type { Payload } from 'payload'
import { activitiesOf } from '@/collections/Activities/activities'
import { optedOut } from '@/collections/OptOuts/optOut'
import { consentDetails } from '@/collections/OptOuts/shared/json'
import { greet } from '@/collections/Submissions/greeting'
import { samePerson } from '@/collections/Submissions/samePerson'
import { resumeState } from '@/collections/Submissions/shared/resumeState'
import { listedRow, recordView } from '@/collections/Submissions/staffRow'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { parseId } from '@/lib/shared/ids'
import type { Registration, User } from '@/payload-types'
import { phoneOf } from './registrations'
import { type RegistrationDetails, registrationJson } from './shared/json'

export const NOT_LISTED = 'This registration is no longer on the list.'

/**
 * registration_details.php: all details of one registration. Marks it as seen and records the view.
 */
export const openRegistration = async (
  payload: Payload,
  user: User,
  given: unknown,
): Promise<Answer> => {
  const id = parseId(given)
  const row = id === null ? null : await findRegistration(payload, id)
  if (!row) return refuse(NOT_LISTED)
  await recordView(payload, user, 'registrations', row)
  return succeed(await registrationDetails(payload, row))
}

/** A registration with its list, unless it is in quarantine. */
export const findRegistration = async (
  payload: Payload,
  id: number,
): Promise<Registration | null> => {
  const { docs } = await payload.find({ collection: 'registrations', ...listedRow(id) })
  return docs[0] ?? null
}

/** What the detail pane shows. Needs the broadcast list populated (depth 1). */
export const registrationDetails = async (
  payload: Payload,
  row: Registration,
): Promise<RegistrationDetails> => {
  const { id, full_name: name, email, phone_e164, reference } = row
  const [activities, person, greeting, stopped] = await Promise.all([
    activitiesOf(payload, { registration: id }),
    samePerson(payload, { collection: 'registrations', id, name, email, phone_e164 }),
    greet(payload, { name, about: aboutOf(row), reference }),
    optedOut(payload, [phoneOf(row)]),
  ])
  const opted_out = stopped.has(phoneOf(row))
  return {
    registration: {
      ...registrationJson(row, opted_out),
      ...consentDetails(row, opted_out),
      source: row.source,
      language: row.language,
      resume_state: resumeState(row),
      terms_version: row.terms_version,
      terms_at: row.terms_at,
      listed_on: row.listed_on ?? null,
    },
    activities,
    ...person,
    greeting,
  }
}

const aboutOf = ({ source, position_Name }: Registration): string =>
  source === 'import'
    ? `You gave us your details as ${position_Name}`
    : `You registered with us as ${position_Name}`
