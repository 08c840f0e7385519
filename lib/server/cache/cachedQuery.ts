import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import { UNANNOUNCED_SECONDS } from '@/lib/shared/cacheHeaders'
import { officeDay } from '@/lib/shared/format'
import { payloadClient } from '../payload/payload'
import { processWide } from '../process/processWide'
import { onChange, type Tag } from './changes'

type Options = {
  /** The name under which the whole process stores the results: used by no other query. */
  name: string
  /** The results are dropped when one of these changes (changes.ts). */
  tags: Tag[]
}

/** Enough for every content page; the arguments may come from addresses that strangers made up. */
const MAX_RESULTS = 500

/**
 * A query whose results stay in memory until what it read changes, and at most until midnight in
 * Mumbai, when jobs close by their date. Callers that ask at the same time share one run. A run that
 * began before a change is not stored. Arguments must be JSON values; results are frozen, since all
 * callers get the same object.
 */
export const cachedQuery = <Arguments extends unknown[], Result>(
  { name, tags }: Options,
  query: (payload: Payload, ...given: Arguments) => Promise<Result>,
): ((...given: Arguments) => Promise<Result>) => {
  const results = processWide(`query ${name}`, () => {
    const stored = new LRUCache<string, { result: Result }, () => Promise<Result>>({
      max: MAX_RESULTS,
      ttl: UNANNOUNCED_SECONDS * 1000,
      // Those who asked before a change get their result; it is not stored.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _old, { context: run }) => ({ result: frozen(await run()) }),
    })
    onChange((tag) => {
      if (tags.includes(tag)) stored.clear()
    })
    return stored
  })
  return async (...given) => {
    const key = JSON.stringify([officeDay(new Date()), ...given])
    const run = async () => query(await payloadClient(), ...given)
    return (await results.forceFetch(key, { context: run })).result
  }
}

const frozen = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part)
    Object.freeze(value)
  }
  return value
}
