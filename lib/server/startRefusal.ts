/** A reason not to start that the operator can change: shown as one line, without a stack. */
export class StartRefusal extends Error {}

/** The code of a failed connection or of Postgres, such as ECONNREFUSED: its message may hold values. */
export const codeOfFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { code, status } = error as { code?: unknown; status?: unknown } // Node's, Postgres's, s3mini's
  const { cause } = error
  if (typeof code === 'string' && /^\w+$/.test(code)) return code
  if (typeof status === 'number') return String(status)
  return cause instanceof Error ? codeOfFailure(cause) : error.name
}
