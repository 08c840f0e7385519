import type { Where } from 'payload'

/** The pages and articles that visitors may see. */
export const PUBLISHED: Where = { _status: { equals: 'published' } }
