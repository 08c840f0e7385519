import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { SHARED } from '@/lib/shared/cacheHeaders'
import { CountedRequest } from '@/server/countedRequest'
import { pageCache } from '@/server/pageCache'
import { renderAnswer } from '@/server/renderAnswer'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown
type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

/** What answers 299 was left alone by the page cache. */
export const LEFT_ALONE = 299

/** Noon in Mumbai on 22 November 2026, when each test begins. */
const NOON = new Date('2026-11-22T12:00:00+05:30')

/**
 * For each test of a file: the page cache of the server, over HTTP, in front of a site that lists who
 * asks it.
 */
export const cachedSite = () => {
  let server: Server
  let stop: () => void
  const site = {
    /** What reached the site. */
    asked: [] as IncomingMessage[],
    /** How the site answers. */
    handler: ((_request, response) => response.end()) as Handler,
    /** Answers with a page that says how often the site was asked. */
    answersWith: (headers: Record<string, string>, status = 200): void => {
      site.handler = (_request, response) => {
        response.writeHead(status, { 'Content-Type': 'text/html', ...headers })
        response.end(`page ${site.asked.length}`)
      }
    },
    fails: (): void => {
      site.handler = () => {
        throw new Error('no database')
      }
    },
    /** Answers when the returned function is called; with the number of the request then asked. */
    waits: (): (() => void) => {
      let open = () => {}
      const gate = new Promise<void>((resolve) => {
        open = resolve
      })
      site.handler = async (_request, response) => {
        const text = `page ${site.asked.length}`
        await gate
        response.writeHead(200, { 'Content-Type': 'text/html', ...SHARED }).end(text)
      }
      return open
    },
    untilAsked: (times: number) => vi.waitFor(() => expect(site.asked).toHaveLength(times)),
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<Got>((resolve, reject) => {
        const address = server.address()
        const port = typeof address === 'object' ? address?.port : 0
        const call = request({ port, path, headers, method }, (response) => {
          const parts: Buffer[] = []
          response.on('data', (part) => parts.push(part))
          response.on('end', () => {
            const body = Buffer.concat(parts)
            const { headers: sent, statusCode = 0 } = response
            resolve({ status: statusCode, headers: sent, body, text: body.toString() })
          })
        })
        call.on('error', reject)
        call.end()
      }),
    texts: async (...paths: string[]): Promise<string[]> => {
      const found: string[] = []
      for (const path of paths) found.push((await site.get(path)).text)
      return found
    },
  }

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON })
    site.asked = []
    site.answersWith(SHARED)
    const cache = pageCache({
      render: (wanted) =>
        renderAnswer(
          async (got, response) => {
            site.asked.push(got)
            await site.handler(got, response)
          },
          'site.test',
          wanted,
        ),
      turn: (_request, _name, task) => task(),
      leadsNowhere: async () => false,
    })
    stop = cache.stop
    server = createServer({ IncomingMessage: CountedRequest }, (got, response) => {
      if (!cache.answer(got, response)) response.writeHead(LEFT_ALONE).end()
    })
    await new Promise<void>((resolve) => server.listen(0, resolve))
  })

  afterEach(() => {
    vi.useRealTimers()
    stop()
    server.closeAllConnections()
    server.close()
  })

  return site
}
