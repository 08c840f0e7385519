// The production server: node dist/server.mjs PORT [HOST]. It puts limits on bodies and on what one
// sender may ask for (docs/adr/0043), the sender's address, the page cache (docs/adr/0022), compression
// and late scripts (docs/adr/0012) in front of Next's own handler.
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import next from 'next'
import { logError } from '@/lib/server/monitoring/logError'
import { duringRequest } from '@/lib/server/monitoring/requestId'
import { directCall, isKnown, isSignedIn } from '@/lib/server/process/siteHooks'
import { indexing } from '@/lib/server/settings/indexing'
import { READ_COOKIES } from '@/lib/shared/cacheHeaders'
import { isDashboardPage, isUnderDashboard } from '@/lib/shared/routes'
import { answerFailed, sendWhenMade, type Turn } from './answer'
import { bodyLimit } from './bodyLimit'
import { pathOf } from './cacheKey'
import { CountedRequest } from './countedRequest'
import { logConsoleAsJson } from './nextLog'
import { requestObserver } from './observedRequest'
import { asOwnAnswer } from './ownAnswer'
import { pace } from './pace'
import { pageCache } from './pageCache'
import { refuseBody } from './refuseBody'
import {
  redirectToLogin,
  refuseMethod,
  refuseTarget,
  tooManyPages,
  tooManyRequests,
} from './refusedPages'
import { renderAnswer } from './renderAnswer'
import { requestKinds } from './requestKind'
import { turns } from './turns'

// The build is a production build, so React must be the production one, whatever the shell has set.
Object.assign(process.env, { NODE_ENV: 'production' })
process.title = 'overseas-recruitment'
// A line that cannot be logged, on a full disk, is no error: unhandled it would itself be logged, fail
// again, and so on without end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
logConsoleAsJson()
process.umask(0o077) // Files that the site writes are readable by its own account only.

const READS = ['GET', 'HEAD']
const METHODS = [...READS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** How long requests in progress may take to finish after SIGTERM or SIGINT. */
const STOP_WITHIN_MS = 20_000
/** Longer than the 60 s for which a reverse proxy usually keeps an idle connection. */
const KEEP_ALIVE_MS = 65_000

const [port, hostname] = [Number(process.argv[2]), process.argv[3]]
const folder = path.resolve(import.meta.dirname, '..')
const app = next({ dev: false, dir: folder, port })
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } })
await app.prepare()
// Not before: Next reads .env, and a wrong setting has to end the start with one line.
const { env } = await import('@/lib/server/settings/env')
const { networksOf } = await import('@/lib/server/calls/clientAddress')
const { nameOf, networksOfRequest, senderOf } = await import('./sender')
const observer = requestObserver(env)
const handle = app.getRequestHandler()
const kindOf = requestKinds(folder)
const { take } = turns({ networksOf, scale: env.rateLimitScale })

const paceOf = pace({ nameOf, networksOf: networksOfRequest, scale: env.rateLimitScale })

const turn: Turn = async (request, name, task) => {
  // Calls have limits of their own.
  if (kindOf(pathOf(request.url ?? '')) === 'other') return task()
  const done = take(senderOf(request), name, task)
  return typeof done === 'number' ? tooManyPages(done) : done
}

/** Whether an address leads nowhere. */
const leadsNowhere = async ({ headers, url = '' }: CountedRequest): Promise<boolean> => {
  const at = pathOf(url)
  if (at === null) return false
  const isPreview = headers.cookie?.includes(READ_COOKIES.preview) === true
  return isUnderDashboard(at) ? !isDashboardPage(at) : !(await isKnown(at, isPreview))
}

const cache = pageCache({
  render: (asked) => renderAnswer(handle, `localhost:${port}`, asked),
  turn,
  leadsNowhere,
})

