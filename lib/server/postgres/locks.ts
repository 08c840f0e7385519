import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { processWide } from '@/lib/server/process/processWide'
import { newPool } from './pools'

const FIRST_PAUSE_MS = 2
const LONGEST_PAUSE_MS = 50

type Work = (client: pg.ClientBase) => Promise<void>

// All locks of this process belong to one connection, which each statement uses for a moment only. A
// pool from which each holder keeps a connection would stand still as soon as the holders of all
// connections need a second lock (docs/adr/0027).
const locks = processWide('locks', () => {
  const onConnect: Work[] = []
  const pool = newPool({
    max: 1,
    // The locks end with the connection.
    idleTimeoutMillis: 0,
    onConnect: async (client) => {
      for (const work of onConnect) await work(client)
    },
  })
  return { pool, onConnect }
})

/**
 * Waits until no other instance holds this lock, and holds it. Returns how to release it. Within a
 * process only one caller at a time may ask for the same name. Postgres ends the locks of a process
 * that has died. Throws when the database does not answer.
 */
export const holdLock = async (name: string): Promise<() => Promise<void>> => {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const { rows } = await locks.pool.query<{ is_held: boolean }>({
      name: 'hold-lock',
      text: 'select pg_try_advisory_lock(hashtextextended($1, 0)) as is_held',
      values: [name],
    })
    if (rows[0]?.is_held) return () => release(name)
    await pause(pauseMs)
  }
}

/** Runs something on the connection of the locks: now, and on each later one before any other statement. */
export const onLockConnection = async (work: Work): Promise<void> => {
  const client = await locks.pool.connect()
  try {
    await work(client)
  } finally {
    client.release()
  }
  locks.onConnect.push(work)
}

const release = async (name: string): Promise<void> => {
  await locks.pool
    .query({
      name: 'release-lock',
      text: 'select pg_advisory_unlock(hashtextextended($1, 0))',
      values: [name],
    })
    // The pool closes a connection whose statement has failed, and its locks end with it.
    .catch(() => undefined)
}
