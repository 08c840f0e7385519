import { requestFields } from './requestId'

type Level = 'access' | 'info' | 'warn' | 'error'

/**
 * Writes one line of the log: JSON with time, level and the id of the request that is being
 * answered. Errors and warnings go to stderr. Fields never contain a value that a person typed.
 */
export const logLine = (level: Level, fields: Record<string, unknown>): void => {
  const stream = level === 'error' || level === 'warn' ? process.stderr : process.stdout
  const line = { time: new Date().toISOString(), level, ...fields, ...requestFields() }
  stream.write(`${JSON.stringify(line)}\n`)
}
