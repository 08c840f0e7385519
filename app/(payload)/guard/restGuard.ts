import config from '@payload-config'
import { createPayloadRequest } from 'payload'
import { canRead } from '@/collections/access'
import { queryProblem } from './restQuery'

/**
 * What stands before Payload's REST (docs/adr/0001): visitors get one refusal, whatever they ask for
 * and whatever exists, before any body is read. No answer may be kept by a cache.
 */

type Context = { params: Promise<{ slug?: string[] }> }

type RestHandler = (request: Request, context: Context) => Promise<Response>

/** The requests of the panel's screens for signing in. */
const OPEN_TO_VISITORS = [
  'GET users/me',
  'POST users/login',
  'POST users/logout',
  'POST users/refresh-token',
  'POST users/forgot-password',
  'POST users/reset-password',
]

const OVERRIDE_HEADERS = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override']

/** One of Payload's REST handlers, for those who may call it. */
export const guardRest =
  (handle: RestHandler): RestHandler =>
  async (request, context) =>
    uncached(await guarded(handle, request, context))

const guarded = async (
  handle: RestHandler,
  request: Request,
  context: Context,
): Promise<Response> => {
  const { slug = [] } = await context.params
  if (isOpen(request, slug)) return handle(request, context)
  const { payload, query, user } = await read(request)
  if (!user) return refusal(401, 'Please sign in.')
  // Payload would look the row up first, and so tell anybody whether there is one.
  const [entity = '', endpoint] = slug[0] === 'globals' ? slug.slice(1) : slug
  if (endpoint === 'access' && !canRead(user, entity)) {
    return refusal(403, 'You are not allowed to perform this action.')
  }
  const asked = isOverridden(request) ? await asGet(request) : request
  if (!asked) return refusal(415, 'Please send the query as application/x-www-form-urlencoded.')
  const askedQuery = asked === request ? query : (await read(asked)).query
  const problem = queryProblem(askedQuery, asked.method, payload.config)
  return problem ? refusal(400, problem) : handle(asked, context)
}

/** The request as Payload reads it: who asks, and the query. */
const read = ({ url, headers }: Request) =>
  createPayloadRequest({ config, request: new Request(url, { headers }) })

const isOpen = (request: Request, slug: string[]): boolean =>
  OPEN_TO_VISITORS.some((open) => open === `${request.method} ${slug.join('/')}`) &&
  slug.length === 2 &&
  !isOverridden(request)

const isOverridden = ({ headers }: Request): boolean =>
  OVERRIDE_HEADERS.some((name) => headers.has(name))

/**
 * What the panel sends for a list: a query too long for an address, in the body of a POST. Null for
 * what Payload would not read as such.
 */
const asGet = async (request: Request): Promise<Request | null> => {
  const type = request.headers.get('Content-Type')
  const isForm = type === 'application/x-www-form-urlencoded'
  const isGet = OVERRIDE_HEADERS.some((name) => request.headers.get(name) === 'GET')
  if (request.method !== 'POST' || !isForm || !isGet) return null
  const url = new URL(request.url)
  url.search = await request.text()
  const headers = new Headers(request.headers)
  for (const name of [...OVERRIDE_HEADERS, 'Content-Type', 'Content-Length']) headers.delete(name)
  return new Request(url, { headers })
}

const refusal = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status })

const uncached = (answer: Response): Response => {
  answer.headers.set('Cache-Control', 'private, no-store')
  return answer
}
