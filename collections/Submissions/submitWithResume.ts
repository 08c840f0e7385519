import { createHash } from 'node:crypto'
import { type Answer, refuseField, succeed } from '@/lib/server/answers'
import type { UploadedFile } from '@/lib/server/body'
import { putFile, removeFile } from '@/lib/server/storage'
import { RESUME_TYPES } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import { checkResumeFile } from './checkResumeFile'
import { createOnce, type Once, type OnceKeys } from './createOnce'
import { phoneNumber } from './phoneNumber'
import { type Consents, storedConsent } from './shared/consent'
import { sourceOf } from './shared/sources'

/** The fields that applications and registrations store alike. */
type Stored = OnceKeys &
  ReturnType<typeof storedConsent> &
  ReturnType<typeof phoneNumber> & {
    upload_resume: string
    resume_name: string
    resume_type: string
    resume_size: number
    resume_sha256: string
    source: ReturnType<typeof sourceOf>
    revision: number
  }

type Submission = Omit<Once, 'create' | 'submission_id'> & {
  values: Consents & { country_code: string }
  /** The phone number as typed. */
  phone: string
  /** The fields as sent. */
  raw: Record<string, unknown>
  file: UploadedFile | null
  create: (stored: Stored) => Promise<{ reference: string }>
  /** The message of success. */
  message: string
}

/**
 * The last steps of applying and registering: checks the resume, stores its bytes (synced to disk),
 * then the row, then the mails. The response has the reference. A repeat of the same form stores no
 * second row and no second file.
 */
export const submitWithResume = async (submission: Submission): Promise<Answer> => {
  const { values, phone, raw, file, create, message, ...once } = submission
  const resume = file ? await checkResumeFile(file) : null
  if (!file || !resume?.ok) return refuseField('resume', MESSAGES.resumeRefused)
  const checksum = createHash('sha256').update(file.bytes).digest('hex')
  let stored: string | undefined
  let isKept = false
  try {
    const { reference, isNew } = await createOnce({
      ...once,
      submission_id: raw.submission_id,
      identity: [...once.identity, checksum],
      create: async (keys) => {
        stored ??= await putFile('resume', resume.extension, file.bytes)
        return create({
          ...keys,
          ...phoneNumber(values.country_code, phone),
          ...storedConsent(values),
          upload_resume: stored,
          resume_name: resume.name,
          resume_type: RESUME_TYPES[resume.extension],
          resume_size: file.size,
          resume_sha256: checksum,
          source: sourceOf(raw.source),
          revision: 0,
        })
      },
    })
    isKept = isNew
    return succeed({ reference }, message)
  } finally {
    if (stored && !isKept) await removeFile('resume', stored)
  }
}
