import type { Worker } from 'node:worker_threads'
import { logError } from '@/lib/server/monitoring/logError'
import { startThread } from '@/lib/server/process/threads'
import type { Answer, Question, Statement, ThreadData } from './statement'

/** For the statement that runs when the process ends; those that are sent here take far less. */
const END_WITHIN_MS = 5000

/** Rows are garbage at once: more would only be memory. What is beyond it ends nothing. */
const YOUNG_MB = 4

class ThreadEnded extends Error {}

type Waiting = { number: number; done: (answer: Answer) => void; failed: (error: Error) => void }

/**
 * A thread with its own connection, which only reads this SQLite database. It starts with the first
 * statement, answers one at a time, and does not keep the process alive. One that has died is replaced,
 * and the statement it had is sent once more.
 */
export const readThread = (url: string) => {
  const isBusy = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  let thread: Worker | null = null
  let waiting: Waiting | null = null
  let last = 0

  // A thread that is ended within libsql takes the process with it (abort, not the exit code).
  const letFinish = () => void Atomics.wait(isBusy, 0, 1, END_WITHIN_MS)

  const start = (): Worker => {
    const started = startThread('readWorker', {
      workerData: { url, isBusy } satisfies ThreadData,
      env: {},
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    })
    process.once('exit', letFinish)
    started.on('message', (answer: Answer) => {
      // Whatever happens, nobody gets an answer to somebody else.
      if (answer.number === waiting?.number) waiting.done(answer)
    })
    started.on('error', (error) => logError('read thread', error))
    started.on('exit', () => {
      process.off('exit', letFinish)
      if (thread === started) thread = null
      waiting?.failed(new ThreadEnded('The thread that reads the database has ended.'))
    })
    return started
  }

  const send = async (statement: Statement): Promise<Answer> => {
    thread ??= start()
    const current = thread
    last += 1
    const number = last
    current.ref()
    try {
      return await new Promise<Answer>((done, failed) => {
        waiting = { number, done, failed }
        Atomics.store(isBusy, 0, 1)
        current.postMessage({ ...statement, number } satisfies Question)
      })
    } finally {
      waiting = null
      Atomics.store(isBusy, 0, 0)
      current.unref()
    }
  }

  return {
    /** Callers send one statement after the other. */
    send: (statement: Statement): Promise<Answer> =>
      send(statement).catch((error) => {
        if (error instanceof ThreadEnded) return send(statement)
        throw error
      }),
    end: () => thread?.postMessage(null),
  }
}
