import type { Payload } from 'payload'
import { BACKUPS_PAGE, backupProblem, backupState } from '@/collections/Backups/backupState'
import type { Alert } from '../shared/alert'

/** The site's own backups fail, or stopped. */
export const checkBackups = async (payload: Payload, now: Date): Promise<Alert | null> => {
  const problem = backupProblem(await backupState(payload, now), now)
  return (
    problem && {
      key: 'backups',
      title: problem.title,
      todo: `${problem.detail} Ask whoever runs the server: docs/runbook.md says what to do.`,
      link: { label: 'Backups', href: BACKUPS_PAGE },
    }
  )
}
