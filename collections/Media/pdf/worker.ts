import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriority } from '@/lib/server/process/lowPriority'
import { checkStructure } from './checkStructure'
import { limitArrays } from './limitArrays'
import { readPdf } from './readPdf'
import type { PdfVerdict } from './verdict'

// The thread that checks one PDF and ends: dist/pdfWorker.mjs, started by ../checkPdf.ts.

/** What pdf.js may ask for while it reads one file. */
const MAX_ARRAY_BYTES = 134_217_728

lowerPriority()

const answer = (verdict: PdfVerdict): void => parentPort?.postMessage(verdict)

const bytes: Uint8Array = workerData
const refusal = checkStructure(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
if (refusal) {
  answer({ refusal })
} else {
  limitArrays(MAX_ARRAY_BYTES)
  // Some files make pdf.js throw where nobody can catch it.
  process.once('uncaughtException', () => answer({ refusal: 'pdfDamaged' }))
  answer(await readPdf(bytes))
}
