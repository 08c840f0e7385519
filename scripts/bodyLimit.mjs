import { IncomingMessage, ServerResponse } from 'node:http'

/**
 * How much of a body the server takes before anybody reads it. Payload and Next parse bodies before
 * they ask who calls, so the limit must hold in front of both, also for a body of unknown length.
 */

/** For everybody who is not signed in, and for whatever is neither a form of ours nor the panel's. */
export const VISITOR_MAX_BYTES = 262_144

/**
 * For staff. The panel sends the whole state of a form with each change: 64 KB for the longest page of
 * the seed (14 parts), so 256 KB for one with all 60 parts that a page may have. Four times that.
 */
export const STAFF_MAX_BYTES = 1_048_576

/** A form of the panel: Payload's own limit (payload.config.ts), with room for the parts' heads. */
export const STAFF_FORM_MAX_BYTES = 8_100_000

/**
 * A form to one of our calls. lib/server/body.ts has the real limits, and reads on up to this size to
 * give the person back what was typed beside a file that is too large.
 */
export const FORM_MAX_BYTES = 67_108_864

// After a refusal some of the rest is read and thrown away: a connection that is closed while the sender
// still writes loses the answer.
const LINGER_MS = 2000
const LINGER_MAX_BYTES = 8_388_608

/** A request that counts its body as it arrives (the IncomingMessage option of http.createServer). */
export class CountedRequest extends IncomingMessage {
  #received = 0
  #maxBytes = Number.POSITIVE_INFINITY
  #onTooLarge = () => undefined
  #isRefused = false

  /** Calls back once, as soon as more than `maxBytes` have come or are announced; what follows is dropped. */
  limitBody(maxBytes, onTooLarge) {
    this.#maxBytes = maxBytes
    this.#onTooLarge = onTooLarge
    const announced = Number(this.headers['content-length'] ?? 0)
    if (Math.max(announced, this.#received) > maxBytes) this.#refuse()
    return !this.#isRefused
  }

  push(chunk, encoding) {
    if (chunk) {
      this.#received += chunk.length
      if (this.#received > this.#maxBytes) this.#refuse()
      if (this.#isRefused && this.#received > this.#maxBytes + LINGER_MAX_BYTES)
        this.socket.destroy()
    }
    if (!this.#isRefused) return super.push(chunk, encoding)
    if (!chunk) this.emit('discarded')
    return true
  }

  #refuse() {
    if (this.#isRefused) return
    this.#isRefused = true
    this.#onTooLarge()
  }
}

const MUTED = ['setHeader', 'appendHeader', 'removeHeader', 'writeHead', 'flushHeaders', 'end']

/**
 * Answers 413 and closes the connection, whatever has begun to work on the request. The answer is whole
 * at once; the connection closes when the sender has stopped, or after two seconds.
 */
export const refuseBody = (request, response) => {
  const send = ServerResponse.prototype
  const isBegun = response.headersSent
  if (!isBegun) {
    const body = Buffer.from(JSON.stringify(refusal(request.url)))
    for (const name of response.getHeaderNames()) send.removeHeader.call(response, name)
    send.writeHead.call(response, 413, {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      Connection: 'close',
    })
    send.write.call(response, body)
  }
  // Next may be in the middle of its own answer, which nobody gets.
  response.on('error', () => undefined)
  for (const method of MUTED) response[method] = () => response
  response.write = () => true

  const close = () => {
    clearTimeout(limit)
    if (isBegun) request.socket.destroy()
    else send.end.call(response)
  }
  const limit = setTimeout(close, LINGER_MS)
  request.once('discarded', close)
  request.once('close', () => clearTimeout(limit))
  request.resume()
}

const MESSAGE = 'What was sent is too large.'

/** In the shape that the callers of Payload's REST and of our own calls read. */
const refusal = (url) =>
  url.startsWith('/api/')
    ? { errors: [{ message: MESSAGE }] }
    : { success: false, message: MESSAGE }

const IS_SIGNED_IN = Symbol.for('overseas.isSignedIn')

/**
 * The largest body, in bytes, that this request may have. Whether it comes from staff is asked only when
 * it brings a token and its length asks for more than a visitor may send.
 * @returns {Promise<number>}
 */
export const bodyLimit = async ({ headers, url }) => {
  const isForm = (headers['content-type'] ?? '').toLowerCase().startsWith('multipart/form-data')
  if (isForm && url.startsWith('/php/')) return FORM_MAX_BYTES
  const announced = headers['content-length']
  const isSmall = announced !== undefined && Number(announced) <= VISITOR_MAX_BYTES
  const hasBody = announced !== undefined || headers['transfer-encoding'] !== undefined
  if (!hasBody || isSmall || !(headers.authorization || headers.cookie)) return VISITOR_MAX_BYTES
  // Handed over by the bundle that knows the accounts (lib/server/signedIn.ts).
  const isStaff = (await globalThis[IS_SIGNED_IN]?.(headers)) === true
  if (!isStaff) return VISITOR_MAX_BYTES
  return isForm ? STAFF_FORM_MAX_BYTES : STAFF_MAX_BYTES
}
