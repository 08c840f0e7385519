import type { Worker } from 'node:worker_threads'
import { inTurn } from '@/lib/server/process/inTurn'
import { startThread } from '@/lib/server/process/threads'
import type { PdfVerdict } from './pdf/verdict'
import { REFUSED } from './refusals'

const TIMEOUT_MS = 10_000
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

/**
 * A PDF cannot be made anew like a picture, so one that can do more than be read is refused: scripts,
 * programs, other files inside it, forms that send, links that run something. It is read in a thread of
 * its own, with limits of time and memory, one file at a time.
 */
export const checkPdf = async (
  bytes: Buffer,
): Promise<{ ok: true; pages: number } | { ok: false; message: string }> => {
  const verdict = await inTurn('checkPdf', () => inWorker(bytes))
  return 'pages' in verdict
    ? { ok: true, pages: verdict.pages }
    : { ok: false, message: REFUSED[verdict.refusal] }
}

const inWorker = async (bytes: Buffer): Promise<PdfVerdict> => {
  const copy = new Uint8Array(bytes)
  const worker = startThread('pdfWorker', {
    workerData: copy,
    transferList: [copy.buffer],
    resourceLimits: MEMORY,
    // It reads what a stranger may have made: no settings, no flags, nothing in the log.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  })
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  try {
    return await verdictOf(worker, timeout)
  } catch (error) {
    const isOutOfMemory =
      error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    if (timeout.aborted || isOutOfMemory) return { refusal: 'pdfPacked' }
    throw error
  } finally {
    await worker.terminate()
  }
}

/** The first message. Fails when the worker fails, ends without one, or takes too long. */
const verdictOf = (worker: Worker, timeout: AbortSignal): Promise<PdfVerdict> =>
  new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The PDF worker ended without an answer.')))
    timeout.addEventListener('abort', () => reject(timeout.reason))
  })
