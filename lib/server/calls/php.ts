import type { Payload } from 'payload'
import type * as z from 'zod/mini'
import { fieldErrors } from '@/lib/shared/fieldErrors'
import type { Language } from '@/lib/shared/languages'
import { MESSAGES } from '@/lib/shared/messages'
import type { User } from '@/payload-types'
import { type Declared, declared } from '../payload/audience'
import { payloadClient } from '../payload/payload'
import { mustWait, type Wait } from './admission'
import { type Answer, fail, refuse } from './answers'
import { type FileField, readBody } from './callBody'
import { type CallRequest, wantsPage } from './callRequest'
import { clientAddress } from './clientAddress'
import { answerIn, languageOf, type Speaks } from './formLanguage'
import { countUnreadable, type LimitName } from './rateLimit'
import type { UploadedFile } from './receivedFile'
import { answering, sharedJson, toJson, unforeseen } from './responses'

/**
 * The entry point of all calls (docs/product.md §7). Each call must say who may make it; there is
 * no default. Rate, token, size, content type and schema are checked in this order, so a use case
 * gets valid values. Answers are JSON `{ success, message, … }`; a use case that sends a file
 * returns a Response (fileResponse).
 */

/** Everybody; admins; or the accounts with one of these roles. */
type Access = 'anyone' | 'admin' | readonly User['role'][]

/** With `anyone` the caller may also be staff: `user` is set if a valid token was sent. */
type Caller<A> = A extends 'anyone' ? { user: User | null } : { user: User }

type Context<A> = Caller<A> & { payload: Payload; request: CallRequest; query: URLSearchParams }

type GetCall<A extends Access> = {
  access: A
  /** What a success says is the same for every visitor. */
  cache?: boolean
  /** Returns an answer, or a file as a Response. */
  run: (context: Context<A>) => Promise<Answer | Response>
}

type Schema = z.ZodMiniType<unknown>

type Body<S> = S extends Schema ? z.infer<S> : never

type PostCall<A extends Access, S extends Schema> = {
  access: A
  limit?: LimitName
  schema: S
  /** A multipart form with this file field, and the area in which the file is stored. */
  file?: FileField
  /** A multipart form without a file. Without `file` and `form` the body is JSON. */
  form?: true
  /** Whatever the body is, the address alone says what to do. */
  ignoresBody?: true
  /** Fields of a form that may repeat: their values are joined with commas. */
  lists?: readonly string[]
  /** The message of a refused form, instead of the first field's. */
  message?: string
  run: (
    context: Context<A> & {
      values: Body<S>
      /** The fields as sent, for those that the schema leaves out: ids, idempotency keys. */
      raw: Record<string, unknown>
      file: UploadedFile | null
      /** The language of the form. */
      language: Language
    },
  ) => Promise<Answer | Response>
  /** For a form that is written in several languages. Others are English. */
  speaks?: Speaks
  /** Makes the response for a browser without scripts. */
  withoutScripts?: (answer: Answer, raw: Record<string, unknown>, language: Language) => Response
}

type Handler = Declared & ((request: Request) => Promise<Response>)

type PostHandler = Declared & ((request: CallRequest) => Promise<Response>)

/** The handlers of a call for all methods. */
export type Methods = ReturnType<typeof phpRoute>

/**
 * The handlers of a call for all methods. Next answers a missing method with an empty response;
 * here other methods are refused with the list of those allowed.
 */
