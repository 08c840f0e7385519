import path from 'node:path'
import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { type Answer, fail, refuse, succeed } from '@/lib/server/calls/answers'
import { isDamaged, privateFile } from '@/lib/server/calls/privateFile'
import { changeRows } from '@/lib/server/database/rows'
import { withLock } from '@/lib/server/database/withLock'
import { getFile } from '@/lib/server/files/storage'
import { logError } from '@/lib/server/monitoring/logError'
import type { User } from '@/payload-types'
import { isShown, PAPERS_LOCK, PERSON_UNKNOWN } from '../stored'
import { COPY_UNKNOWN, copiesJson, copyOf, dropCopy } from './stored'

type Which = { application: number; id: number }

/**
 * paper_copy_open.php: the file of a copy. Nobody gets one before the audit trail says so. A file whose
 * bytes have changed is answered like a missing one, and logged.
 */
export const openCopy = async (
  payload: Payload,
  user: User,
  which: Which,
): Promise<Answer | Response> => {
  const { application, id } = which
  const copy = (await isShown(payload, application)) ? await copyOf(payload, which) : undefined
  const { file, file_type, file_sha256, kind } = copy ?? {}
  const bytes = file ? await getFile('paper_copy', file) : null
  if (!file || !bytes) return fail.fileUnknown()
  if (isDamaged(bytes, file_sha256)) {
    logError('openCopy', new Error(`The file ${file} does not have its checksum any more`))
    return fail.fileUnknown()
  }
  await record(payload, {
    ...({ by: user, action: 'download', subject: 'applications' } as const),
    ...{ subject_id: application, detail: `copy of paper ${id}: ${kind}` },
  })
  await changeRows(payload, {
    collection: 'paper_copies',
    where: { id, seen_at: null },
    set: { seen_at: new Date().toISOString(), seen_by: user.id },
  })
  return privateFile(bytes, file_type ?? 'application/octet-stream', `${kind}${path.extname(file)}`)
}

/** paper_copy_delete.php: deletes a copy, or takes back a request that nobody has answered. */
export const deleteCopy = (payload: Payload, user: User, which: Which): Promise<Answer> =>
  withLock(PAPERS_LOCK, async () => {
    const { application } = which
    if (!(await isShown(payload, application))) return refuse(PERSON_UNKNOWN)
    const copy = await copyOf(payload, which)
    if (!copy) return refuse(COPY_UNKNOWN)
    await dropCopy(payload, copy)
    const what = copy.received_at ? 'deleted' : 'no longer asked'
    await record(payload, {
      ...({ by: user, action: 'change', subject: 'applications' } as const),
      ...{ subject_id: application, detail: `copy of paper ${what}: ${copy.kind}` },
    })
    const message = copy.received_at ? 'The copy is deleted.' : 'The copy is no longer asked for.'
    return succeed({ copies: await copiesJson(payload, application) }, message)
  })
