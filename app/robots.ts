import type { MetadataRoute } from 'next'
import { env } from '@/lib/server/env'

// The address is a setting of the running site, not of its build.
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
