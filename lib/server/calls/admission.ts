import { diskState } from '../monitoring/disk'
import { type Answer, fail } from './answers'
import { countSender, type LimitName } from './rateLimit'

/** The refusal of a call that may be repeated after some seconds. */
export type Wait = { answer: Answer; seconds: number }

/** The forms whose rows and files fill the disk. A withdrawal or a check of a message does not. */
const NEEDS_ROOM: ReadonlySet<LimitName> = new Set([
  'apply',
  'registration',
  'enquiry',
  'paperCopy',
])

/** Somebody has to make room meanwhile. */
const NO_ROOM_SECONDS = 600

/**
 * Counts a call of this sender. Returns a refusal when its limit is exceeded, or when the disk has
 * no room for what visitors send (monitoring/disk.ts); otherwise null.
 */
export const mustWait = async (limit: LimitName, sender: string): Promise<Wait | null> => {
  const seconds = await countSender(limit, sender)
  if (seconds !== null) return { answer: fail.tooMany(), seconds }
  if (!NEEDS_ROOM.has(limit) || !(await diskState()).isBelowReserve) return null
  return { answer: fail.noRoom(), seconds: NO_ROOM_SECONDS }
}
