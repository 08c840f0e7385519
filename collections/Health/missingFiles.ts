import type { Payload } from 'payload'
import { CANDIDATE_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'
import { type RowWithoutFile, rowsWithoutFile } from '@/collections/Privacy/storedFiles'
import { counted } from '@/lib/shared/format'
import { error, type Given, ok, type Verdict } from './finding'

const MOST_NAMED = 20

/** Rows whose file is missing: named by reference or id, never changed. */
export const missingFiles = async ({ payload }: Given): Promise<Verdict> => {
  const found: RowWithoutFile[] = []
  for await (const row of rowsWithoutFile(payload)) found.push(row)
  if (found.length === 0) return ok('Each file that a row names is there.')
  const names: string[] = []
  for (const row of found.slice(0, MOST_NAMED)) names.push(await nameOf(payload, row))
  const more = found.length > MOST_NAMED ? ` and ${found.length - MOST_NAMED} more` : ''
  return error(
    `${counted(found.length, 'file is', 'files are')} missing, of: ${names.join(', ')}${more}.`,
    'Restore the files of these rows from the backup. The rows are not changed.',
  )
}

const KINDS: Record<string, string> = { jobs: 'job', users: 'account', media: 'media' }

/** 'AP-26-4821730', 'job 12'. */
const nameOf = async (payload: Payload, { table, id }: RowWithoutFile): Promise<string> => {
  const collection = CANDIDATE_COLLECTIONS.find((candidates) => candidates === table)
  if (!collection) return `${KINDS[table] ?? table} ${id}`
  const row = await payload.findByID({ collection, id, depth: 0, disableErrors: true })
  return row?.reference ?? `${table} ${id}`
}
