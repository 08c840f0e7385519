import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

const compressBrotli = promisify(brotliCompress)
const openBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

/** The quality of the first copy: the visitor who waits for the page waits for it too. */
const FIRST_QUALITY = 5
/** The best that Brotli can do: 50 times the work for 15 % fewer bytes. */
const BEST_QUALITY = constants.BROTLI_MAX_QUALITY
/** An answer that was sent so often is worth that work. */
const OFTEN = 16
/** Smaller bodies do not become shorter. */
const MIN_COMPRESSED_BYTES = 1024

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|rss\+xml|manifest\+json)|image\/svg)/
/** What belongs to the message, not to what is stored. */
const OWN_FIELDS = new Set([
  ...['connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive'],
  ...['transfer-encoding', 'vary'],
])

type Encoding = 'br' | 'gzip' | 'identity'
type Copy = { head: string[]; body: Buffer }

export type Fields = [name: string, value: string][]
/** `vary` names the request's fields on which the answer depends, in small letters. */
export type Whole = { status: number; fields: Fields; vary: string[]; body: Buffer }

/**
 * A complete answer, ready to be sent to any number of visitors: its bytes and headers are made once
 * for each encoding, at the first demand. Only Brotli's are kept for good, because they are the fewest.
 */
export class StoredAnswer {
  /** How often it was sent. */
  sent = 0
  /** How much memory it takes, in bytes. */
  bytes = 0
  readonly status: number
  readonly #fields: string[]
  readonly #etag: string
  readonly #notModified: string[]
  readonly #isCompressed: boolean
  readonly #copies = new Map<Encoding, Copy>()
  #onGrowth: (answer: StoredAnswer) => void = () => undefined

  private constructor({ body, fields, status, vary }: Whole) {
    const type = fields.find(([name]) => name === 'content-type')?.[1] ?? ''
    this.#isCompressed = body.length >= MIN_COMPRESSED_BYTES && COMPRESSIBLE.test(type)
    this.status = status
    // Weak, because it names the same content in every encoding.
    this.#etag =
      status === 200
        ? `W/"${createHash('sha1').update(body).digest('base64url').slice(0, 22)}"`
        : ''
    const varies = [...new Set([...vary, ...(this.#isCompressed ? ['accept-encoding'] : [])])]
    const kept = fields.filter(([name]) => !OWN_FIELDS.has(name))
    this.#fields = [
      ...kept.flat(),
      ...(varies.length > 0 ? ['vary', varies.join(', ')] : []),
      ...(this.#etag ? ['etag', this.#etag] : []),
    ]
    this.#notModified = this.#fields
  }

  static async of(whole: Whole): Promise<StoredAnswer> {
    const answer = new StoredAnswer(whole)
    const { body } = whole
    if (answer.#isCompressed) answer.#keep('br', await brotli(body, FIRST_QUALITY))
    else answer.#keep('identity', body)
    return answer
  }

  /** Calls back whenever the answer takes more or less memory than before. */
  onGrowth(listener: (answer: StoredAnswer) => void): void {
    this.#onGrowth = listener
  }

  /** Sends it to a visitor: 304 when the browser has it, no body to HEAD. */
  send(request: IncomingMessage, response: ServerResponse): void {
    this.sent += 1
    const { headers, method } = request
    const known = headers['if-none-match']
    if (known !== undefined && this.#etag && isNamedIn(known, this.#etag)) {
      response.writeHead(304, this.#notModified).end()
      return
    }
    const encoding = this.#isCompressed ? encodingFor(headers['accept-encoding']) : 'identity'
    const copy = this.#copies.get(encoding)
    if (copy) this.#write(copy, method, response)
    else {
      this.#make(encoding).then(
        (made) => this.#write(made, method, response),
        () => response.destroy(),
      )
    }
    if (this.sent === OFTEN && this.#isCompressed) void this.#improve()
  }

  #write({ body, head }: Copy, method: string | undefined, response: ServerResponse): void {
    response.writeHead(this.status, head)
    response.end(method === 'HEAD' ? undefined : body)
  }

  async #make(encoding: Encoding): Promise<Copy> {
    const compressed = this.#copies.get('br')?.body ?? Buffer.alloc(0)
    const body = await openBrotli(compressed)
    if (encoding === 'identity') return this.#copyOf(encoding, body)
    return this.#keep(encoding, await compressGzip(body, { level: 9 }))
  }

  async #improve(): Promise<void> {
    const first = this.#copies.get('br')?.body
    if (!first) return
    const best = await brotli(await openBrotli(first), BEST_QUALITY)
    if (best.length < first.length) this.#keep('br', best)
  }

  #copyOf(encoding: Encoding, body: Buffer): Copy {
    const head = [...this.#fields, 'content-length', String(body.length)]
    if (encoding !== 'identity') head.push('content-encoding', encoding)
    return { head, body }
  }

  #keep(encoding: Encoding, body: Buffer): Copy {
    const copy = this.#copyOf(encoding, body)
    this.bytes += body.length - (this.#copies.get(encoding)?.body.length ?? 0)
    this.#copies.set(encoding, copy)
    this.#onGrowth(this)
    return copy
  }
}

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

/** Whether If-None-Match names this weak ETag, or any. */
const isNamedIn = (list: string, etag: string): boolean =>
  list === etag || list.trim() === '*' || list.includes(etag.slice(2))

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity']
/** Browsers send a handful of different headers; others are computed each time. */
const MAX_KNOWN = 200
const known = new Map<string | undefined, Encoding>()

const encodingFor = (accepted: string | undefined): Encoding => {
  const found = known.get(accepted)
  if (found) return found
  const negotiated = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const preferred = new Set(negotiated.encodings(ENCODINGS))
  const encoding = ENCODINGS.find((name) => preferred.has(name)) ?? 'identity'
  if (known.size < MAX_KNOWN) known.set(accepted, encoding)
  return encoding
}
