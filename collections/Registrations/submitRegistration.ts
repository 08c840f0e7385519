import type { Payload } from 'payload'
import { isDialCode } from '@/collections/Countries/countries'
import { writeMailsSoon } from '@/collections/Mails/writeMailsSoon'
import { positions } from '@/collections/Positions/positions'
import { beginOnce } from '@/collections/Submissions/beginOnce'
import { candidateFields } from '@/collections/Submissions/candidateFields'
import { checkResumeFile } from '@/collections/Submissions/checkResumeFile'
import { insertWithResume, keepResume } from '@/collections/Submissions/keepResume'
import { receiptOf } from '@/collections/Submissions/statusLink'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import type { UploadedFile } from '@/lib/server/calls/receivedFile'
import { yearsOf } from '@/lib/shared/fields'
import type { Language } from '@/lib/shared/languages'
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
  /** The language of the form, in which we answer later too. */
  language: Language
}

/** registration.php: a candidate registers for messages about jobs; stored like an application. */
export const submitRegistration = async ({
  payload,
  values,
  raw,
  file,
  language,
}: Submit): Promise<Answer> => {
  if (raw.website) return refuse(MESSAGES.spamSuspected)
  if (!(await isDialCode(values.country_code))) {
    return refuseField('country_code', 'You must select the country code')
  }
  const position = (await positions()).find(({ id }) => String(id) === values.position)
  if (!position) return refuseField('position', 'Position is required')
  const isOther = position.name === OTHER_POSITION
  if (isOther && !values.position_Name) return refuseField('position_Name', POSITION_NAME_REQUIRED)
  const resume = file ? await checkResumeFile(file) : null
  if (!file || !resume?.ok) return refuseField('resume', MESSAGES.resumeRefused)
  const once = await beginOnce({
    payload,
    collection: 'registrations',
    letters: 'RG',
    submission_id: raw.submission_id,
    identity: ['registration', values.email, values.whatsup_no, file.sha256()],
  })
  if (once.earlier) return succeed({ reference: once.earlier }, MESSAGES.registrationSucceeded)
  const { resume: _resume, terms: _terms, ...fields } = values
  const created = await insertWithResume(once, {
    ...fields,
    ...candidateFields(values, values.whatsup_no, raw.source, language),
    ...(await keepResume(file, resume)),
    position: position.id,
    // The name comes from the id; the typed one counts only for Other (docs/product.md §10.1).
    position_Name: isOther ? values.position_Name : position.name,
    gulf_exp: yearsOf(values.gulf_exp),
    india_exp: yearsOf(values.india_exp),
    terms: true,
    terms_version: TERMS_VERSION,
    terms_at: new Date().toISOString(),
  })
  writeMailsSoon(payload, registrationMails, created.reference)
  const receipt = await receiptOf(payload, 'registrations', created, language)
  return succeed(receipt, MESSAGES.registrationSucceeded)
}