export const phpRoute = (taken: { GET?: Handler; POST?: PostHandler }) => {
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

export const phpGet = <A extends Access>(call: GetCall<A>) => declared(call.access, answerGet(call))

export const phpPost = <A extends Access, S extends Schema>(call: PostCall<A, S>) =>
  declared(call.access, answerPost(call))

const answerGet =
  <A extends Access>(call: GetCall<A>) =>
  (request: Request): Promise<Response> =>
    answering(request, async () => {
      const payload = await payloadClient()
      const user = await tokenUser(payload, request)
      const refusal = refusalFor(call.access, user)
      if (refusal) return toJson(refusal)
      const context = { payload, request, user, query: new URL(request.url).searchParams }
      const answer = await call.run(context as Context<A>) // the line above made sure of `user`
      if (answer instanceof Response) return answer
      const isShared = call.cache === true && !user && answer.body.success
      return isShared ? sharedJson(answer) : toJson(answer)
    })

const answerPost =
  <A extends Access, S extends Schema>(call: PostCall<A, S>) =>
  (request: CallRequest): Promise<Response> =>
    answering(request, async () => {
      const toPage = wantsPage(request) ? call.withoutScripts : undefined
      const sender = clientAddress(request.headers)
      /** Answers in the language of the form. A body that was not read names none. */
      const respond = async (answer: Answer, raw = {}, headers?: Record<string, string>) => {
        const language = await languageOf(call.speaks, raw)
        const said = answerIn(language, call.speaks, answer)
        return toPage ? toPage(said, raw, language) : toJson(said, headers)
      }
      const refuseFor = ({ answer, seconds }: Wait, typed = {}) =>
        respond(answer, typed, { 'Retry-After': String(seconds) })
      const wait = call.limit ? await mustWait(call.limit, sender) : null
      if (wait !== null) {
        // The page asks the visitor to wait, and keeps what was typed if it can be read.
        const typed = toPage ? await readBody(call, request, false) : null
        if (!typed?.ok) return refuseFor(wait)
        await typed.value.file?.discard()
        return refuseFor(wait, typed.value.raw)
      }
      const payload = await payloadClient()
      const user = await tokenUser(payload, request)
      const refusal = refusalFor(call.access, user)
      if (refusal) return toJson(refusal)

      const body = await readBody(call, request, toPage !== undefined)
      if (!body.ok) {
        const pause = call.limit ? await countUnreadable(call.limit, sender) : null
        if (pause !== null) return refuseFor({ answer: fail.tooMany(), seconds: pause })
        return respond(body.answer)
      }
      const { raw, file } = body.value

      try {
        const parsed = call.schema.safeParse(call.file ? { ...raw, [call.file.field]: file } : raw)
        if (!parsed.success) {
          const errors = fieldErrors(parsed.error)
          return await respond(refuse(call.message ?? firstOf(errors), errors), raw)
        }
        const query = new URL(request.url).searchParams
        const language = await languageOf(call.speaks, raw)
        const context = { payload, request, user, query, values: parsed.data, raw, file, language }
        const running = call.run(context as Parameters<typeof call.run>[0]) // `user` was made sure of above
        // An unexpected error must not lose what was typed, when no script keeps it.
        const answer = toPage ? await running.catch(unforeseen(request)) : await running
        return answer instanceof Response ? answer : await respond(answer, raw)
      } finally {
        await file?.discard()
      }
    })

/** Null when the caller may make the call. */
const refusalFor = (access: Access, user: User | null): Answer | null => {
  if (access === 'anyone') return null
  if (!user) return fail.notAuthenticated()
  const roles = access === 'admin' ? ['admin'] : access
  return roles.some((role) => role === user.role) ? null : fail.notAllowed()
}

/** The account of the Bearer token. Cookies do not count, which rules out CSRF. */
export const tokenUser = async (
  payload: Payload,
  request: Pick<CallRequest, 'headers'>,
): Promise<User | null> => {
  const authorization = request.headers.get('authorization')
  if (!authorization?.startsWith('Bearer ')) return null
  const headers = new Headers({ authorization })
  // For the list of sessions (collections/Users/sessions/noteUse.ts).
  headers.set('user-agent', request.headers.get('user-agent') ?? '')
  const { user } = await payload.auth({ headers })
  return user
}

const firstOf = (errors: Record<string, string>): string =>
  Object.values(errors)[0] ?? MESSAGES.badRequest
