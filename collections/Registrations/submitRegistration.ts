import type { Payload } from 'payload'
import { isDialCode } from '@/collections/Countries/countries'
import { positions } from '@/collections/Positions/positions'
import { submitWithResume } from '@/collections/Submissions/submitWithResume'
import { type Answer, refuse, refuseField } from '@/lib/server/answers'
import type { UploadedFile } from '@/lib/server/receivedFile'
import { MESSAGES } from '@/lib/shared/messages'
import { registrationMails } from './email'
import { OTHER_POSITION } from './shared/industries'
import { POSITION_NAME_REQUIRED, type RegistrationValues } from './shared/schema'

/** The version of the terms, stored with each registration (docs/product.md §10.1). */
export const TERMS_VERSION = '2026-11'

type Submit = {
  payload: Payload
  values: RegistrationValues
  raw: Record<string, unknown>
  file: UploadedFile | null
}

/** registration.php: a candidate registers for messages about jobs. */
export const submitRegistration = async ({
  payload,
  values,
  raw,
  file,
}: Submit): Promise<Answer> => {
  if (raw.website) return refuse(MESSAGES.spamSuspected)
  if (!(await isDialCode(values.country_code))) {
    return refuseField('country_code', 'You must select the country code')
  }
  const position = (await positions()).find(({ id }) => String(id) === values.position)
  if (!position) return refuseField('position', 'Position is required')
  const isOther = position.name === OTHER_POSITION
  if (isOther && !values.position_Name) return refuseField('position_Name', POSITION_NAME_REQUIRED)
  const { resume: _resume, terms: _terms, ...fields } = values
  return submitWithResume({
    payload,
    collection: 'registrations',
    mails: registrationMails,
    letters: 'RG',
    identity: ['registration', values.email, values.whatsup_no],
    values,
    phone: values.whatsup_no,
    raw,
    file,
    row: (stored) => ({
      ...fields,
      ...stored,
      position: position.id,
      // The name comes from the id; the typed one counts only for Other (docs/product.md §10.1).
      position_Name: isOther ? values.position_Name : position.name,
      gulf_exp: Number(values.gulf_exp),
      india_exp: Number(values.india_exp),
      terms: true,
      terms_version: TERMS_VERSION,
      terms_at: new Date().toISOString(),
    }),
    message: MESSAGES.registrationSucceeded,
  })
}
