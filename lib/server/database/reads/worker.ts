import { parentPort, workerData } from 'node:worker_threads'
import { createClient, type InStatement, LibsqlError } from '@libsql/client'
import type { Answer, Question, ThreadData } from './statement'

// The thread that reads the SQLite file: dist/readWorker.mjs, started by readThread.ts.

const { isBusy, url } = workerData as ThreadData // by readThread.ts
const client = createClient({ url })
await client.execute('PRAGMA busy_timeout = 5000')
await client.execute('PRAGMA query_only = ON')

const answerTo = async ({ number, ...statement }: Question): Promise<Answer> => {
  try {
    const { columns, rows } = await client.execute(statement as InStatement) // drizzle's parameters
    // Arrays: libsql's rows would lose the values' positions on the way.
    return { number, columns, rows: rows.map((row) => Array.from(row)) }
  } catch (error) {
    return {
      number,
      message: String(error),
      code: error instanceof LibsqlError ? error.code : undefined,
    }
  }
}

/** null: the end. */
parentPort?.on('message', async (question: Question | null) => {
  if (question === null) {
    client.close()
    parentPort?.close()
    return
  }
  const answer = await answerTo(question)
  Atomics.store(isBusy, 0, 0)
  Atomics.notify(isBusy, 0)
  parentPort?.postMessage(answer)
})
