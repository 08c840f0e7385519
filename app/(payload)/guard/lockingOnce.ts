import type { ServerFunctionClientArgs } from 'payload'
import { withLock } from '@/lib/server/database/withLock'

/** Longer keys come from no screen of the CMS panel. */
const MAX_KEY_CHARS = 200

/**
 * Runs a server function of the CMS panel. `form-state` looks for the lock of the document and makes one
 * when there is none: of two changes at the same moment each would make one, and a take-over changes one
 * of them only, so that the first editor would never be told.
 */
export const lockingOnce = <T>(
  { name, args: { collectionSlug, globalSlug, id, returnLockStatus } }: ServerFunctionClientArgs,
  run: () => Promise<T>,
): Promise<T> => {
  if (name !== 'form-state' || !returnLockStatus) return run()
  const document = [collectionSlug, globalSlug, id].join(' ').slice(0, MAX_KEY_CHARS)
  return withLock(`document lock ${document}`, run)
}
