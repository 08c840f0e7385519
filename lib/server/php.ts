import type { Payload } from 'payload'
import type * as z from 'zod/mini'
import { fieldErrors } from '@/lib/shared/fieldErrors'
import { MESSAGES } from '@/lib/shared/messages'
import type { User } from '@/payload-types'
import { type Answer, fail, refuse } from './answers'
import { readJson, readMultipart, type UploadedFile } from './body'
import { clientAddress } from './clientAddress'
import { logError } from './logError'
import { payloadClient } from './payload'
import { countAct, countUnreadable, type LimitName } from './rateLimit'

/**
 * The entry point of all calls (docs/product.md §7). Each call must say who may make it; there is
 * no default. Rate, token, size, content type and schema are checked in this order, so a use case
 * gets valid values. Answers are JSON `{ success, message, … }`; a use case that sends a file
 * returns a Response (fileResponse).
 */

/** `anyone` may also be the admin: `user` is set when a valid token came along. */
type Caller<A> = A extends 'admin' ? { user: User } : { user: User | null }

type Context<A> = Caller<A> & { payload: Payload; request: Request; query: URLSearchParams }

type GetCall<A extends 'anyone' | 'admin'> = {
  access: A
  /** Public answers that a browser may keep while it asks whether they are still current. */
  cache?: boolean
  /** A `Response` is a file, sent as it is. */
  run: (context: Context<A>) => Promise<Answer | Response>
}

type Schema = z.ZodMiniType<unknown>

type Body<S> = S extends Schema ? z.infer<S> : never

type PostCall<A extends 'anyone' | 'admin', S extends Schema> = {
  access: A
  limit?: LimitName
  schema: S
  /** A multipart form with this file field. */
  file?: { field: string; maxBytes: number }
  /** A multipart form without a file. Without either the body is JSON. */
  form?: true
  /** Fields of a form that may repeat: their values come joined by commas. */
  lists?: readonly string[]
  /** The message of a refused form, when it is not the first field's own. */
  message?: string
  run: (
    context: Context<A> & {
      values: Body<S>
      /** The fields as sent, for what is no part of the form: ids, keys of repetition. */
      raw: Record<string, unknown>
      file: UploadedFile | null
    },
  ) => Promise<Answer | Response>
  /** Turns an answer into the page that a browser without scripts goes to. */
  withoutScripts?: (answer: Answer, raw: Record<string, unknown>) => Response
}

type Handler = (request: Request) => Promise<Response>

/** A call: what answers each method. */
export type Methods = ReturnType<typeof phpRoute>

/**
 * The handlers of a call for all methods, since Next answers one that a route lacks without a word:
 * what the call does not take is refused with the methods that it does.
 */
export const phpRoute = (taken: { GET?: Handler; POST?: Handler }) => {
  const { GET, POST } = taken
  const Allow = [GET && 'GET, HEAD', POST && 'POST', 'OPTIONS'].filter(Boolean).join(', ')
  const tellMethods = async () => new Response(null, { status: 204, headers: { Allow } })
  const refuseMethod = async () => toJson(fail.wrongMethod(), { Allow })
  return {
    GET: refuseMethod,
    POST: refuseMethod,
    PUT: refuseMethod,
    PATCH: refuseMethod,
    DELETE: refuseMethod,
    OPTIONS: tellMethods,
    ...taken,
  }
}

export const phpGet =
  <A extends 'anyone' | 'admin'>(call: GetCall<A>) =>
  (request: Request): Promise<Response> =>
    answering(request, async () => {
      const payload = await payloadClient()
      const user = await tokenUser(payload, request)
      if (call.access === 'admin' && user?.role !== 'admin') return toJson(fail.notAuthenticated())
      const context = { payload, request, user, query: new URL(request.url).searchParams }
      const answer = await call.run(context as Context<A>) // the line above made sure of `user`
      if (answer instanceof Response) return answer
      return call.cache && !user ? revalidated(answer, request) : toJson(answer)
    })

