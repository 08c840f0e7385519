import { spawn } from 'node:child_process'
import type { Payload, TaskConfig } from 'payload'
import { logError } from '@/lib/server/monitoring/logError'
import { dailyAt } from '@/lib/server/process/daily'
import { processWide } from '@/lib/server/process/processWide'
import { backupState } from './backupState'
import { recordBackup } from './recordBackup'
import { usedSettings } from './usedSettings'

/** The command, as the build makes it. */
const COMMAND = 'dist/backup.mjs'

const state = processWide('backup', () => ({ isRunning: false }))

/**
 * Makes a backup every night at 03:30 in Mumbai (22:00 UTC), after the retention rule, when it
 * has a place for them. The task ends at once, because a task that runs for ten minutes counts as stuck.
 */
export const backupTask: TaskConfig<'backup'> = {
  slug: 'backup',
  schedule: dailyAt(22),
  handler: async ({ req: { payload } }) => {
    const { configured } = await backupState(payload)
    if (configured) void makeBackup(payload)
    return { output: {} }
  },
}

/**
 * Runs `npm run backup` as a process of its own: copying a SQLite database would stop this one from
 * answering. The process records a success itself; a failure is recorded here, so that one that
 * could not even begin is known.
 */
const makeBackup = async (payload: Payload): Promise<void> => {
  if (state.isRunning) return
  state.isRunning = true
  try {
    const { code, said } = await run()
    if (code === 0) return
    const reason = said.trim().split('\n').at(-1) || `The process ended with ${code}.`
    const { to: place } = await usedSettings(payload)
    await recordBackup(payload, { outcome: 'failed', started_by: 'schedule', place, reason })
    logError('backup', new Error(reason))
  } catch (error) {
    logError('backup', error)
  } finally {
    state.isRunning = false
  }
}

const run = (): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve, reject) => {
    const args = ['--conditions=production', COMMAND, '--scheduled']
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-10_000)
    })
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said }))
  })
