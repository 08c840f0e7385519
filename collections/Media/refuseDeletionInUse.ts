import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { findUses, type Use } from './uses/findUses'

/** Refuses to delete a file that is used, and says where. */
export const refuseDeletionInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = (await findUses(req.payload, req)).get(Number(id)) ?? []
  if (uses.length === 0) return
  const { original_name } = await req.payload.findByID({ collection: 'media', id, req })
  throw new APIError(inUse(original_name ?? 'This file', uses), 409, undefined, true)
}

const NAMED = 8

const inUse = (name: string, uses: Use[]): string => {
  const places = uses
    .slice(0, NAMED)
    .map(({ isDraft, place, title }) => `${title} (${place}${isDraft ? ', draft' : ''})`)
  const more = uses.length > NAMED ? ` and ${uses.length - NAMED} more` : ''
  const count = uses.length === 1 ? 'one place' : `${uses.length} places`
  return `This file cannot be deleted. ${name} is used in ${count}. Replace it, or take it out there first: ${places.join('; ')}${more}.`
}
