import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import { isAtLeast } from '@/collections/Health/finding'
import { SUBJECTS, type Subject } from '@/collections/Health/subjects'
import { logError } from '@/lib/server/monitoring/logError'
import { processWide } from '@/lib/server/process/processWide'

const ANSWER_WITHIN_MS = 3000
/** Whoever asks more often gets the last result: asking must not be work. */
const FRESH_MS = 2000

const results = processWide(
  'readiness',
  () =>
    new LRUCache<'all', Record<string, boolean>, Payload>({
      max: 1,
      ttl: FRESH_MS,
      ttlResolution: 0,
      fetchMethod: (_all, _before, { context }) => judgeAll(context),
    }),
)

/**
 * Whether the site can do its work, by subject. Names only: anybody may ask. One that cannot be judged,
 * or takes too long, is false.
 */
export const readiness = (payload: Payload): Promise<Record<string, boolean>> =>
  results.forceFetch('all', { context: payload })

const judgeAll = async (payload: Payload): Promise<Record<string, boolean>> =>
  Object.fromEntries(
    await Promise.all(
      SUBJECTS.filter(({ isReady }) => isReady).map(async (subject) => [
        subject.key,
        await isWell(subject, payload),
      ]),
    ),
  )

const isWell = async ({ key, judge }: Subject, payload: Payload): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ANSWER_WITHIN_MS)
  })
  const judged = judge({ payload, now: new Date() }).then((found) => !isAtLeast('error', found))
  try {
    return await Promise.race([judged, late])
  } catch (error) {
    logError(`ready ${key}`, error)
    return false
  } finally {
    clearTimeout(timer)
  }
}
