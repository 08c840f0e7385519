import { logLine } from './logLine'

export type LoggedError = { type: string; code?: string; message: string; stack?: string }

/**
 * What a log may say about something thrown: its type, its code or that of its cause (SQLITE_BUSY,
 * ENOSPC), its stack frames, and the message of our own errors. Never values: drizzle writes SQL and parameters into messages, Payload writes data.
 */
export const describeError = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: '' }
  const isOwn = error.constructor === Error || error.constructor === TypeError
  const code = codeOf(error) ?? codeOf(error.cause)
  return {
    type: error.name,
    ...(code && { code }),
    message: isOwn ? firstLine(error.message) : '',
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .join('\n'),
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && /^[A-Z\d_]{1,40}$/.test(String(error.code))
    ? String(error.code)
    : undefined

const firstLine = (message: string) => message.split(/\n|params:/)[0]?.slice(0, 200) ?? ''

/**
 * One JSON line on stderr for an unexpected error. `where` is a route or a use case, never a value.
 */
export const logError = (where: string, error: unknown): void => {
  logLine('error', { where, error: describeError(error) })
}
