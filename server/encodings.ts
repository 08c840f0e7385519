import Negotiator from 'negotiator'

/** How an answer is compressed, the best first. */
export type Encoding = 'br' | 'gzip' | 'identity'

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity']
/** Browsers send a handful of different headers; more than these are read anew each time. */
const MAX_KNOWN = 200
const known = new Map<string | undefined, Encoding>()

/** The best encoding that a header Accept-Encoding allows. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  const found = known.get(accepted)
  if (found) return found
  const negotiated = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const allowed = new Set(negotiated.encodings(ENCODINGS))
  const encoding = ENCODINGS.find((name) => allowed.has(name)) ?? 'identity'
  if (known.size < MAX_KNOWN) known.set(accepted, encoding)
  return encoding
}
