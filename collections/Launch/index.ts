import type { GlobalConfig } from 'payload'
import { refreshOn } from '@/collections/refreshOn'
import { TAGS } from '@/lib/server/cache/changes'

/**
 * Whether the site is launched, and what people confirmed before (docs/product.md §14). Changed by
 * launch.php only, which checks and records it.
 */
export const Launch: GlobalConfig = {
  slug: 'launch',
  admin: { hidden: true },
  hooks: { afterChange: [refreshOn(TAGS.settings)] },
  fields: [
    { name: 'launched_at', type: 'date' },
    { name: 'launched_by', type: 'text', maxLength: 120 },
    // Record<PointKey, Confirmation> (shared/points.ts)
    { name: 'confirmed', type: 'json' },
  ],
}
