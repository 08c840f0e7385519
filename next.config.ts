import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

/**
 * Headers of every response (docs/security.md, L4). The dashboard's stricter policy is in proxy.ts.
 */
const SECURITY_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=31536000' },
]

/** All that our own pages have in common; what comes from another site is refused. */
const policy = (more: Record<string, string>): string =>
  Object.entries({
    'default-src': "'self'",
    // Next and Payload write scripts and styles into their pages.
    'script-src': "'self' 'unsafe-inline'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    ...more,
  })
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

// The panel's live preview shows public pages in a frame of the same site.
const PUBLIC_POLICY = policy({ 'frame-ancestors': "'self'" })
const PANEL_POLICY = policy({ 'frame-src': "'self'", 'frame-ancestors': "'none'" })
// JSON and files: nothing in them is to run, whatever a browser takes them for.
const DATA_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'"

const contentSecurityPolicy = (source: string, value: string) => ({
  source,
  headers: [{ key: 'Content-Security-Policy', value }],
})

const isDevelopment = process.env.NODE_ENV === 'development'

const config: NextConfig = {
  poweredByHeader: false,
  // server/main.ts does, in Brotli too.
  compress: false,
  // Pages made on demand stay in memory: nothing is written outside DATA_DIR, and a flood of
  // unknown addresses fills no disk (docs/adr/0004).
  experimental: {
    isrFlushToDisk: false,
    cssChunking: { type: 'graph', requestCost: 1 },
    inlineCss: true,
    // The server's code is read from disk, once: making it small doubled the time of a build.
    turbopackMinify: { server: false, client: true },
    serverSourceMaps: false,
    turbopackInputSourceMaps: false,
  },
  images: { localPatterns: [{ pathname: '/uploads/company_logo/**' }, { pathname: '/images/**' }] },
  typescript: { ignoreBuildErrors: false },
  headers: async () => [
    { source: '/:path*', headers: SECURITY_HEADERS },
    // The later rule wins, and the dashboard's policy, which proxy.ts sets, wins over all of these.
    ...(isDevelopment
      ? []
      : [
          contentSecurityPolicy('/((?!_next(?:/|$)).*)', PUBLIC_POLICY),
          contentSecurityPolicy('/admin/:path*', PANEL_POLICY),
          { source: '/admin/:path*', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
        ]),
    contentSecurityPolicy('/(api|php|uploads)/:path*', DATA_POLICY),
    {
      // The address is the key to the page: it goes to no other site, no search engine and no cache.
      source: '/my-application/:path*',
      headers: [
        { key: 'Referrer-Policy', value: 'no-referrer' },
        { key: 'X-Robots-Tag', value: 'noindex' },
        { key: 'Cache-Control', value: 'private, no-store' },
      ],
    },
    ...['/film/:file*', '/images/:file*', '/icons/:file*'].map((source) => ({
      source,
      headers: [
        { key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' },
      ],
    })),
    {
      source: '/fonts/:file*',
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
        ? { ...rule, source: '/admin/:path*' }
        : rule,
    ),
})

export default forPanelOnly(withPayload(config))
