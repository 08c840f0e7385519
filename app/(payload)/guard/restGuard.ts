import config from '@payload-config'
import { createPayloadRequest } from 'payload'
import { canRead } from '@/collections/access'
import { oneAtATime } from './oneAtATime'
import { queryProblem } from './restQuery'

/**
 * The check before Payload's REST (docs/adr/0001): visitors get the same refusal for every address,
 * existing or not, before any body is read. No response may be cached.
 */

type Context = { params: Promise<{ slug?: string[] }> }

type RestHandler = (request: Request, context: Context) => Promise<Response>

/** The requests of the CMS panel's login screens. */
const OPEN_TO_VISITORS = [
  'GET users/me',
  'POST users/login',
  'POST users/logout',
  'POST users/refresh-token',
  'POST users/forgot-password',
  'POST users/reset-password',
]

const OVERRIDE_HEADERS = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override']

/** Wraps one of Payload's REST handlers: only those who may call it reach it. */
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
  // Payload finds a collection as a property of an object: /api/constructor must not find Object's.
  const [first = ''] = slug
  if (first in payload.collections && !Object.hasOwn(payload.collections, first)) {
    return refusal(404, 'Not Found')
  }
  // Payload would look the row up first, and so reveal whether it exists.
  const [entity = '', endpoint] = slug[0] === 'globals' ? slug.slice(1) : slug
  if (endpoint === 'access' && !canRead(user, entity)) {
    return refusal(403, 'You are not allowed to perform this action.')
  }
  const asked = isOverridden(request) ? await asGet(request) : request
  if (!asked) return refusal(415, 'Please send the query as application/x-www-form-urlencoded.')
  const askedQuery = asked === request ? query : (await read(asked)).query
  const problem = queryProblem(askedQuery, asked.method, payload.config)
  if (problem) return refusal(400, problem)
  return oneAtATime(asked, slug, (complete) => handle(complete, context))
}

/** The account and the query of a request, as Payload reads them. */
const read = ({ url, headers }: Request) =>
  createPayloadRequest({ config, request: new Request(url, { headers }) })

const isOpen = (request: Request, slug: string[]): boolean =>
  OPEN_TO_VISITORS.some((open) => open === `${request.method} ${slug.join('/')}`) &&
  slug.length === 2 &&
  !isOverridden(request)

const isOverridden = ({ headers }: Request): boolean =>
  OVERRIDE_HEADERS.some((name) => headers.has(name))

/**
 * The GET request for which the CMS panel sends a POST: the query of a list, too long for an address,
 * is in its body. Null for any other method override.
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
