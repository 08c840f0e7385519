import type { AfterErrorHook, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { parseId } from '@/lib/shared/ids'
import { statusOf } from './payloadErrors'

/**
 * Payload passes ids and values of a request to the database unchecked, and answers 500 when the
 * database cannot take them (a word for a number, a number too large, a NUL) or when a collection
 * or global has no versions. This hook answers 404 or 400 instead.
 */
export const refuseUnreadable: AfterErrorHook = ({ collection, error, req }) => {
  if ((statusOf(error) ?? 500) < 500) return undefined
  const id = req.routeParams?.id
  const isUnknown = id !== undefined && parseId(id) === null
  if (isUnknown || isAbsent(collection, req)) return answer(404, 'Not Found')
  return isUnusable(error) ? answer(400, 'Bad Request') : undefined
}

/** Payload adds these endpoints to every collection and global, whether or not it supports them. */
const isAbsent = (
  collection: SanitizedCollectionConfig | undefined,
  req: PayloadRequest,
): boolean => {
  const [, , first, second, third] = req.pathname?.split('/') ?? []
  if (collection) {
    const { auth, versions } = collection
    return (second === 'versions' && !versions) || (second === 'verify' && !auth?.verify)
  }
  const global = req.payload.config.globals.find(({ slug }) => slug === second)
  return first === 'globals' && third === 'versions' && !global?.versions
}

const answer = (status: number, message: string) => ({
  status,
  response: { errors: [{ message }] },
})

/** A value that its column cannot store, by the errors of Postgres and of the SQLite driver. */
const isUnusable = ({ cause }: Error): boolean => {
  if (!(cause instanceof Error)) return false
  const code = 'code' in cause ? String(cause.code) : ''
  // Class 22 of the SQLSTATEs: data exceptions.
  if (/^22/.test(code) || code === 'SQLITE_MISMATCH') return true
  return /^(Only finite numbers|undefined cannot|SQLite3 can only bind)/.test(cause.message)
}
