import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { type Answer, fail } from './answers'

/** A file of a form. `bytes` is cut off at the limit, `size` is not: check `size`. */
export type UploadedFile = { name: string; size: number; bytes: Buffer }

export type ParsedBody = {
  fields: Record<string, string>
  file: UploadedFile | null
}

type Limits = {
  fileField: string
  fileMaxBytes: number
  /** Reads the fields also when the file is far too large; its bytes are counted, not stored. */
  drainsOversized?: boolean
  /** Fields that may be sent several times: their values are joined with commas. */
  lists?: readonly string[]
}

const JSON_MAX_BYTES = 16_384
const FIELD_MAX_BYTES = 65_536
const MAX_FIELDS = 40
// Room for the fields and the multipart headers beside the file, and for a file that is slightly
// too large, which is refused with the specified message. A body above that gets 413.
const SLACK_BYTES = 1_572_864
const IDLE_MS = 30_000
const DISCARD_MS = 30_000
const DISCARD_MAX_BYTES = 67_108_864

/** The parsed body, or the response that refuses it. */
type Read<T> = { ok: true; value: T } | { ok: false; answer: Answer }

const refused = (answer: Answer): { ok: false; answer: Answer } => ({ ok: false, answer })

class BodyError extends Error {
  constructor(readonly answer: Answer) {
    super('body refused')
  }
}

/** Reads a JSON object of at most 16 KB. */
export const readJson = async (request: Request): Promise<Read<Record<string, unknown>>> => {
  if (!isType(request, 'application/json')) return refused(fail.wrongType())
  try {
    const chunks: Buffer[] = []
    await drain(request, JSON_MAX_BYTES, (chunk) => chunks.push(chunk))
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return refused(fail.badRequest())
    }
    return { ok: true, value: { ...value } }
  } catch (error) {
    return refused(error instanceof BodyError ? error.answer : fail.badRequest())
  }
}

/** Reads a multipart form as a stream: at most one file, in the one field for it. */
export const readMultipart = async (
  request: Request,
  limits: Limits,
): Promise<Read<ParsedBody>> => {
  if (!isType(request, 'multipart/form-data')) return refused(fail.wrongType())
  const parsed: ParsedBody = { fields: {}, file: null }
  let form: busboy.Busboy
  try {
    form = busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      defParamCharset: 'utf8',
      limits: { fields: MAX_FIELDS, fieldSize: FIELD_MAX_BYTES, files: 2, parts: MAX_FIELDS + 2 },
    })
  } catch {
    return refused(fail.wrongType())
  }
  const bad = () => form.destroy(new BodyError(fail.badRequest()))
  const tooLarge = () => form.destroy(new BodyError(fail.tooLarge()))

  form.on('field', (name, value, info) => {
    if (info.valueTruncated) tooLarge()
    else if (!Object.hasOwn(parsed.fields, name)) parsed.fields[name] = value
    else if (limits.lists?.includes(name)) parsed.fields[name] += `,${value}`
    else bad()
  })
  form.on('file', (name, stream, info) => {
    const file: UploadedFile = { name: info.filename ?? '', size: 0, bytes: Buffer.alloc(0) }
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => {
      file.size += chunk.length
      if (file.size <= limits.fileMaxBytes) chunks.push(chunk)
    })
    // A refused form also ends its open part with the error, which the form itself reports.
    stream.on('error', () => undefined)
    stream.on('close', () => {
      // Browsers send an empty part for an empty file field.
      if (file.size === 0 && file.name === '') return
      if (name !== limits.fileField || parsed.file) return bad()
      file.bytes = Buffer.concat(chunks)
      parsed.file = file
    })
  })
  form.on('fieldsLimit', tooLarge)
  form.on('partsLimit', tooLarge)
  form.on('filesLimit', bad)

  try {
    const ceiling = limits.drainsOversized ? DISCARD_MAX_BYTES : limits.fileMaxBytes + SLACK_BYTES
    await drain(request, ceiling, undefined, form)
    return { ok: true, value: parsed }
  } catch (error) {
    return refused(error instanceof BodyError ? error.answer : fail.badRequest())
  }
}

const isType = (request: Request, type: string): boolean =>
  (request.headers.get('content-type') ?? '').toLowerCase().split(';')[0]?.trim() === type

/** Streams the body with limits on its size and on the pause between two chunks. */
const drain = async (
  request: Request,
  maxBytes: number,
  onChunk?: (chunk: Buffer) => void,
  sink?: NodeJS.WritableStream,
): Promise<void> => {
  if (!request.body) throw new BodyError(fail.badRequest())
  const reader = request.body.getReader()
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) {
    await leave(request, reader)
    throw new BodyError(fail.tooLarge())
  }
  let total = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length
      idle.refresh()
      if (total > maxBytes) return done(new BodyError(fail.tooLarge()))
      if (sink) return done(null, chunk)
      onChunk?.(chunk)
      done()
    },
  })
  const idle = setTimeout(() => {
    counted.destroy(new BodyError(fail.tooSlow()))
    void reader.cancel()
  }, IDLE_MS)
  const source = Readable.from(pieces(reader), { objectMode: false })
  try {
    if (sink) await pipeline(source, counted, sink)
    else await pipeline(source, counted.resume())
  } catch (error) {
    await leave(request, reader)
    throw error
  } finally {
    clearTimeout(idle)
  }
}

type BodyReader = ReadableStreamDefaultReader<Uint8Array>

async function* pieces(reader: BodyReader) {
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
}

/**
 * Ends the reading of a refused body. A kept connection can answer at once; a connection that
 * closes after the response (HTTP/1.0 proxies) would be cut while the client still sends.
 */
const leave = async (request: Request, reader: BodyReader): Promise<void> => {
  const rest = discard(reader)
  if (/close/i.test(request.headers.get('connection') ?? '')) await rest
}

/**
 * Reads and discards the rest of a refused body. Unread, it would block the next request on the
 * connection, which then waits for seconds and fails.
 */
const discard = async (reader: BodyReader): Promise<void> => {
  const stop = () => reader.cancel().catch(() => undefined)
  const limit = setTimeout(stop, DISCARD_MS)
  try {
    let left = DISCARD_MAX_BYTES
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      left -= piece.value.length
      if (left < 0) return void (await stop())
    }
  } catch {
    // The client has disconnected: nothing is left to read.
  } finally {
    clearTimeout(limit)
  }
}
