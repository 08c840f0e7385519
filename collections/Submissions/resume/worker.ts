import { writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { limitArrays } from '@/collections/Media/pdf/limitArrays'
import { lowerPriority } from '@/lib/server/process/lowPriority'
import { verdictOn } from './plainText'
import { readDoc } from './readDoc'
import { readDocx } from './readDocx'
import { readPdfText } from './readPdfText'
import { type ResumeFile, type ResumeVerdict, UNREADABLE } from './verdict'

// The process that reads one resume and ends: dist/resumeWorker.mjs, started by readText.ts. No thread:
// one large allocation ends the whole process of a thread, whatever its limits.

/** What pdf.js may ask for while it reads one file. */
const MAX_ARRAY_BYTES = 134_217_728
/** All memory, also what is outside the heap, such as what an unpacked stream needs. */
const MAX_BYTES = 419_430_400
/** Longer than whoever started it waits, who may have ended. */
const MOST_MS = 30_000

// A thread, because the file may keep this one busy.
new Worker(
  `setInterval(() => process.memoryUsage.rss() > ${MAX_BYTES} && process.kill(process.pid, 'SIGKILL'), 10)
   setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${MOST_MS})`,
  { eval: true, env: {}, execArgv: [] },
).unref()

lowerPriority()

// Where memory runs out (MemoryMax of the service), Linux ends this process and not the site.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // There is no such file elsewhere.
}

const READERS = { pdf: readPdfText, docx: readDocx, doc: readDoc }

const answer = (verdict: ResumeVerdict): void => {
  process.send?.(verdict)
}

limitArrays(MAX_ARRAY_BYTES)
// Some files make pdf.js throw where nobody can catch it.
process.once('uncaughtException', () => answer(UNREADABLE))
process.once('message', async ({ type, bytes }: ResumeFile) => {
  try {
    // pdf.js takes no Buffer, which is what arrives of one.
    answer(verdictOn(await READERS[type](new Uint8Array(bytes))))
  } catch {
    answer(UNREADABLE)
  }
})
process.send?.('ready')
