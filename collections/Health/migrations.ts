import { DERIVED_TABLES } from '@/collections/derivedTables'
import { migrationState } from '@/lib/server/database/database'
import { outdatedTables } from '@/lib/server/database/derived/prepareDerivedTables'
import { counted } from '@/lib/shared/format'
import { error, type Given, listed, ok, type Verdict, warning } from './finding'

/** The schema is the one of this version of the site. */
export const migrations = async ({ payload, isThorough }: Given): Promise<Verdict> => {
  const { pending, unknown } = await migrationState(payload)
  if (unknown.length > 0) {
    return error(
      `The database was used by a newer version of the site: ${listed(unknown)}.`,
      'Start that version again, or restore the backup from before the upgrade.',
    )
  }
  if (pending.length > 0) {
    return error(
      `${counted(pending.length, 'migration is', 'migrations are')} pending: ${listed(pending)}.`,
      'Restart the site, which applies them (docs/deploy.md, Upgrades).',
    )
  }
  const outdated = isThorough ? await outdatedTables(payload, DERIVED_TABLES) : []
  return outdated.length > 0
    ? warning(
        `Lists and indexes are of another version of the site: ${listed(outdated)}.`,
        'Restart the site, which makes them again from the rows (docs/deploy.md, Upgrades).',
      )
    : ok('All are applied.')
}
