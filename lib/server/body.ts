import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { type Answer, fail } from './answers'

/** A file part as it arrived. `size` goes on counting where `bytes` stop: judge by `size`. */
export type UploadedFile = { name: string; size: number; bytes: Buffer }

export type ParsedBody = {
  fields: Record<string, string>
  file: UploadedFile | null
}

type Limits = {
  fileField: string
  fileMaxBytes: number
  /** Reads the fields beside a file that is far too large too: its bytes are counted, not kept. */
  drainsOversized?: boolean
  /** Fields that may be sent several times: their values are joined by commas. */
  lists?: readonly string[]
}

const JSON_MAX_BYTES = 16_384
const FIELD_MAX_BYTES = 65_536
const MAX_FIELDS = 40
// Room for the texts and the parts' heads beside the file, and for a file that is somewhat too large
// to be refused in the specified words. Beyond it the body is far past the limit: 413.
const SLACK_BYTES = 1_572_864
const IDLE_MS = 30_000
const DISCARD_MS = 30_000
const DISCARD_MAX_BYTES = 67_108_864

/** The parsed body, or the answer that refuses it. */
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

/** Reads a multipart form as it streams in: at most one file, in the one field that may hold it. */
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
    // A refused form ends its open part with the same error, which the form itself reports.
    stream.on('error', () => undefined)
    stream.on('close', () => {
      // A browser sends an empty part for a file field that was left empty.
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

/** Streams the body with a ceiling on its size and on the time between two pieces. */
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
 * Leaves a refused body. A connection that is kept gets its answer at once; one that is closed after
 * the answer (as proxies of HTTP/1.0 ask for) would be cut while the sender still writes.
 */
const leave = async (request: Request, reader: BodyReader): Promise<void> => {
  const rest = discard(reader)
  if (/close/i.test(request.headers.get('connection') ?? '')) await rest
}

/**
 * Reads the rest of a refused body and throws it away. Left unread it would keep the connection from
 * the next request on it, which then waits for seconds and fails.
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
    // The sender hung up: there is nothing left to read.
  } finally {
    clearTimeout(limit)
  }
}
