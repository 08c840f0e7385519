// The production server: node dist/server.mjs PORT [HOST]. It puts limits on bodies, the sender's
// address, the page cache (docs/adr/0022), compression and late scripts (docs/adr/0012) in front of
// Next's own handler.
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import next from 'next'
import { directCall } from '@/lib/server/directCall'
import { indexing } from '@/lib/server/indexing'
import { logError } from '@/lib/server/logError'
import { duringRequest } from '@/lib/server/monitoring/requestId'
import { bodyLimit } from './bodyLimit'
import { CountedRequest } from './countedRequest'
import { withLateScripts } from './lateScripts'
import { logConsoleAsJson } from './nextLog'
import { requestObserver } from './observedRequest'
import { asOwnAnswer } from './ownAnswer'
import { pageCache } from './pageCache'
import { refuseBody } from './refuseBody'
import { renderAnswer } from './renderAnswer'
import { withSingleLocation } from './singleLocation'

// The build is a production build, so React must be the production one, whatever the shell has set.
Object.assign(process.env, { NODE_ENV: 'production' })
process.title = 'overseas-recruitment'
// A line that cannot be logged, on a full disk, is no error: unhandled it would itself be logged, fail
// again, and so on without end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
logConsoleAsJson()
process.umask(0o077) // Files that the site writes are readable by its own account only.

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** How long requests in progress may take to finish after SIGTERM or SIGINT. */
const STOP_WITHIN_MS = 20_000
/** Longer than the 60 s for which a reverse proxy usually keeps an idle connection. */
const KEEP_ALIVE_MS = 65_000

const [port, hostname] = [Number(process.argv[2]), process.argv[3]]
const app = next({ dev: false, dir: path.resolve(import.meta.dirname, '..'), port })
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } })
await app.prepare()
// Not before: Next reads .env, and a wrong setting has to end the start with one line.
const { env } = await import('@/lib/server/env')
const observer = requestObserver(env)
const handle = app.getRequestHandler()
const cache = pageCache((asked) => renderAnswer(handle, `localhost:${port}`, asked))

const serve = async (request: CountedRequest, response: ServerResponse): Promise<void> => {
  if (!METHODS.includes(request.method ?? '')) {
    response.writeHead(405, { Allow: METHODS.join(', '), Connection: 'close' }).end()
    return
  }
  // Read by lib/server/clientAddress.ts; overwrites what a client sends under this name.
  request.headers['x-socket-address'] = request.socket.remoteAddress ?? ''
  const maxBytes = await bodyLimit(request)
  if (!request.limitBody(maxBytes, () => refuseBody(request, response))) return
  if (request.headers.expect) response.writeContinue()
  const direct = directCall(request)
  if (direct) return direct(request, response)
  compress(request, response, () => {
    asOwnAnswer(response)
    withLateScripts(response)
    withSingleLocation(response)
    handle(request, response).catch((error) => fail(response, error))
  })
}

const fail = (response: ServerResponse, error: unknown): void => {
  logError('server', error)
  if (!response.headersSent) response.statusCode = 500
  response.end('Internal Server Error')
}

const listener = (request: CountedRequest, response: ServerResponse): void => {
  const observed = observer.begin(request)
  // Also for pictures, files and answers that have no robots line of their own.
  if (!indexing.isAllowed) response.setHeader('X-Robots-Tag', 'noindex, nofollow')
  if (!cache.answer(request, response)) {
    response.setHeader('X-Request-Id', observed.id)
    duringRequest(observed.id, () =>
      serve(request, response).catch((error) => fail(response, error)),
    )
  }
  if (response.writableEnded) observer.ended(observed, request, response)
  else response.once('close', () => observer.ended(observed, request, response))
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
