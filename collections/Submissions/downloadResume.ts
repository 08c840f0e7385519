import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { CANDIDATE_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'
import { usesDashboard } from '@/collections/Users/shared/roles'
import { fail } from '@/lib/server/calls/answers'
import { isDamaged, privateFile } from '@/lib/server/calls/privateFile'
import { toJson } from '@/lib/server/calls/responses'
import { getFile, isStoredName } from '@/lib/server/files/storage'
import { logError } from '@/lib/server/monitoring/logError'
import type { User } from '@/payload-types'

/**
 * uploads/resume/{file}: the unchanged bytes as an attachment, for admins and recruiters (docs/product.md
 * §7.6). A file whose bytes have changed is answered like a missing one, and logged.
 */
export const downloadResume = async (
  payload: Payload,
  user: User | null,
  file: string,
): Promise<Response> => {
  if (!user) return toJson(fail.notAuthenticated())
  if (!usesDashboard(user.role)) return toJson(fail.notAllowed())
  const found = isStoredName(file) ? await rowOf(payload, file) : null
  const bytes = found ? await getFile('resume', file) : null
  if (!found || !bytes) return toJson(fail.fileUnknown())
  const { subject, row } = found
  if (isDamaged(bytes, row.resume_sha256)) {
    logError('downloadResume', new Error(`The file ${file} does not have its checksum any more`))
    return toJson(fail.fileUnknown())
  }
  await record(payload, { by: user, action: 'download', subject, subject_id: row.id })
  return privateFile(bytes, row.resume_type ?? 'application/octet-stream', row.resume_name ?? file)
}

const rowOf = async (payload: Payload, file: string) => {
  const where = { upload_resume: { equals: file } }
  const options = { where, limit: 1, pagination: false } as const
  for (const subject of CANDIDATE_COLLECTIONS) {
    const { docs } = await payload.find({ collection: subject, ...options })
    if (docs[0]) return { subject, row: docs[0] }
  }
  return null
}
