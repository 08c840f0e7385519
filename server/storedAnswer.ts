import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { Readable, type Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createBrotliDecompress, createGzip } from 'node:zlib'
import { logError } from '@/lib/server/monitoring/logError'
import { REQUEST_ID } from '@/lib/server/monitoring/requestId'
import type { CountedRequest } from './countedRequest'
import { type Encoding, encodingFor } from './encodings'

/** The quality of the first copy: the visitor who waits for the page waits for it too. */
const FIRST_QUALITY = 5
/** The best that Brotli can do: some 50 times the work for a sixth fewer bytes. */
const BEST_QUALITY = constants.BROTLI_MAX_QUALITY
/** An answer that was sent so often is worth that work, unless it is very long. */
const OFTEN = 16
const IMPROVED_MAX_BYTES = 1_000_000
/** A body that is not longer is kept open for clients without compression: opening it costs 1 ms. */
const KEPT_OPEN_MAX_BYTES = 1_000_000

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|rss\+xml|manifest\+json)|image\/svg)/
/** What belongs to one message, not to what is stored. */
const OWN_FIELDS = new Set([
  ...['connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive'],
  ...['transfer-encoding', 'vary'],
])

type Copy = { head: string[]; body: Buffer }

export type Fields = [name: string, value: string][]

/** `vary` names the request's fields on which the answer depends, in small letters. */
export type Whole = { status: number; fields: Fields; vary: string[]; body: Readable }

/**
 * A complete answer, ready to be sent to any number of visitors: its bytes and headers are made once
 * for each encoding, at the first demand. The body is only stored compressed, if it can be.
 */
export class StoredAnswer {
  /** How often it was sent. */
  sent = 0
  /** How much memory it takes, in bytes. */
  bytes = 0
  readonly #status: number
  readonly #isCompressed: boolean
  readonly #copies = new Map<Encoding, Copy>()
  /** The bytes before compression. */
  #length = 0
  #etag = ''
  #fields: string[]
  #onGrowth: () => void = () => undefined

  private constructor({ fields, status, vary }: Whole) {
    const type = fields.find(([name]) => name === 'content-type')?.[1] ?? ''
    this.#isCompressed = COMPRESSIBLE.test(type)
    this.#status = status
    const varies = [...new Set([...vary, ...(this.#isCompressed ? ['accept-encoding'] : [])])]
    this.#fields = fields.filter(([name]) => !OWN_FIELDS.has(name)).flat()
    if (varies.length > 0) this.#fields.push('vary', varies.join(', '))
  }

  /** Reads the body and compresses it as it arrives: a long list is never in memory as a whole. */
  static async of(whole: Whole): Promise<StoredAnswer> {
    const answer = new StoredAnswer(whole)
    const digest = createHash('sha1')
    const counted = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        digest.update(chunk)
        answer.#length += chunk.length
        yield chunk
      }
    }
    const read = Readable.from(counted(whole.body))
    const body = answer.#isCompressed ? through(read, brotli(FIRST_QUALITY)) : buffer(read)
    const bytes = await body
    if (whole.status === 200) {
      // Weak, because it names the same content in every encoding.
      answer.#etag = `W/"${digest.digest('base64url').slice(0, 22)}"`
      answer.#fields.push('etag', answer.#etag)
    }
    answer.#keep(answer.#isCompressed ? 'br' : 'identity', bytes)
    return answer
  }

  /** Calls back whenever the answer takes more or less memory than before. */
  onGrowth(listener: () => void): void {
    this.#onGrowth = listener
  }

  /** Sends it to a visitor: 304 when the browser has it, no body to HEAD. */
  send(request: CountedRequest, response: ServerResponse): void {
    this.sent += 1
    const { headers, method } = request
    const known = headers['if-none-match']
    if (known !== undefined && this.#etag && isNamedIn(known, this.#etag)) {
      response.writeHead(304, withId(this.#fields, request)).end()
      return
    }
    const encoding = this.#isCompressed ? encodingFor(headers['accept-encoding']) : 'identity'
    const copy = this.#copies.get(encoding)
    if (copy) {
      response.writeHead(this.#status, withId(copy.head, request))
      response.end(method === 'HEAD' ? undefined : copy.body)
    } else {
      this.#sendAnew(encoding, request, response).catch(() => response.destroy())
    }
    if (this.sent === OFTEN && this.#isCompressed && this.#length < IMPROVED_MAX_BYTES) {
      this.#improve().catch((error) => logError('page cache', error))
    }
  }

  async #sendAnew(
    encoding: Encoding,
    request: CountedRequest,
    response: ServerResponse,
  ): Promise<void> {
    const isHead = request.method === 'HEAD'
    if (encoding === 'gzip' || (!isHead && this.#length < KEPT_OPEN_MAX_BYTES)) {
      const opened = this.#opened()
      const made = encoding === 'gzip' ? through(opened, createGzip({ level: 9 })) : buffer(opened)
      const { body, head } = this.#keep(encoding, await made)
      response.writeHead(this.#status, withId(head, request))
      response.end(isHead ? undefined : body)
      return
    }
    response.writeHead(this.#status, withId(this.#headOf('identity', this.#length), request))
    if (isHead) response.end()
    else await pipeline(this.#opened(), response)
  }

  async #improve(): Promise<void> {
    const best = await through(this.#opened(), brotli(BEST_QUALITY))
    if (best.length < (this.#copies.get('br')?.body.length ?? 0)) this.#keep('br', best)
  }

  /** The body before compression. */
  #opened(): Readable {
    return createBrotliDecompress().end(this.#copies.get('br')?.body)
  }

  #headOf(encoding: Encoding, length: number): string[] {
    const head = [...this.#fields, 'content-length', String(length)]
    return encoding === 'identity' ? head : [...head, 'content-encoding', encoding]
  }

  #keep(encoding: Encoding, body: Buffer): Copy {
    const copy = { head: this.#headOf(encoding, body.length), body }
    this.bytes += body.length - (this.#copies.get(encoding)?.body.length ?? 0)
    this.#copies.set(encoding, copy)
    this.#onGrowth()
    return copy
  }
}

/** Each request has its own id, also when it gets a stored answer. */
const withId = (head: string[], { id }: CountedRequest): string[] => {
  const all = head.slice()
  all.push(REQUEST_ID, id)
  return all
}

const brotli = (quality: number): Transform =>
  createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** All that a stream makes of a source. */
const through = async (source: Readable, made: Transform): Promise<Buffer> => {
  const [bytes] = await Promise.all([buffer(made), pipeline(source, made)])
  return bytes
}

/** Whether If-None-Match names this weak ETag, or any. */
const isNamedIn = (list: string, etag: string): boolean =>
  list === etag || list.trim() === '*' || list.includes(etag.slice(2))
