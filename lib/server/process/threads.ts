import path from 'node:path'
import type { Worker, WorkerOptions } from 'node:worker_threads'

// Not imported: Next would bundle the thread's file again and change what is passed to it.
const threads = process.getBuiltinModule('node:worker_threads')

/** Starts one of the threads that `npm run build:worker` makes, not Next (docs/adr/0048, 0058). */
export const startThread = (name: 'pdfWorker' | 'readWorker', options: WorkerOptions): Worker =>
  new threads.Worker(path.join(process.cwd(), `dist/${name}.mjs`), options)
