import { processWide } from '../process/processWide'

/**
 * Whether search engines may list what this process answers. Kept for the HTTP server, which adds a
 * header to every answer otherwise; the site tells it (collections/Agency/followSiteMode.ts).
 */
export const indexing = processWide('indexing', () => ({ isAllowed: false }))
