import type { Where } from 'payload'

/** What visitors may see of pages and articles. */
export const PUBLISHED: Where = { _status: { equals: 'published' } }
