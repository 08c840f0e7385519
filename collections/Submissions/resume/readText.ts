import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { inTurn } from '@/lib/server/process/inTurn'
import { type ReadableType, type ResumeVerdict, UNREADABLE } from './verdict'

// Not imported: Next would look for the file among its own.
const processes = process.getBuiltinModule('node:child_process')

const TIMEOUT_MS = 20_000
const HEAP_MB = 192

/**
 * The text of a resume, read in a process of its own with limits of time and memory, one file at a time.
 * A file for which that is not enough is unreadable. Fails only when no process can be started.
 */
export const readText = (type: ReadableType, bytes: Uint8Array): Promise<ResumeVerdict> =>
  inTurn('readResume', async () => {
    const reader = processes.fork(path.join(process.cwd(), 'dist/resumeWorker.mjs'), [], {
      // It reads what a stranger may have made: no settings, no flags, nothing in the log.
      env: { NODE_ENV: 'production' },
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
    try {
      return await verdictOf(reader, type, bytes)
    } finally {
      reader.kill('SIGKILL')
    }
  })

/** It says that it is ready, is sent the file, and answers. */
const verdictOf = (
  reader: ChildProcess,
  type: ReadableType,
  bytes: Uint8Array,
): Promise<ResumeVerdict> =>
  new Promise((resolve, reject) => {
    let isReady = false
    reader.once('error', reject)
    reader.once('exit', () =>
      isReady ? resolve(UNREADABLE) : reject(new Error('The reader of resumes did not start.')),
    )
    AbortSignal.timeout(TIMEOUT_MS).addEventListener('abort', () => resolve(UNREADABLE))
    reader.once('message', () => {
      isReady = true
      reader.once('message', (verdict: ResumeVerdict) => resolve(verdict))
      // One that has ended meanwhile says so by `exit`.
      reader.send({ type, bytes }, () => undefined)
    })
  })