export const phpPost =
  <A extends 'anyone' | 'admin', S extends Schema>(call: PostCall<A, S>) =>
  (request: Request): Promise<Response> =>
    answering(request, async () => {
      const toPage = wantsPage(request) ? call.withoutScripts : undefined
      const sender = clientAddress(request.headers)
      const refuseFor = (wait: number, typed: Record<string, unknown>) =>
        toPage
          ? toPage(fail.tooMany(), typed)
          : toJson(fail.tooMany(), { 'Retry-After': String(wait) })
      const wait = call.limit ? await countAct(call.limit, sender) : null
      if (wait !== null) {
        // The page asks to wait; it can only keep what was typed when that is read.
        const typed = toPage ? await readBody(call, request, false) : null
        return refuseFor(wait, typed?.ok ? typed.value.raw : {})
      }
      const payload = await payloadClient()
      const user = await tokenUser(payload, request)
      if (call.access === 'admin' && user?.role !== 'admin') return toJson(fail.notAuthenticated())

      const body = await readBody(call, request, toPage !== undefined)
      if (!body.ok) {
        const pause = call.limit ? await countUnreadable(call.limit, sender) : null
        if (pause !== null) return refuseFor(pause, {})
        return toPage ? toPage(body.answer, {}) : toJson(body.answer)
      }
      const { raw, file } = body.value
      const respond = (answer: Answer) => (toPage ? toPage(answer, raw) : toJson(answer))

      const parsed = call.schema.safeParse(call.file ? { ...raw, [call.file.field]: file } : raw)
      if (!parsed.success) {
        const errors = fieldErrors(parsed.error)
        return respond(refuse(call.message ?? firstOf(errors), errors))
      }
      const context = {
        payload,
        request,
        user,
        query: new URL(request.url).searchParams,
        values: parsed.data,
        raw,
        file,
      }
      const running = call.run(context as Parameters<typeof call.run>[0]) // `user` was made sure of above
      // Nothing typed is lost by what nobody foresaw, also where no script keeps it.
      const answer = toPage ? await running.catch(unforeseen(request)) : await running
      return answer instanceof Response ? answer : respond(answer)
    })

/** The account that the Bearer token of the header belongs to. Cookies do not count: no CSRF. */
export const tokenUser = async (payload: Payload, request: Request): Promise<User | null> => {
  const authorization = request.headers.get('authorization')
  if (!authorization?.startsWith('Bearer ')) return null
  const { user } = await payload.auth({ headers: new Headers({ authorization }) })
  return user
}

/** An answer as JSON that nobody keeps. */
export const toJson = (answer: Answer, headers: Record<string, string> = {}): Response =>
  Response.json(answer.body, {
    status: answer.status,
    headers: {
      'Cache-Control': 'no-store',
      // The window in which an account's tries are counted, when the limit itself says nothing nearer.
      ...(answer.status === 429 && { 'Retry-After': '60' }),
      ...headers,
    },
  })

/** Runs a call; what nobody foresaw is logged without values and answered without detail. */
export const answering = async (
  request: Request,
  run: () => Promise<Response>,
): Promise<Response> => {
  try {
    return await run()
  } catch (error) {
    return toJson(unforeseen(request)(error))
  }
}

/** Logs what nobody foresaw; the answer tells nothing of it. */
const unforeseen =
  (request: Request) =>
  (error: unknown): Answer => {
    logError(`${request.method} ${new URL(request.url).pathname}`, error)
    return fail.unforeseen()
  }

type BodyRead =
  | { ok: true; value: { raw: Record<string, unknown>; file: UploadedFile | null } }
  | { ok: false; answer: Answer }

const readBody = async (
  call: { file?: { field: string; maxBytes: number }; form?: true; lists?: readonly string[] },
  request: Request,
  drainsOversized: boolean,
): Promise<BodyRead> => {
  if (!call.file && !call.form) {
    const read = await readJson(request)
    return read.ok ? { ok: true, value: { raw: read.value, file: null } } : read
  }
  const { field, maxBytes } = call.file ?? { field: '', maxBytes: 0 }
  const read = await readMultipart(request, {
    fileField: field,
    fileMaxBytes: maxBytes,
    lists: call.lists,
    drainsOversized,
  })
  return read.ok ? { ok: true, value: { raw: read.value.fields, file: read.value.file } } : read
}

const firstOf = (errors: Record<string, string>): string =>
  Object.values(errors)[0] ?? MESSAGES.badRequest

/** A form sent by the browser itself asks for a page; the contract's clients ask for JSON or anything. */
const wantsPage = (request: Request): boolean =>
  (request.headers.get('accept') ?? '').includes('text/html')

/** The answer with an ETag, or 304 when the caller has it already. */
const revalidated = async (answer: Answer, request: Request): Promise<Response> => {
  const body = JSON.stringify(answer.body)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body))
  const etag = `W/"${Buffer.from(digest).toString('base64url').slice(0, 22)}"`
  const headers = { ETag: etag, 'Cache-Control': 'no-cache' }
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(body, {
    status: answer.status,
    headers: { ...headers, 'Content-Type': 'application/json' },
  })
}
