import type { AfterErrorHook } from 'payload'
import { parseId } from '@/lib/shared/ids'
import { statusOf } from './payloadErrors'

/**
 * Payload hands ids and filters to the database as they stand in the address, and answers 500 when the
 * database cannot take them: a word for a number, a number too large, a NUL. The caller is told.
 */
export const refuseUnreadable: AfterErrorHook = ({ error, req }) => {
  if (statusOf(error) !== null) return undefined
  const id = req.routeParams?.id
  if (id !== undefined && parseId(id) === null) return answer(404, 'Not Found')
  return isDataException(error) ? answer(400, 'Bad Request') : undefined
}

const answer = (status: number, message: string) => ({
  status,
  response: { errors: [{ message }] },
})

/** Class 22 of the SQLSTATEs: what was sent does not fit its column. */
const isDataException = ({ cause }: Error): boolean =>
  cause instanceof Error && 'code' in cause && /^22/.test(String(cause.code))
