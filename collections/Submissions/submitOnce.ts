import { createHash } from 'node:crypto'
import type { UploadedFile } from '@/lib/server/body'
import { putFile, removeFile } from '@/lib/server/storage'
import { RESUME_TYPES } from '@/lib/shared/limits'
import type { checkResumeFile } from './checkResumeFile'
import { createOnce, type OnceKeys } from './createOnce'

/** What both kinds of submission store beside their own fields. */
export type StoredSubmission = OnceKeys & {
  upload_resume: string
  resume_name: string
  resume_type: string
  resume_size: number
}

type Submission = Omit<Parameters<typeof createOnce>[0], 'create'> & {
  resume: UploadedFile
  judged: Extract<Awaited<ReturnType<typeof checkResumeFile>>, { ok: true }>
  create: (stored: StoredSubmission) => Promise<{ reference: string }>
}

/**
 * Stores a submission: the bytes on disk and synced, then the row, then the answer. A repeat of the
 * same form leaves no second row and no second file.
 */
export const submitOnce = async ({
  resume,
  judged,
  create,
  ...once
}: Submission): Promise<{ reference: string }> => {
  let stored: string | undefined
  const dropFile = () => (stored ? removeFile('resume', stored) : undefined)
  try {
    const { reference, isNew } = await createOnce({
      ...once,
      identity: [...once.identity, createHash('sha256').update(resume.bytes).digest('hex')],
      create: async (keys) => {
        stored ??= await putFile('resume', judged.extension, resume.bytes)
        return create({
          ...keys,
          upload_resume: stored,
          resume_name: judged.name,
          resume_type: RESUME_TYPES[judged.extension],
          resume_size: resume.size,
        })
      },
    })
    if (!isNew) await dropFile()
    return { reference }
  } catch (error) {
    await dropFile()
    throw error
  }
}
