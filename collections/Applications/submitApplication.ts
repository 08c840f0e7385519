import type { Payload } from 'payload'
import { isDialCode } from '@/collections/Countries/countries'
import { findJobState, isOpen } from '@/collections/Jobs/jobs'
import { submitWithResume } from '@/collections/Submissions/submitWithResume'
import { type Answer, refuse, refuseField } from '@/lib/server/answers'
import type { UploadedFile } from '@/lib/server/receivedFile'
import { MESSAGES } from '@/lib/shared/messages'
import { applicationMails } from './email'
import type { ApplyValues } from './shared/schema'

type Submit = {
  payload: Payload
  values: ApplyValues
  raw: Record<string, unknown>
  file: UploadedFile | null
}

/**
 * job_applied.php: a candidate applies for an open job, or ('general' or 0) for none in particular.
 */
export const submitApplication = async ({
  payload,
  values,
  raw,
  file,
}: Submit): Promise<Answer> => {
  if (raw.website) return refuse(MESSAGES.spamSuspected)
  const applied = await appliedJob(payload, raw.job_id)
  if (!applied.ok) return refuse(applied.message)
  if (!(await isDialCode(values.country_code))) {
    return refuseField('country_code', 'Country code is required')
  }
  const { resume: _resume, ...fields } = values
  return submitWithResume({
    payload,
    collection: 'applications',
    mails: applicationMails,
    letters: 'AP',
    identity: ['application', values.email, String(applied.job_id)],
    values,
    phone: values.mobile,
    raw,
    file,
    row: (stored) => ({
      ...fields,
      ...stored,
      stage: 'new',
      job_id: applied.job_id,
      is_sample: applied.is_sample,
    }),
    message: MESSAGES.applySucceeded,
  })
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
