import type { Payload } from 'payload'
import { CANDIDATE_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'
import { removeOrphans } from '@/collections/Privacy/orphanFiles'
import {
  findOrphans,
  type RowWithoutFile,
  rowsWithoutFile,
} from '@/collections/Privacy/storedFiles'
import { type Context, counted, error, type Found, listed, ok, warning } from './check'

const MOST_NAMED = 20

/** Rows whose file is missing: named by reference or id, never changed. */
export const missingFiles = async (payload: Payload): Promise<Found> => {
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

/** Files that no row names, and unfinished ones, older than a day; `--fix` removes them. */
export const extraFiles = async (payload: Payload, { now, isFixing }: Context): Promise<Found> => {
  const { files, foreign } = await findOrphans(payload, now)
  if (foreign > 0) {
    return error(
      `The database names none of the ${counted(foreign, 'file')} in the uploads.`,
      'Check DATA_DIR and DATABASE_URL: database and uploads do not belong together. Nothing is removed.',
    )
  }
  if (files.length === 0) return ok('There are none.')
  if (isFixing) return ok(`Removed ${counted(await removeOrphans(payload, now), 'file')}.`)
  return warning(
    `${counted(files.length, 'file')} older than a day: ${listed(files.map(({ area, name }) => `${area}/${name}`))}.`,
    'The site removes them within a day, or now: npm run doctor -- --fix',
  )
}
