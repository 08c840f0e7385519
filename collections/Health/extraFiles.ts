import { removeOrphans } from '@/collections/Privacy/orphanFiles'
import { findOrphans } from '@/collections/Privacy/storedFiles'
import { counted } from '@/lib/shared/format'
import { error, type Given, listed, ok, type Verdict, warning } from './finding'

/** Files that no row names, and unfinished ones, older than a day; `--fix` removes them. */
export const extraFiles = async ({ payload, now, isFixing }: Given): Promise<Verdict> => {
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
