import { type NextRequest, NextResponse } from 'next/server'
import { PAGE_ADDRESS } from '@/lib/server/pageAddress'
import { isKnown } from '@/lib/server/process/siteHooks'
import { env } from '@/lib/server/settings/env'
import { READ_COOKIES, SHARED, SHARED_HERE, SITE_CACHE_CONTROL } from '@/lib/shared/cacheHeaders'
import { paths } from '@/lib/shared/paths'
import { dashboardPolicy, panelPolicy } from '@/lib/shared/responseHeaders'
import {
  hasForm,
  isAnsweredByHandler,
  isDashboardPage,
  isSameForAll,
  isUnderDashboard,
  kindAt,
} from '@/lib/shared/routes'

/**
 * Runs before the pages. It gives the pages of the dashboard and the CMS panel their headers: scripts
 * by a nonce of this response, no frame, no cache. It authenticates nobody: each call checks the
 * token itself (lib/server/calls/php.ts). An address that leads nowhere gets the whole 404 page, also without scripts.
 * An address with a broken escape (%zz) is redirected to one with the % escaped, which leads to the
 * 404 page: Next would answer 500.
 */
export const proxy = async (request: NextRequest): Promise<NextResponse> => {
  const { pathname } = request.nextUrl
  const path = decoded(pathname)
  if (path === null) {
    return NextResponse.redirect(new URL(pathname.replaceAll('%', '%25'), env.siteUrl))
  }
  if (kindAt(path) === 'panel') return forStaff(request, panelPolicy)
  if (isUnderDashboard(path)) {
    return isDashboardPage(path) ? forStaff(request, dashboardPolicy) : notFound(request)
  }
  const isPreview = request.cookies.has(READ_COOKIES.preview)
  return (await isKnown(path, isPreview)) ? page(request, path) : notFound(request)
}

/** A page declares here whether it is the same for every visitor: Next lets no page set headers. */
const page = (request: NextRequest, path: string): NextResponse => {
  const { cookies, nextUrl } = request
  const response = NextResponse.next({
    request: { headers: withAddress(request, nextUrl.pathname + nextUrl.search) },
  })
  const isPersonal = Object.values(READ_COOKIES).some((name) => cookies.has(name))
  // Escapes in the address of a file or call lead here too.
  if (isPersonal || isAnsweredByHandler(path) || !isSameForAll(path)) return response
  const headers = hasForm(path) ? SHARED_HERE : SHARED
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

/** The request's headers with the page's address; whatever the client sent under that name is gone. */
const withAddress = (request: NextRequest, address: string | null): Headers => {
  const headers = new Headers(request.headers)
  if (address === null) headers.delete(PAGE_ADDRESS)
  else headers.set(PAGE_ADDRESS, address)
  return headers
}

type Policy = (nonce: string, isDevelopment: boolean) => string

const forStaff = (request: NextRequest, policy: Policy): NextResponse => {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64')
  const contentSecurityPolicy = policy(nonce, !env.isProduction)
  // Next reads the nonce from the request's policy and puts it on its scripts.
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', contentSecurityPolicy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', contentSecurityPolicy)
  response.headers.set('X-Frame-Options', 'DENY')
  response.headers.set('Cache-Control', 'no-store')
  return response
}

const notFound = (request: NextRequest): NextResponse => {
  const response = NextResponse.rewrite(new URL(paths.notFound, request.url), {
    status: 404,
    request: { headers: withAddress(request, null) },
  })
  // A page may be published at this address later. Only the server (server/) keeps the page itself.
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set(SITE_CACHE_CONTROL, SHARED[SITE_CACHE_CONTROL])
  return response
}

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

// Next reads the matcher from the source text, so it repeats the routes of lib/shared/routes.ts as a
// literal; tests/unit/routes.test.ts compares the two.
export const config = {
  matcher: [
    '/login',
    '/invitation',
    '/managejobs',
    '/addjob',
    '/edit-job/:path*',
    '/admin/:path*',
    // Their tokens contain dots, like the names of files.
    '/my-application/:path*',
    '/interview/:path*',
    '/family/:path*',
    '/r/:path*',
    '/shortlist/:path*',
    '/job-alert/:path*',
    '/:lang(hi|ur|bn|ne|ta|te|ml|si|fil)/:path*',
    '/:path(.*%.*)',
    // All but the panel, calls, other technical routes, and files.
    '/((?!(?:admin|api|php|uploads|_next|share|feed|internal|health|ready|metrics)(?:/|$)|.*\\.).*)',
  ],
}
