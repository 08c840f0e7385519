import { type Answer, refuseField, succeed } from '@/lib/server/answers'
import type { NewRow } from '@/lib/server/insertRows'
import type { UploadedFile } from '@/lib/server/receivedFile'
import { removeFile } from '@/lib/server/storage'
import { RESUME_TYPES } from '@/lib/shared/limits'
import { MESSAGES } from '@/lib/shared/messages'
import { checkResumeFile } from './checkResumeFile'
import { createOnce, type Once } from './createOnce'
import { phoneNumber } from './phoneNumber'
import { type Consents, storedConsent } from './shared/consent'
import type { CandidateCollection } from './shared/personalData'
import { sourceOf } from './shared/sources'

/** The fields that applications and registrations store alike. */
type Stored = ReturnType<typeof storedConsent> &
  ReturnType<typeof phoneNumber> & {
    reference: string
    dedupe_key: string
    upload_resume: string
    resume_name: string
    resume_type: string
    resume_size: number
    resume_sha256: string
    source: ReturnType<typeof sourceOf>
    revision: number
  }

type Submission<S extends CandidateCollection> = Omit<Once<S>, 'row' | 'submission_id'> & {
  values: Consents & { country_code: string }
  /** The phone number as typed. */
  phone: string
  /** The fields as sent. */
  raw: Record<string, unknown>
  file: UploadedFile | null
  /** Adds the fields of its own kind. */
  row: (stored: Stored) => NewRow<S>
  /** The message of success. */
  message: string
}

/**
 * The last steps of applying and registering: checks the resume, completes its file (synced to
 * disk), then stores the row, then answers. What follows from a submission, such as its mails, is
 * derived from the row later (docs/adr/0029). The response has the reference. A repeat of the same
 * form stores no second row and no second file.
 */
export const submitWithResume = async <S extends CandidateCollection>(
  submission: Submission<S>,
): Promise<Answer> => {
  const { values, phone, raw, file, row, message, ...once } = submission
  const resume = file ? await checkResumeFile(file) : null
  if (!file || !resume?.ok) return refuseField('resume', MESSAGES.resumeRefused)
  let stored: string | undefined
  let isKept = false
  try {
    const { reference, isNew } = await createOnce({
      ...once,
      submission_id: raw.submission_id,
      identity: [...once.identity, file.sha256()],
      row: async (keys) => {
        stored = await file.keep(resume.extension)
        return row({
          ...keys,
          ...phoneNumber(values.country_code, phone),
          ...storedConsent(values),
          upload_resume: stored,
          resume_name: resume.name,
          resume_type: RESUME_TYPES[resume.extension],
          resume_size: file.size,
          resume_sha256: file.sha256(),
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
