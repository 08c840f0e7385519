import type { IncomingMessage } from 'node:http'
import { isSignedIn } from '@/lib/server/process/siteHooks'
import { MEDIA_FORM_MAX_BYTES } from '@/lib/shared/limits'

/**
 * How many bytes of a body the server accepts before any other code reads it. Payload and Next parse
 * bodies before they check who calls, so the limit must apply in front of both, also for a body of
 * unknown length (docs/adr/0015).
 */

/** For visitors, and for every body that is neither a form to a php call nor sent by staff. */
export const VISITOR_MAX_BYTES = 262_144

/**
 * For staff. The CMS panel sends the state of the whole form with each change: 64 KB for the longest
 * seeded page (14 parts), so 256 KB for a page with the 60 parts it may have; four times that.
 */
export const STAFF_MAX_BYTES = 1_048_576

/** A form of the CMS panel: Payload's own limit (payload.config.ts) plus the headers of its parts. */
export const STAFF_FORM_MAX_BYTES = MEDIA_FORM_MAX_BYTES + 100_000

/**
 * A form to a php call. lib/server/calls/body.ts has the real limits; it reads on up to this size to give
 * back what was typed beside a file that is too large.
 */
export const FORM_MAX_BYTES = 67_108_864

/**
 * The largest body, in bytes, that this request may have. Whether staff sent it is checked only when it
 * brings a token and its length needs more than a visitor may send.
 */
export const bodyLimit = async ({
  headers,
  url = '',
}: Pick<IncomingMessage, 'headers' | 'url'>): Promise<number> => {
  const isForm = (headers['content-type'] ?? '').toLowerCase().startsWith('multipart/form-data')
  if (isForm && url.startsWith('/php/')) return FORM_MAX_BYTES
  const announced = headers['content-length']
  const isSmall = announced !== undefined && Number(announced) <= VISITOR_MAX_BYTES
  const hasBody = announced !== undefined || headers['transfer-encoding'] !== undefined
  const hasToken = Boolean(headers.authorization || headers.cookie)
  if (!hasBody || isSmall || !hasToken) return VISITOR_MAX_BYTES
  if (!(await isSignedIn(headers))) return VISITOR_MAX_BYTES
  return isForm ? STAFF_FORM_MAX_BYTES : STAFF_MAX_BYTES
}
