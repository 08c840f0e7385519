import { type NextRequest, NextResponse } from 'next/server'
import { env } from '@/lib/server/env'
import { isKnown } from '@/lib/server/knownAddress'
import { paths } from '@/lib/shared/paths'

// Only what a page of ours needs. React's development build uses eval.
const policy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${env.isProduction ? '' : " 'unsafe-eval'"}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // The reader of resumes (lib/client/pdf.ts).
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * The dashboard's answers: scripts by a nonce of this answer alone, no frame, no copy kept. Nothing is
 * authenticated here: each call checks the token itself (lib/server/php.ts).
 * An escape that cannot be read is taken for the signs it is written with, which leads to the 404
 * page: Next would answer 500.
 * An address that leads nowhere gets the 404 page whole, also without scripts.
 */
export const proxy = async (request: NextRequest): Promise<NextResponse> => {
  const { pathname } = request.nextUrl
  const path = decoded(pathname)
  if (path === null) {
    return NextResponse.redirect(new URL(pathname.replaceAll('%', '%25'), env.siteUrl))
  }
  if (!DASHBOARD.test(path)) {
    const isPreview = request.cookies.has(PREVIEW_COOKIE)
    return isPreview || (await isKnown(path)) ? NextResponse.next() : notFound(request)
  }
  const contentSecurityPolicy = policy(Buffer.from(crypto.randomUUID()).toString('base64'))
  // Next reads the nonce out of the request's policy and puts it on its scripts.
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', contentSecurityPolicy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', contentSecurityPolicy)
  response.headers.set('X-Frame-Options', 'DENY')
  response.headers.set('Cache-Control', 'no-store')
  return response
}

const notFound = (request: NextRequest): NextResponse => {
  const response = NextResponse.rewrite(new URL(paths.notFound, request.url), { status: 404 })
  // What is published here tomorrow is not to be a 404 of yesterday.
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** Next's draft mode: only the page can tell whether the draft is there. */
const PREVIEW_COOKIE = '__prerender_bypass'

const DASHBOARD = /^\/(login|addjob|managejobs|edit-job(\/.*)?)\/?$/

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

export const config = {
  // The last: all but files, calls and the panel, by their whole first segment.
  matcher: [
    '/login',
    '/addjob',
    '/managejobs',
    '/edit-job/:path*',
    '/:path(.*%.*)',
    '/((?!(?:_next|api|admin|php|uploads|share|feed|internal|health|sitemaps)(?:/|$)|.*\\.).*)',
  ],
}
