import { once } from 'node:events'
import { inTurn } from '@/lib/server/process/inTurn'
import { startThread } from '@/lib/server/process/threads'
import { type ReadableType, type ResumeVerdict, UNREADABLE } from './verdict'

const TIMEOUT_MS = 20_000
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

/**
 * The text of a resume, read in a thread of its own with limits of time and memory, one file at a time.
 * A file for which that is not enough is unreadable. Fails only when no thread can be started.
 */
export const readText = (type: ReadableType, bytes: Uint8Array): Promise<ResumeVerdict> =>
  inTurn('readResume', () => inWorker(type, bytes))

const inWorker = async (type: ReadableType, bytes: Uint8Array): Promise<ResumeVerdict> => {
  const copy = new Uint8Array(bytes)
  const worker = startThread('resumeWorker', {
    workerData: { type, bytes: copy },
    transferList: [copy.buffer],
    resourceLimits: MEMORY,
    // It reads what a stranger may have made: no settings, no flags, nothing in the log.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  })
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const ended = new AbortController()
  worker.once('exit', () => ended.abort())
  const signal = AbortSignal.any([timeout, ended.signal])
  try {
    // `once` also fails with the error of the worker.
    const [verdict] = await once(worker, 'message', { signal })
    return verdict
  } catch (error) {
    const isOutOfMemory =
      error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    if (signal.aborted || isOutOfMemory) return UNREADABLE
    throw error
  } finally {
    await worker.terminate()
  }
}