const serve = async (request: CountedRequest, response: ServerResponse): Promise<void> => {
  const { headers, method = '', url = '' } = request
  // Before the body has a limit.
  if (!METHODS.includes(method)) {
    return refuseMethod(response.setHeader('Connection', 'close'), METHODS)
  }
  // Read by lib/server/calls/clientAddress.ts; overwrites what a client sends under this name.
  headers['x-socket-address'] = request.socket.remoteAddress ?? ''
  const maxBytes = await bodyLimit(request)
  if (!request.limitBody(maxBytes, () => refuseBody(request, response))) return
  if (headers.expect) response.writeContinue()
  const direct = directCall(request)
  if (direct) return direct(request, response)
  const kind = kindOf(pathOf(url))
  if (kind === 'panel') return servePanel(request, response)
  if (kind === 'other') return handOver(request, response)
  if (READS.includes(method)) cache.answerAlone(request, response)
  else refuseMethod(response, READS)
}

/** What the CMS panel shows to somebody who is not signed in. */
const OPEN_SCREENS = /^\/admin\/(?:create-first-user|forgot|logout|reset|unauthorized)/

const servePanel = async (request: CountedRequest, response: ServerResponse): Promise<void> => {
  const { headers, method = '', url = '' } = request
  const isRead = READS.includes(method)
  const hasToken = headers.cookie !== undefined || headers.authorization !== undefined
  if (hasToken && (await isSignedIn(headers))) {
    if (isRead) cache.answerAlone(request, response, (_request, _name, task) => task())
    else handOver(request, response)
  } else if (isRead) {
    if (OPEN_SCREENS.test(url)) cache.answerAlone(request, response)
    else
      sendWhenMade(
        request,
        response,
        turn(request, null, async () => redirectToLogin(url)),
      )
  } else if (method === 'POST' && headers['next-action'] !== undefined) {
    // A server function, which refuses it in the way that the panel's scripts understand.
    handOver(request, response)
  } else refuseMethod(response, READS)
}

/** For all that is no page: Next answers on the connection itself, as the answer is made. */
const handOver = (request: CountedRequest, response: ServerResponse): void => {
  compress(request, response, () => {
    asOwnAnswer(response)
    handle(request, response).catch((error) => fail(response, error))
  })
}

const fail = (response: ServerResponse, error: unknown): void => {
  logError('server', error)
  if (response.headersSent) response.end()
  else answerFailed(response)
}

/** What monitoring asks for is never late. */
const PROBES = new Set(['/health', '/ready', '/metrics'])

const listener = (request: CountedRequest, response: ServerResponse): void => {
  const observed = observer.begin(request)
  const ended = () => observer.ended(observed, request, response)
  const waitMs = PROBES.has(request.url ?? '') ? 0 : paceOf(request)
  if (waitMs === 0) answer(request, response)
  else if (waitMs === null) tooManyRequests.send(request, response)
  else setTimeout(() => response.destroyed || answer(request, response), waitMs)
  if (response.writableEnded) ended()
  else response.once('close', ended)
}

const answer = (request: CountedRequest, response: ServerResponse): void => {
  // Also for pictures, files and answers that have no robots line of their own.
  if (!indexing.isAllowed) response.setHeader('X-Robots-Tag', 'noindex, nofollow')
  if (!request.url?.startsWith('/')) refuseTarget(response)
  else if (!cache.answer(request, response)) {
    response.setHeader('X-Request-Id', request.id)
    duringRequest(request.id, () =>
      serve(request, response).catch((error) => fail(response, error)),
    )
  }
}

const server = createServer({ IncomingMessage: CountedRequest }, listener)
// Without this listener Node asks for the body before its announced length was checked.
server.on('checkContinue', listener)
server.on('error', (error: NodeJS.ErrnoException) => {
  process.stderr.write(`The site cannot be served on port ${port} (${error.code}).\n`)
  process.exit(1)
})
server.keepAliveTimeout = KEEP_ALIVE_MS
server.listen(port, hostname)

/** Lets requests in progress finish, then ends the process; unfinished ones are cut off after a while. */
const stop = (): void => {
  server.close(async () => {
    await app.close()
    process.exit(0)
  })
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS).unref()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
