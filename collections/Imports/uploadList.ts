import path from 'node:path'
import type { Payload } from 'payload'
import { record } from '@/collections/Audit/record'
import { type Answer, refuseField, succeed } from '@/lib/server/calls/answers'
import type { UploadedFile } from '@/lib/server/calls/receivedFile'
import { FILE_NAME_MAX_CHARS } from '@/lib/shared/limits'
import type { User } from '@/payload-types'
import { hashOfHeads } from './row/guessColumns'
import { readTable } from './table/readTable'

/** import_file.php: reads a list and stores its file until it is imported. */
export const uploadList = async (
  payload: Payload,
  user: User,
  file: UploadedFile | null,
): Promise<Answer> => {
  const bytes = await file?.bytes()
  if (!file || !bytes) return refuseField('list', 'Choose a file that is not empty.')
  const table = await readTable(bytes)
  if (!table.ok) return refuseField('list', table.message)
  const { heads, rows } = table.value
  const name = await file.keep(bytes.subarray(0, 2).toString('latin1') === 'PK' ? 'xlsx' : 'csv')
  const { id } = await payload.create({
    collection: 'imports',
    data: {
      file: name,
      file_name: shownName(file.name),
      account: user.id,
      state: 'uploaded',
      heads_hash: hashOfHeads(heads),
      total: rows.length,
      next_row: 0,
      ...{ imported: 0, known: 0, wrong: 0, resumes: 0 },
    },
  })
  await record(payload, {
    by: user,
    action: 'import',
    subject: 'imports',
    subject_id: id,
    count: rows.length,
    detail: 'list uploaded',
  })
  return succeed({ id }, 'The list was read.')
}

/** The name that the list of imports shows. */
const shownName = (name: string): string => {
  const bare = path
    .basename(name.replaceAll('\\', '/'))
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .normalize('NFC')
    .trim()
  return bare.slice(0, FILE_NAME_MAX_CHARS) || 'list'
}
