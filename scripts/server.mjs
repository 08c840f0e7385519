// node scripts/server.mjs PORT: the built site over HTTP. Next's own handler behind compression, which knows Brotli, and
// pages whose scripts wait for the first paint (docs/adr/0012).
import { createServer } from 'node:http'
import path from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import next from 'next'
import { withLateScripts } from './lateScripts.mjs'

// The build is one for production, and so must be the React that renders it.
process.env.NODE_ENV = 'production'
process.title = 'overseas-recruitment'

const port = Number(process.argv[2])
const app = next({ dev: false, dir: path.resolve(import.meta.dirname, '..'), port })
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } })
await app.prepare()
const handle = app.getRequestHandler()

const server = createServer((request, response) => {
  compress(request, response, () => {
    withLateScripts(response)
    handle(request, response).catch((error) => {
      // Where, not what: a message may hold what somebody typed.
      process.stderr.write(`${error.name}${error.stack.match(/\n\s+at .*/s)?.[0]}\n`)
      if (!response.headersSent) response.statusCode = 500
      response.end('Internal Server Error')
    })
  })
})
server.on('error', (error) => {
  process.stderr.write(`The site cannot be served on port ${port} (${error.code}).\n`)
  process.exit(1)
})
// Longer than a server in front keeps a connection for the next request, which is 60 s as a rule.
server.keepAliveTimeout = 65_000
server.listen(port)

for (const signal of ['SIGINT', 'SIGTERM']) {
  // What was begun is finished: requests, and what runs after them.
  process.once(signal, () => {
    server.close(async () => {
      await app.close()
      process.exit(0)
    })
    server.closeIdleConnections()
  })
}
