// node scripts/server.mjs PORT [HOST]: the built site over HTTP. In front of Next's own handler: methods,
// limits on bodies (bodyLimit.mjs), the sender's address, Brotli, and pages whose scripts wait for the
// first paint (docs/adr/0012).
import { createServer } from 'node:http'
import path from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import next from 'next'
import { bodyLimit, CountedRequest, refuseBody } from './bodyLimit.mjs'
import { withLateScripts } from './lateScripts.mjs'
import { withOneLocation } from './oneLocation.mjs'

// The build is one for production, and so must be the React that renders it.
process.env.NODE_ENV = 'production'
process.title = 'overseas-recruitment'
process.umask(0o077) // What the site writes is for its own account only.

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
// How long requests that have begun may take to finish after the process was asked to stop.
const STOP_WITHIN_MS = 20_000

const [port, host] = [Number(process.argv[2]), process.argv[3]]
const app = next({ dev: false, dir: path.resolve(import.meta.dirname, '..'), port })
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } })
await app.prepare()
const handle = app.getRequestHandler()

const serve = async (request, response) => {
  if (!METHODS.includes(request.method)) {
    return response.writeHead(405, { Allow: METHODS.join(', '), Connection: 'close' }).end()
  }
  // lib/server/clientAddress.ts reads it; what a client sends under this name counts for nothing.
  request.headers['x-socket-address'] = request.socket.remoteAddress ?? ''
  const maxBytes = await bodyLimit(request)
  if (!request.limitBody(maxBytes, () => refuseBody(request, response))) return
  if (request.headers.expect) response.writeContinue()
  compress(request, response, () => {
    withLateScripts(response)
    withOneLocation(response)
    handle(request, response).catch((error) => failed(response, error))
  })
}

/** What nobody foresaw: logged by where, not what, since a message may hold what somebody typed. */
const failed = (response, error) => {
  process.stderr.write(`${error.name}${error.stack.match(/\n\s+at .*/s)?.[0]}\n`)
  if (!response.headersSent) response.statusCode = 500
  response.end('Internal Server Error')
}

const listener = (request, response) =>
  serve(request, response).catch((error) => failed(response, error))
const server = createServer({ IncomingMessage: CountedRequest }, listener)
// Without this listener Node asks for the body before its announced length has been looked at.
server.on('checkContinue', listener)
server.on('error', (error) => {
  process.stderr.write(`The site cannot be served on port ${port} (${error.code}).\n`)
  process.exit(1)
})
// Longer than a server in front keeps a connection for the next request, which is 60 s as a rule.
server.keepAliveTimeout = 65_000
server.listen(port, host)

/** Finishes what was begun, requests and what runs after them, but waits for no sender for ever. */
const stop = () => {
  server.close(async () => {
    await app.close()
    process.exit(0)
  })
  server.closeIdleConnections()
  setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS).unref()
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
