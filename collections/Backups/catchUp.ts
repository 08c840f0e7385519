import type { Payload } from 'payload'
import { runSoon } from '@/lib/server/process/daily'
import { repeat } from '@/lib/server/process/repeat'
import { backupState, isFailing } from './backupState'

const EVERY_MS = 3_600_000

/**
 * Makes the nightly backup earlier when there is none: soon after BACKUP_TO was set, after a night in
 * which the machine was off, and an hour after a backup failed.
 */
export const startCatchingUp = (payload: Payload): void =>
  repeat('catchUpBackup', EVERY_MS, async () => {
    const state = await backupState(payload)
    if (!state.configured) return
    if (state.isOverdue || isFailing(state)) await runSoon(payload, 'backup')
  })
