/** A statement for the thread that reads: its parameters are what libsql takes. */
export type Statement = { sql: string; args: unknown[] }

/** A statement on its way to the thread; the answer has its number. */
export type Question = Statement & { number: number }

/** What the thread answers: values by column, or the code of SQLite (such as SQLITE_ERROR). */
export type Answer = { number: number } & (
  | { columns: string[]; rows: unknown[][] }
  | { message: string; code: string | undefined }
)

/** `isBusy[0]` is 1 from the sending of a statement until the thread has left SQLite. */
export type ThreadData = { url: string; isBusy: Int32Array }
