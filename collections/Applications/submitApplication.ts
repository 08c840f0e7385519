import type { Payload } from 'payload'
import { isDialCode } from '@/collections/Countries/countries'
import { findJobState, isOpen } from '@/collections/Jobs/jobs'
import { writeMailsSoon } from '@/collections/Mails/writeMailsSoon'
import { beginOnce } from '@/collections/Submissions/beginOnce'
import { candidateFields } from '@/collections/Submissions/candidateFields'
import { checkResumeFile } from '@/collections/Submissions/checkResumeFile'
import { insertWithResume, keepResume } from '@/collections/Submissions/keepResume'
import { receiptOf } from '@/collections/Submissions/statusLink'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/calls/answers'
import type { UploadedFile } from '@/lib/server/calls/receivedFile'
import type { Language } from '@/lib/shared/languages'
import { MESSAGES } from '@/lib/shared/messages'
import { applicationMails } from './email'
import type { ApplyValues } from './shared/schema'

type Submit = {
  payload: Payload
  values: ApplyValues
  raw: Record<string, unknown>
  file: UploadedFile | null
  /** The language of the form, in which we answer later too. */
  language: Language
}

/**
 * job_applied.php: a candidate applies for an open job, or ('general' or 0) for none in particular. The
 * file is on disk before its row, and the row before the answer. The mails are derived from the row
 * later (docs/adr/0029). A repeat of the same form stores no second row and no second file.
 */
export const submitApplication = async ({
  payload,
  values,
  raw,
  file,
  language,
}: Submit): Promise<Answer> => {
  if (raw.website) return refuse(MESSAGES.spamSuspected)
  const applied = await appliedJob(payload, raw.job_id)
  if (!applied.ok) return refuse(applied.message)
  if (!(await isDialCode(values.country_code))) {
    return refuseField('country_code', 'Country code is required')
  }
  const resume = file ? await checkResumeFile(file) : null
  if (!file || !resume?.ok) return refuseField('resume', MESSAGES.resumeRefused)
  const { job_id, is_sample } = applied
  const once = await beginOnce({
    payload,
    collection: 'applications',
    letters: 'AP',
    submission_id: raw.submission_id,
    identity: ['application', values.email, String(job_id), file.sha256()],
  })
  if (once.earlier) return succeed({ reference: once.earlier }, MESSAGES.applySucceeded)
  const { resume: _resume, ...fields } = values
  const created = await insertWithResume(once, {
    ...fields,
    ...candidateFields(values, values.mobile, raw.source, language),
    ...(await keepResume(file, resume)),
    stage: 'new',
    job_id,
    is_sample,
  })
  writeMailsSoon(payload, applicationMails, created.reference)
  const receipt = await receiptOf(payload, 'applications', created, language)
  return succeed(receipt, MESSAGES.applySucceeded)
}

type Applied =
  | { ok: true; job_id: number | null; is_sample: boolean }
  | { ok: false; message: string }

/**
 * An unknown or non-numeric id is refused, never turned into a general application (docs/product.md
 * §10.1).
 */
const appliedJob = async (payload: Payload, job_id: unknown): Promise<Applied> => {
  if (job_id === 'general' || job_id === '0') return { ok: true, job_id: null, is_sample: false }
  const job = await findJobState(payload, job_id)
  if (!job) return { ok: false, message: MESSAGES.jobUnknown }
  if (!isOpen(job, new Date())) return { ok: false, message: MESSAGES.jobClosed }
  return { ok: true, job_id: job.id, is_sample: job.is_sample === true }
}
