import { executeAuthStrategies, type ServerFunctionClientArgs, type TypedUser } from 'payload'
import { canEdit } from '@/collections/access'
import { payloadClient } from '@/lib/server/payload/payload'

/**
 * The check before the CMS panel's server functions, which any browser can call with any arguments.
 * Payload looks a function up as a property of an object, so that `constructor` is found too, and
 * authenticates only after that.
 */

/** Payload's functions (next/dist/utilities/handleServerFunctions.js); tests compare both lists. */
export const SERVER_FUNCTIONS = new Set([
  'copy-data-from-locale',
  'form-state',
  'get-default-layout',
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'slugify',
  'table-state',
])

/**
 * The response to a refused call. The CMS panel reads one field or the other; a thrown error would
 * fill the log, as Next logs each one.
 */
export const REFUSED_CALL = { error: 'Please sign in again.', state: null }

/** The call to pass on to Payload; null when it is refused. */
export const allowedCall = async (
  call: unknown,
  headers: Headers,
): Promise<ServerFunctionClientArgs | null> => {
  if (!isObject(call) || typeof call.name !== 'string' || !SERVER_FUNCTIONS.has(call.name)) {
    return null
  }
  const { user } = await executeAuthStrategies({ headers, payload: await payloadClient() })
  if (!user) return null
  const args = isObject(call.args) ? call.args : {}
  return {
    name: call.name,
    args: locksAllowed(user, args) ? args : { ...args, returnLockStatus: false },
  }
}

/**
 * `form-state` locks a document without checking permissions: an account could lock others out of
 * documents that it may not edit itself.
 */
const locksAllowed = (user: TypedUser, { collectionSlug, globalSlug }: Args): boolean =>
  [collectionSlug, globalSlug].every(
    (slug) =>
      slug === undefined || slug === null || (typeof slug === 'string' && canEdit(user, slug)),
  )

type Args = Record<string, unknown>

const isObject = (value: unknown): value is Args => typeof value === 'object' && value !== null
