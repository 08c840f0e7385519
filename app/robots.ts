import type { MetadataRoute } from 'next'
import { env } from '@/lib/server/settings/env'
import { DISALLOWED } from '@/lib/shared/routes'

// The site's address is known at run time, not when building.
export const dynamic = 'force-dynamic'

const robots = (): MetadataRoute.Robots => ({
  rules: {
    userAgent: '*',
    allow: '/',
    disallow: DISALLOWED,
  },
  sitemap: `${env.siteUrl}/sitemap.xml`,
})

export default robots
