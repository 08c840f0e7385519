import type { Payload } from 'payload'
import { isDialCode } from '@/collections/Countries/isDialCode'
import { findJob, isOpen } from '@/collections/Jobs/jobs'
import { tryToWriteMails } from '@/collections/Mails/writeMails'
import { checkResumeFile } from '@/collections/Submissions/checkResumeFile'
import { phoneNumber } from '@/collections/Submissions/phoneNumber'
import { storedConsent } from '@/collections/Submissions/shared/consent'
import { sourceOf } from '@/collections/Submissions/shared/sources'
import { submitOnce } from '@/collections/Submissions/submitOnce'
import { type Answer, refuse, refuseField, succeed } from '@/lib/server/answers'
import type { UploadedFile } from '@/lib/server/body'
import { MESSAGES } from '@/lib/shared/messages'
import type { ApplyValues } from './shared/schema'

type Submit = {
  payload: Payload
  values: ApplyValues
  raw: Record<string, unknown>
  file: UploadedFile | null
}

/** job_applied.php: someone applies for an open job, or, as 'general' or 0, for none in particular. */
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
  const judged = file ? await checkResumeFile(file) : null
  if (!file || !judged?.ok) return refuseField('resume', MESSAGES.resumeRefused)

  const { resume: _file, ...fields } = values
  const { reference } = await submitOnce({
    payload,
    collection: 'applications',
    kind: 'AP',
    submission_id: raw.submission_id,
    identity: ['application', values.email, String(applied.job_id)],
    resume: file,
    judged,
    create: (stored) =>
      payload.create({
        collection: 'applications',
        data: {
          ...fields,
          ...stored,
          ...phoneNumber(values.country_code, values.mobile),
          ...storedConsent(values),
          source: sourceOf(raw.source),
          stage: 'new',
          revision: 0,
          job_id: applied.job_id,
        },
      }),
  })
  await tryToWriteMails(payload, 'applications', reference)
  return succeed({ reference }, MESSAGES.applySucceeded)
}

type Applied = { ok: true; job_id: number | null } | { ok: false; message: string }

/**
 * An unknown or non-numeric id is refused, never turned into a general application (docs/product.md
 * §10.1).
 */
const appliedJob = async (payload: Payload, job_id: unknown): Promise<Applied> => {
  if (job_id === 'general' || job_id === '0') return { ok: true, job_id: null }
  const job = await findJob(payload, job_id)
  if (!job) return { ok: false, message: MESSAGES.jobUnknown }
  if (!isOpen(job, new Date())) return { ok: false, message: MESSAGES.jobClosed }
  return { ok: true, job_id: job.id }
}
