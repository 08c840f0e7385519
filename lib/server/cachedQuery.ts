import { unstable_cache } from 'next/cache'
import type { Payload } from 'payload'
import { payloadClient } from './payload'
import type { Tag } from './refresh'

type Options = {
  /** Part of the cache key: a name used by no other query. */
  name: string
  /** The result is dropped when one of these is refreshed (refresh.ts). */
  tags: Tag[]
  /** The result is dropped after so many seconds; without it, only by a tag. */
  maxSeconds?: number
}

/**
 * A query with a cached result, for each set of arguments. Arguments and result must be JSON
 * values. The only use of Next's cache for data.
 */
export const cachedQuery = <Arguments extends unknown[], Result>(
  { name, tags, maxSeconds }: Options,
  query: (payload: Payload, ...given: Arguments) => Promise<Result>,
): ((...given: Arguments) => Promise<Result>) =>
  unstable_cache(async (...given: Arguments) => query(await payloadClient(), ...given), [name], {
    tags,
    revalidate: maxSeconds,
  })
