import type { Answered } from './network/http'

/** A stored row, as a response contains it. */
export type Row = Record<string, unknown>

/** The rows that a response has under a name. */
export const rowsIn = ({ body, status, text }: Answered, field: string): Row[] => {
  const rows = body?.[field]
  if (!Array.isArray(rows)) throw new Error(`No ${field} in ${status} ${text.slice(0, 300)}`)
  return rows
}

/** The row that a response has under a name; an empty object when there is none. */
export const rowIn = ({ body }: Answered, field: string): Row => {
  const row = body?.[field]
  return typeof row === 'object' && row !== null ? { ...row } : {}
}
