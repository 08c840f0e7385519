import type { Payload } from 'payload'
import {
  BACKUPS_PAGE,
  backupState,
  isFailing,
  lastBackupText,
} from '@/collections/Backups/backupState'
import { env } from '@/lib/server/settings/env'
import { asks, done, type Found, todo } from './found'

/** Done while the site's own backups are recent. Without BACKUP_TO somebody has to confirm another way. */
export const checkBackup = async (payload: Payload, now: Date): Promise<Found> => {
  const state = await backupState(payload, now)
  const last = lastBackupText(state)
  if (!state.configured) {
    if (env.backup.to !== '') {
      return todo(
        'BACKUP_TO is inside DATA_DIR, which does not count. Name another place.',
        BACKUPS_PAGE,
      )
    }
    return asks(
      'BACKUP_TO is not set, so the site makes no backups by itself.',
      'Registrations and resumes cannot be asked for again (docs/runbook.md).',
    )
  }
  if (isFailing(state))
    return todo(`The last backup failed: ${state.lastFailure?.reason} ${last}`, BACKUPS_PAGE)
  if (state.isOverdue) {
    return todo(`${last} One is made every night; npm run backup makes one now.`, BACKUPS_PAGE)
  }
  return done(last, BACKUPS_PAGE)
}
