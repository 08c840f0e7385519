import { parentPort, workerData } from 'node:worker_threads'
import { limitArrays } from '@/collections/Media/pdf/limitArrays'
import { lowerPriority } from '@/lib/server/process/lowPriority'
import { verdictOn } from './plainText'
import { readDocx } from './readDocx'
import { readPdfText } from './readPdfText'
import { type ResumeFile, type ResumeVerdict, UNREADABLE } from './verdict'

// The thread that reads one resume and ends: dist/resumeWorker.mjs, started by readText.ts.

/** What pdf.js may ask for while it reads one file. */
const MAX_ARRAY_BYTES = 134_217_728

lowerPriority()

const answer = (verdict: ResumeVerdict): void => parentPort?.postMessage(verdict)

limitArrays(MAX_ARRAY_BYTES)
// Some files make pdf.js throw where nobody can catch it.
process.once('uncaughtException', () => answer(UNREADABLE))
const { type, bytes }: ResumeFile = workerData
try {
  answer(verdictOn(type === 'pdf' ? await readPdfText(bytes) : await readDocx(bytes)))
} catch {
  answer(UNREADABLE)
}
