import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import { logError } from '@/lib/server/monitoring/logError'
import { processWide } from '@/lib/server/process/processWide'
import { SESSION_USE_WRITTEN_MS } from '@/lib/shared/limits'
import { deviceName } from './deviceName'
import { writeUse } from './storedSessions'

/** The last use that is stored, or being stored, in milliseconds by the session's id. */
const written = processWide('sessionUses', () => new LRUCache<string, number>({ max: 10_000 }))

/**
 * Notes that a session was used, at most once in five minutes. The request does not wait for it: a
 * full disk or a busy database must not keep staff out.
 */
export const noteUse = (
  payload: Payload,
  { userId, sessionId, headers }: { userId: number; sessionId: string; headers: Headers },
): void => {
  const now = new Date()
  const before = written.get(sessionId)
  if (before !== undefined && Math.abs(now.getTime() - before) < SESSION_USE_WRITTEN_MS) return
  written.set(sessionId, now.getTime())
  const device = deviceName(headers.get('user-agent'))
  writeUse(payload, { userId, sessionId, device, now }).then(
    (stored) => written.set(sessionId, stored),
    (error) => {
      written.delete(sessionId)
      logError('use of a session', error)
    },
  )
}
