import { backupState, isFailing, lastBackupText } from '@/collections/Backups/backupState'
import { BACKUP_PLACE_HREF } from '@/collections/Backups/shared/place'
import { usedSettings } from '@/collections/Backups/usedSettings'
import { error, type Given, missing, ok, type Verdict } from './finding'

const ASK = 'Ask whoever runs the server: docs/runbook.md says what to do.'

const PLACE = { label: 'Place of the backups', href: BACKUP_PLACE_HREF }

/** The site backs itself up, the last attempt worked, and it is not too old. */
export const backup = async ({ payload, now }: Given): Promise<Verdict> => {
  const settings = await usedSettings(payload)
  if (settings.isUnreadable) {
    return error(
      'The secret key of the bucket for backups cannot be read',
      'The secret of the site is another one than when it was typed. Type it again in the dashboard, under "Before you launch".',
      PLACE,
    )
  }
  const state = await backupState(payload, now)
  if (!state.configured) {
    const isInside = settings.to !== ''
    return missing(
      isInside
        ? 'BACKUP_TO is inside DATA_DIR, which does not count'
        : 'The site makes no backups by itself',
      `Registrations and resumes cannot be asked for again. ${isInside ? 'Set BACKUP_TO to another place (docs/runbook.md).' : 'Name a place for backups in the dashboard, under "Before you launch".'}`,
      PLACE,
    )
  }
  const last = lastBackupText(state)
  if (isFailing(state)) {
    return error('The last backup failed', `${state.lastFailure?.reason ?? ''} ${last} ${ASK}`)
  }
  return state.isOverdue
    ? error('There is no backup of the last night', `${last} ${ASK}`)
    : ok(last)
}
