import { AsyncLocalStorage } from 'node:async_hooks'
import type { Client } from '@libsql/client'
import type { SQL } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { SQLiteAsyncDialect } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload } from 'payload'
import { inTurn } from '@/lib/server/process/inTurn'
import { processWide } from '@/lib/server/process/processWide'
import { isSqlite, runSql } from '../sql'
import { readThread } from './readThread'
import type { Answer, Statement } from './statement'

/**
 * Reads that may take long (docs/adr/0058). SQLite works in the thread that calls it, where nobody is
 * answered meanwhile, so such reads have a thread of their own. Each sees all that was stored before it
 * began. Postgres needs none of this.
 */

type Db = Payload['db']
type Result = Extract<Answer, { rows: unknown }>

type Reader = {
  read: (statement: Statement) => Promise<Result>
  /** Runs work while nothing is read. */
  between: <T>(work: () => Promise<T>) => Promise<T>
  /** The adapter, with queries that are answered in the thread. */
  db: Db
  end: () => void
}

/** The parts of Payload's adapter for SQLite that are used here. */
type SqliteAdapter = { clientConfig: { url: string }; schema: Record<string, unknown> }

/** Not Error itself: the log would have its message, and SQLite quotes words of a search. */
class ReadFailed extends Error {
  constructor(
    message: string,
    readonly code: string | undefined,
  ) {
    super(message)
    this.name = 'ReadFailed'
  }
}

const wanted = processWide('readsWanted', () => new AsyncLocalStorage<AbortSignal>())

/**
 * Runs work whose statements are not read any more when the signal says that nobody waits for them;
 * then it fails with the signal's reason. For work that is done for one caller only.
 */
export const whileWanted = <T>(signal: AbortSignal | undefined, work: () => Promise<T>) =>
  signal ? wanted.run(signal, work) : work()

const newReader = (db: Db): Reader => {
  const { clientConfig, schema } = db as unknown as SqliteAdapter // isSqlite was asked
  const thread = readThread(clientConfig.url)
  const between: Reader['between'] = (work) => inTurn(`reads of ${clientConfig.url}`, work)
  const read = (statement: Statement) => {
    const signal = wanted.getStore()
    return between(async () => {
      signal?.throwIfAborted()
      const answer = await thread.send(statement)
      if ('rows' in answer) return answer
      throw new ReadFailed(answer.message, answer.code)
    })
  }
  // Queries use nothing else of a client, and find values by their position.
  const client = { execute: read } as unknown as Client
  return {
    read,
    between,
    db: Object.create(db, { drizzle: { value: drizzle(client, { schema }) } }),
    end: thread.end,
  }
}

// Next bundles this module twice; the thread is one.
const readers = processWide('readers', () => new WeakMap<object, Reader>())

const readerOf = ({ db }: Payload): Reader => {
  const known = readers.get(db)
  if (known) return known
  const reader = newReader(db)
  readers.set(db, reader)
  return reader
}

const DIALECT = new SQLiteAsyncDialect()

/** Like runSql, for a SELECT that may take long. */
export const readSql = async <Row>(payload: Payload, statement: SQL): Promise<Row[]> => {
  if (!isSqlite(payload)) return runSql(payload, statement)
  const { sql, params } = DIALECT.sqlToQuery(statement)
  const { columns, rows } = await readerOf(payload).read({ sql, args: params })
  const named = rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])))
  return named as Row[] // the caller names the columns it selects
}

/** The adapter for queries that may take long: `find` and `count` without a transaction. */
export const readingDb = (payload: Payload): Db =>
  isSqlite(payload) ? readerOf(payload).db : payload.db

/** Runs work while no statement is read in the thread: for what an open read would hinder. */
export const betweenReads = <T>(payload: Payload, work: () => Promise<T>): Promise<T> =>
  isSqlite(payload) ? readerOf(payload).between(work) : work()

/** Ends the thread with the adapter. */
export const withReads = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    const { destroy } = db
    db.destroy = async () => {
      readers.get(db)?.end()
      await destroy?.call(db)
    }
    return db
  },
})
