import { backupState, isFailing, lastBackupText } from '@/collections/Backups/backupState'
import { env } from '@/lib/server/settings/env'
import { error, type Given, missing, ok, type Verdict } from './finding'

const ASK = 'Ask whoever runs the server: docs/runbook.md says what to do.'

/** The site backs itself up, the last attempt worked, and it is not too old. */
export const backup = async ({ payload, now }: Given): Promise<Verdict> => {
  const state = await backupState(payload, now)
  if (!state.configured) {
    const isInside = env.backup.to !== ''
    return missing(
      isInside
        ? 'BACKUP_TO is inside DATA_DIR, which does not count'
        : 'The site makes no backups by itself',
      `Registrations and resumes cannot be asked for again. Set BACKUP_TO to ${isInside ? 'another' : 'a'} place (docs/runbook.md).`,
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
