import type { MetadataRoute } from 'next'
import { env } from '@/lib/server/env'

// Rendered per request: the site's address is a setting of the running site.
export const dynamic = 'force-dynamic'

const robots = (): MetadataRoute.Robots => ({
  rules: {
    userAgent: '*',
    allow: '/',
    disallow: [
      '/admin',
      '/api/',
      '/php/',
      '/login',
      '/managejobs',
      '/addjob',
      '/edit-job/',
      '/uploads/resume/',
    ],
  },
  sitemap: `${env.siteUrl}/sitemap.xml`,
})

export default robots
