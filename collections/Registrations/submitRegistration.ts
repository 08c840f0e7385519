import type { Payload } from 'payload'
import { isDialCode } from '@/collections/Countries/isDialCode'
import { tryToWriteMails } from '@/collections/Mails/writeMails'
import { positions } from '@/collections/Positions/positions'
import { checkResumeFile } from '@/collections/Submissions/checkResumeFile'
import { phoneNumber } from '@/collections/Submissions/phoneNumber'
import { storedConsent } from '@/collections/Submissions/shared/consent'
import { sourceOf } from '@/collections/Submissions/shared/sources'
import { submitOnce } from '@/collections/Submissions/submitOnce'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/answers'
import type { UploadedFile } from '@/lib/server/body'
import { MESSAGES } from '@/lib/shared/messages'
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

/** registration.php: a candidate registers; the row feeds the broadcast list. */
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
  const judged = file ? await checkResumeFile(file) : null
  if (!file || !judged?.ok) return refuseField('resume', MESSAGES.resumeRefused)

  const { resume: _file, terms: _terms, ...fields } = values
  const { reference } = await submitOnce({
    payload,
    collection: 'registrations',
    kind: 'RG',
    submission_id: raw.submission_id,
    identity: ['registration', values.email, values.whatsup_no],
    resume: file,
    judged,
    create: (stored) =>
      payload.create({
        collection: 'registrations',
        data: {
          ...fields,
          ...stored,
          ...phoneNumber(values.country_code, values.whatsup_no),
          ...storedConsent(values),
          source: sourceOf(raw.source),
          revision: 0,
          position: position.id,
          // The name comes from the id; the typed one counts only for Other (docs/product.md
          // §10.1).
          position_Name: isOther ? values.position_Name : position.name,
          gulf_exp: Number(values.gulf_exp),
          india_exp: Number(values.india_exp),
          terms: true,
          terms_version: TERMS_VERSION,
          terms_at: new Date().toISOString(),
        },
      }),
  })
  await tryToWriteMails(payload, 'registrations', reference)
  return succeed({ reference }, MESSAGES.registrationSucceeded)
}
