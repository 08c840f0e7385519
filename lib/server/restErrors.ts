import type { AfterErrorHook, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { parseId } from '@/lib/shared/ids'
import { statusOf } from './payloadErrors'

/**
 * Payload hands ids and filters to the database as they stand in the address, and answers 500 when the
 * database cannot take them (a word for a number, a number too large, a NUL) or when a collection has
 * no versions to look for. The caller is told.
 */
export const refuseUnreadable: AfterErrorHook = ({ collection, error, req }) => {
  if ((statusOf(error) ?? 500) < 500) return undefined
  const id = req.routeParams?.id
  const isUnknown = id !== undefined && parseId(id) === null
  if (isUnknown || (collection && isAbsent(collection, req))) return answer(404, 'Not Found')
  return isDataException(error) ? answer(400, 'Bad Request') : undefined
}

/** Payload opens these doors for every collection, whatever it is made of. */
const isAbsent = ({ auth, versions }: SanitizedCollectionConfig, { pathname }: PayloadRequest) => {
  const door = pathname?.split('/')[3]
  return (door === 'versions' && !versions) || (door === 'verify' && !auth?.verify)
}

const answer = (status: number, message: string) => ({
  status,
  response: { errors: [{ message }] },
})

/** Class 22 of the SQLSTATEs: what was sent does not fit its column. */
const isDataException = ({ cause }: Error): boolean =>
  cause instanceof Error && 'code' in cause && /^22/.test(String(cause.code))
