import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { processWide } from '@/lib/server/processWide'
import { connect } from './pools'

const FIRST_PAUSE_MS = 2
const LONGEST_PAUSE_MS = 50

type Session = {
  client: Promise<pg.Client> | null
  onConnect: ((client: pg.Client) => Promise<void>)[]
}

// All locks of this process belong to one connection, which each statement uses for a moment only. A
// pool from which each holder keeps a connection would stand still as soon as the holders of all
// connections need a second lock (docs/adr/0027).
const session = processWide('lockSession', (): Session => ({ client: null, onConnect: [] }))

/**
 * Waits until no other instance holds this lock, and holds it. Returns how to release it. Within a
 * process only one caller at a time may ask for the same name. Postgres ends the locks of a process
 * that has died.
 */
export const holdLock = async (name: string): Promise<() => Promise<void>> => {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const client = await lockClient()
    const { rows } = await client.query<{ is_held: boolean }>({
      name: 'hold-lock',
      text: 'select pg_try_advisory_lock(hashtextextended($1, 0)) as is_held',
      values: [name],
    })
    if (rows[0]?.is_held) return () => release(client, name)
    await pause(pauseMs)
  }
}

/** Runs something on the lock connection, now and again after each reconnect. */
export const onLockConnection = async (
  work: (client: pg.Client) => Promise<void>,
): Promise<void> => {
  const client = await lockClient()
  await work(client)
  session.onConnect.push(work)
}

const release = async (client: pg.Client, name: string): Promise<void> => {
  // A lost connection has lost its locks too.
  await client
    .query({
      name: 'release-lock',
      text: 'select pg_advisory_unlock(hashtextextended($1, 0))',
      values: [name],
    })
    .catch(() => client.end())
}

const lockClient = (): Promise<pg.Client> => {
  session.client ??= open().catch((error) => {
    session.client = null
    throw error
  })
  return session.client
}

const open = async (): Promise<pg.Client> => {
  const client = await connect(() => {
    session.client = null
  })
  for (const work of session.onConnect) await work(client)
  return client
}
