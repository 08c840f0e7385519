import type { Answered } from './http'

/** What is stored, as an answer gives it. */
export type Row = Record<string, unknown>

/** The rows that an answer holds under a name. */
export const rowsIn = ({ body, status, text }: Answered, field: string): Row[] => {
  const rows = body?.[field]
  if (!Array.isArray(rows)) throw new Error(`No ${field} in ${status} ${text.slice(0, 300)}`)
  return rows
}

/** The one row that an answer holds under a name; nothing in it when there is none. */
export const rowIn = ({ body }: Answered, field: string): Row => {
  const row = body?.[field]
  return typeof row === 'object' && row !== null ? { ...row } : {}
}
