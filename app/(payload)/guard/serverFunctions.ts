import { executeAuthStrategies, type ServerFunctionClientArgs, type TypedUser } from 'payload'
import { canEdit } from '@/collections/access'
import { payloadClient } from '@/lib/server/payload'

/**
 * The panel's server functions, which any browser can call by its own words. Payload finds a function
 * by its name in an object, so that `constructor` is one too, and reads who calls only after that.
 */

/** Payload's own (next/dist/utilities/handleServerFunctions.js); tests compare them. */
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
 * What a refused call gets. The panel reads either field; an error thrown would fill the log, since
 * Next writes each down.
 */
export const REFUSED_CALL = { error: 'Please sign in again.', state: null }

/** The call as it may go on to Payload; null when it is refused. */
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
 * `form-state` locks the document it names without asking who may change it, so that an account could
 * keep others from it.
 */
const locksAllowed = (user: TypedUser, { collectionSlug, globalSlug }: Args): boolean =>
  [collectionSlug, globalSlug].every(
    (slug) =>
      slug === undefined || slug === null || (typeof slug === 'string' && canEdit(user, slug)),
  )

type Args = Record<string, unknown>

const isObject = (value: unknown): value is Args => typeof value === 'object' && value !== null
