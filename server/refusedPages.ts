import type { ServerResponse } from 'node:http'
import { metrics } from '@/lib/server/monitoring/metrics'
import { REQUEST_ID } from '@/lib/server/monitoring/requestId'
import { paths } from '@/lib/shared/paths'
import { SECURITY_HEADERS } from '@/lib/shared/responseHeaders'
import type { Answer } from './answer'

/** Answers that need no page of the site, so that they cost next to nothing. */

const PLAIN = { ...SECURITY_HEADERS, 'Cache-Control': 'no-store' }

const wait = (seconds: number) => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Please wait a little</title>
<style>body{margin:3rem auto;max-width:34rem;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif}</style>
</head>
<body>
<h1>Please wait a little</h1>
<p>Very many pages were requested from your internet connection. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.</p>
<p><a href="/">Go to the home page</a></p>
</body>
</html>
`

/** The answer to a sender of whom too many requests wait already. */
export const tooManyPages = (seconds: number): Answer => ({
  send({ id, method }, response) {
    metrics.limitsHit.inc({ limit: 'pages' })
    response.writeHead(429, {
      ...PLAIN,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'Retry-After': seconds,
      [REQUEST_ID]: id,
    })
    response.end(method === 'HEAD' ? undefined : wait(seconds))
  },
})

/** The answer to a sender whose requests would be answered too late (pace.ts). */
export const tooManyRequests = tooManyPages(5)

/**
 * A method that pages do not answer. The connection stays open: closed while a body is still being sent,
 * its sender would lose the answer.
 */
export const refuseMethod = (response: ServerResponse, allowed: string[]): void => {
  response.writeHead(405, { ...PLAIN, Allow: allowed.join(', ') }).end()
}

/** A request whose target is no path: `*`, a whole address, a name. */
export const refuseTarget = (response: ServerResponse): void => {
  response.writeHead(400, { ...PLAIN, Connection: 'close' }).end()
}

/** To the login of all staff, and from there to the screen of the CMS panel that was wanted. */
export const redirectToLogin = (url: string): Answer => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  // Next's own parameter of a request for a part of a page.
  searchParams.delete('_rsc')
  const asked = searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
  // Payload's own links name the screen there.
  const isLogin = pathname === `${paths.cmsPanel}/login`
  const wanted = isLogin ? (searchParams.get('redirect') ?? paths.cmsPanel) : asked
  const head = { ...PLAIN, Location: paths.loginTo(wanted) }
  return { send: (_request, response) => void response.writeHead(307, head).end() }
}
