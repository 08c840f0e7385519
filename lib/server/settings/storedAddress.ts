import { processWide } from '../process/processWide'

/**
 * The public address of the site as an admin has set it in the office, as this process knows it; empty
 * without one. Everything reads it by `env.siteUrl` (env.ts); collections/SiteAddress keeps it.
 */
export const storedAddress = processWide('storedAddress', () => ({ url: '' }))
