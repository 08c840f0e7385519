/** A problem that the operator can solve: shown as one line, without a stack. */
export class OperatorError extends Error {}

/** The code of a failed connection or of Postgres, such as ECONNREFUSED: its message may hold values. */
export const codeOfFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown } // Node's, Postgres's, of files/s3.ts
  const { cause } = error
  if (typeof code === 'string' && /^\w+$/.test(code)) return code
  return cause instanceof Error ? codeOfFailure(cause) : error.name
}
