import type { Payload } from 'payload'
import { addMoves } from '@/collections/Activities/activities'
import { PLACE_STAGES } from '@/collections/Demands/shared/placeStages'
import { changeRows } from '@/lib/server/database/rows'
import type { User } from '@/payload-types'
import { announcePlaces } from './announcePlaces'
import type { Stage } from './shared/stages'

type Move = {
  ids: number[]
  from: Stage
  to: Stage
  /** Null for the candidate. */
  by: Pick<User, 'id'> | null
  /** When given, only applications that are still at this revision move. */
  revision?: number
  /** One bulk change of many rows: what an undo takes back. */
  batch?: string
}

/**
 * Moves applications from one stage to another and records each move. Returns the ids of those that
 * moved: an application that has left `from` meanwhile stays where it is.
 */
export const moveStage = async (
  payload: Payload,
  { ids, from, to, by, revision, batch }: Move,
): Promise<number[]> => {
  const moved = await changeRows(payload, {
    collection: 'applications',
    where: { id: ids, stage: from, ...(revision !== undefined && { revision }) },
    set: { stage: to, stage_at: new Date().toISOString() },
    increment: ['revision'],
  })
  await addMoves(payload, { ids: moved, from, to, by, batch })
  if (PLACE_STAGES.some((stage) => stage === from || stage === to))
    await announcePlaces(payload, moved)
  return moved
}
