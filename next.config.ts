import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { SHARED, SITE_CACHE_CONTROL } from './lib/shared/cacheHeaders'
import { ENGLISH, otherLanguages, PAGES_SEGMENT } from './lib/shared/languages'
import { DATA_POLICY, PUBLIC_POLICY, SECURITY_HEADERS } from './lib/shared/responseHeaders'
import { segmentsWhere } from './lib/shared/routes'

const everywhere = Object.entries(SECURITY_HEADERS).map(([key, value]) => ({ key, value }))

const contentSecurityPolicy = (source: string, value: string) => ({
  source,
  headers: [{ key: 'Content-Security-Policy', value }],
})

/** The first segment of an address in another language than English. */
const LANGUAGE = `:lang(${otherLanguages.join('|')})`

/** The `source` of a headers rule for all routes with a trait. */
const sourceOf = (has: Parameters<typeof segmentsWhere>[0]): string =>
  `/(${segmentsWhere(has).join('|')})/:path*`

const PANEL_SOURCE = sourceOf(({ kind }) => kind === 'panel')

/**
 * Loaded from node_modules, once for all routes; bundled, each route would have its own copy
 * (docs/adr/0023). Not those with React components, which Next must compile.
 */
const NOT_BUNDLED = [
  'payload',
  '@payloadcms/db-postgres',
  '@payloadcms/db-sqlite',
  '@payloadcms/drizzle',
  '@payloadcms/email-nodemailer',
  '@payloadcms/plugin-redirects',
  'busboy',
  'libphonenumber-js',
  'nodemailer',
  'prom-client',
  'yauzl',
  'yazl',
]

const isDevelopment = process.env.NODE_ENV === 'development'

const config: NextConfig = {
  poweredByHeader: false,
  // server/main.ts does, in Brotli too.
  compress: false,
  serverExternalPackages: NOT_BUNDLED,
  experimental: {
    // A route is loaded at its first request: most routes of a site are never requested there.
    preloadEntriesOnStart: false,
    // Nothing is written outside DATA_DIR.
    isrFlushToDisk: false,
    cssChunking: { type: 'graph', requestCost: 1 },
    inlineCss: true,
    // Minifying the server's code doubled the build time, and no browser loads it.
    turbopackMinify: { server: false, client: true },
    serverSourceMaps: false,
    turbopackInputSourceMaps: false,
  },
  // For all clients the metadata is in the head. Otherwise Next writes it into the body whenever its
  // queries take longer than the first part of the page.
  htmlLimitedBots: /.*/,
  images: { localPatterns: [{ pathname: '/uploads/company_logo/**' }, { pathname: '/images/**' }] },
  typescript: { ignoreBuildErrors: false },
  // A page is in app/localized, under its language. Whatever no file and no other route answers leads
  // there, also what leads nowhere; proxy.ts decides which addresses exist.
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [],
    fallback: [
      { source: `/${LANGUAGE}/:path*`, destination: `/${PAGES_SEGMENT}/:lang/:path*` },
      { source: '/:path*', destination: `/${PAGES_SEGMENT}/${ENGLISH}/:path*` },
    ],
  }),
  headers: async () => [
    { source: '/:path*', headers: everywhere },
    // A later rule wins; the policies of proxy.ts (dashboard, CMS panel) win over all of these.
    ...(isDevelopment ? [] : [contentSecurityPolicy('/((?!_next(?:/|$)).*)', PUBLIC_POLICY)]),
    contentSecurityPolicy(
      sourceOf(({ kind }) => kind === 'data'),
      DATA_POLICY,
    ),
    {
      // Whoever knows such an address sees the page: it goes to no other site, index or cache.
      source: `/${LANGUAGE}?${sourceOf(({ isSecret }) => isSecret === true)}`,
      headers: [
        { key: 'Referrer-Policy', value: 'no-referrer' },
        { key: 'X-Robots-Tag', value: 'noindex' },
        { key: 'Cache-Control', value: 'private, no-store' },
      ],
    },
    {
      // Next writes these answers itself.
      source: '/:file(robots.txt|manifest.webmanifest)',
      headers: [{ key: SITE_CACHE_CONTROL, value: SHARED[SITE_CACHE_CONTROL] }],
    },
    {
      source: sourceOf(({ cache }) => cache === 'day'),
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
      ],
    },
    {
      source: sourceOf(({ cache }) => cache === 'forever'),
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
}

/**
 * withPayload adds a rule with Critical-CH, Accept-CH and Vary to every route, which makes Chrome
 * repeat the first navigation (payload#17906): that rule is kept for the CMS panel alone.
 */
const forPanelOnly = (withPanel: NextConfig): NextConfig => ({
  ...withPanel,
  headers: async () =>
    ((await withPanel.headers?.()) ?? []).map((rule) =>
      rule.headers.some(({ key }) => key === 'Critical-CH')
        ? { ...rule, source: PANEL_SOURCE }
        : rule,
    ),
})

export default forPanelOnly(withPayload(config))
