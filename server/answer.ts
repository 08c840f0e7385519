import type { ServerResponse } from 'node:http'
import { logError } from '@/lib/server/monitoring/logError'
import { SECURITY_HEADERS } from '@/lib/shared/responseHeaders'
import type { CountedRequest } from './countedRequest'
import type { StoredAnswer } from './storedAnswer'

/** What can be sent to a visitor. */
export type Answer = Pick<StoredAnswer, 'send'>

/**
 * Does what a request needs when it is its sender's turn. `name` is that of an answer that others get
 * too, otherwise null.
 */
export type Turn = (
  request: CountedRequest,
  name: string | null,
  task: () => Promise<Answer>,
) => Promise<Answer>

export const sendWhenMade = (
  request: CountedRequest,
  response: ServerResponse,
  task: Promise<Answer>,
): void => {
  task.then(
    (answer) => answer.send(request, response),
    (error: unknown) => {
      logError('page cache', error)
      answerFailed(response)
    },
  )
}

/** The answer when something failed that nobody foresaw. */
export const answerFailed = (response: ServerResponse): void => {
  const type = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  response.writeHead(500, { ...SECURITY_HEADERS, ...type }).end('Internal Server Error')
}
