import path from 'node:path'
import type { CandidateCollection } from '@/collections/PersonalData/shared/personalData'
import type { UploadedFile } from '@/lib/server/calls/receivedFile'
import { getFile, putFile, removeFile } from '@/lib/server/files/storage'
import { RESUME_TYPES } from '@/lib/shared/limits'
import type { Application } from '@/payload-types'
import type { Begun, Created, OnceRow } from './beginOnce'
import type { checkResumeFile } from './checkResumeFile'

type Checked = Extract<Awaited<ReturnType<typeof checkResumeFile>>, { ok: true }>

/** Completes the file of a checked resume (synced to disk). Returns the columns that describe it. */
export const keepResume = async (file: UploadedFile, { extension, name }: Checked) => ({
  upload_resume: await file.keep(extension),
  resume_name: name,
  resume_type: RESUME_TYPES[extension],
  resume_size: file.size,
  resume_sha256: file.sha256(),
})

type ResumeColumns = Partial<
  Pick<
    Application,
    'upload_resume' | 'resume_name' | 'resume_type' | 'resume_size' | 'resume_sha256'
  >
>

/**
 * A copy of a row's resume as a file of its own, so that each row is erased with its file. Returns the
 * columns that describe it; none when the file is gone.
 */
export const copyResume = async (row: ResumeColumns): Promise<ResumeColumns> => {
  const { upload_resume: file, resume_name, resume_type, resume_size, resume_sha256 } = row
  const bytes = file ? await getFile('resume', file) : null
  if (!file || !bytes) return {}
  const upload_resume = await putFile('resume', path.extname(file).slice(1), bytes)
  return { upload_resume, resume_name, resume_type, resume_size, resume_sha256 }
}

/**
 * Stores the row of a submission with a resume. The file of a row that is not stored, such as that of a
 * repeat, is removed.
 */
export const insertWithResume = async <S extends CandidateCollection>(
  { insert }: Begun<S>,
  row: OnceRow<S> & { upload_resume?: string | null },
): Promise<Created> => {
  let isKept = false
  try {
    const created = await insert(row)
    isKept = created.isNew
    return created
  } finally {
    if (!isKept && row.upload_resume) await removeFile('resume', row.upload_resume)
  }
}
