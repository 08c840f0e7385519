import { once } from 'node:events'
import busboy from 'busboy'
import type { Area } from '../files/storage'
import { type Answer, fail } from './answers'
import { BodyError, DISCARD_MAX_BYTES, drain } from './bodyStream'
import type { CallRequest } from './callRequest'
import { ReceivedFile, type UploadedFile } from './receivedFile'

export type ParsedBody = {
  fields: Record<string, string>
  file: UploadedFile | null
}

type Limits = {
  /** The one file field, and the area in which its file is stored; null: no file is expected. */
  file: { field: string; area: Area; maxBytes: number } | null
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

/** A file of another field is counted, not stored. */
const UNWANTED = { area: 'resume', maxBytes: 0 } as const

/** The parsed body, or the response that refuses it. */
type Read<T> = { ok: true; value: T } | { ok: false; answer: Answer }

const refused = (answer: Answer): { ok: false; answer: Answer } => ({ ok: false, answer })

/** Reads a JSON object of at most 16 KB. */
export const readJson = async (request: CallRequest): Promise<Read<Record<string, unknown>>> => {
  const read = await readJsonBytes(request, JSON_MAX_BYTES)
  if (!read.ok) return read
  const value = jsonObject(read.value)
  return value ? { ok: true, value } : refused(fail.badRequest())
}

/** Reads a body that says to be JSON, as it was sent: for a signature over its bytes. */
export const readJsonBytes = async (
  request: CallRequest,
  maxBytes: number,
): Promise<Read<Buffer>> => {
  if (!isType(request, 'application/json')) return refused(fail.wrongType())
  try {
    const chunks: Buffer[] = []
    await drain(request, maxBytes, (chunk) => void chunks.push(chunk))
    return { ok: true, value: Buffer.concat(chunks) }
  } catch (error) {
    return refused(error instanceof BodyError ? error.answer : fail.badRequest())
  }
}

/** The JSON object in these bytes; null for anything else. */
export const jsonObject = (bytes: Buffer): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : null
  } catch {
    return null
  }
}

/**
 * Reads a multipart form as a stream: at most one file, in the one field for it. The caller discards
 * the file or keeps it.
 */
export const readMultipart = async (
  request: CallRequest,
  limits: Limits,
): Promise<Read<ParsedBody>> => {
  if (!isType(request, 'multipart/form-data')) return refused(fail.wrongType())
  const parsed: ParsedBody = { fields: {}, file: null }
  const received: ReceivedFile[] = []
  let writeError: Error | undefined
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
    const wanted = limits.file?.field === name ? limits.file : UNWANTED
    const file = new ReceivedFile(info.filename ?? '', wanted)
    received.push(file)
    stream.on('data', (chunk: Buffer) => {
      const writing = file.add(chunk)
      if (!writing) return
      stream.pause()
      writing.then(
        () => stream.resume(),
        (error: Error) => {
          writeError = error
          form.destroy(error)
        },
      )
    })
    // A refused form also ends its open part with the error, which the form itself reports.
    stream.on('error', () => undefined)
    stream.on('close', () => {
      // Browsers send an empty part for an empty file field.
      if (file.size === 0 && file.name === '') return
      if (name !== limits.file?.field || parsed.file) return bad()
      parsed.file = file
    })
  })
  form.on('fieldsLimit', tooLarge)
  form.on('partsLimit', tooLarge)
  form.on('filesLimit', bad)

  try {
    const fileMaxBytes = limits.file?.maxBytes ?? 0
    const ceiling = limits.drainsOversized ? DISCARD_MAX_BYTES : fileMaxBytes + SLACK_BYTES
    const ended = endOf(form)
    await drain(request, ceiling, (chunk) => feed(form, chunk, ended))
    form.end()
    await ended
    return { ok: true, value: parsed }
  } catch (error) {
    await Promise.all(received.map((file) => file.discard()))
    // A file that could not be written is an error of the site, not of the sender.
    if (writeError) throw writeError
    return refused(error instanceof BodyError ? error.answer : fail.badRequest())
  }
}

/** Resolves when a form was read to its end. Rejects with the error that ended it. */
const endOf = (form: busboy.Busboy): Promise<void> => {
  const ended = new Promise<void>((resolve, reject) => {
    // Not `once`: busboy reports a part without a head, and then the missing end of the form.
    form.once('close', resolve).on('error', reject)
  })
  // Whoever feeds the form sees the error with the next chunk.
  ended.catch(() => undefined)
  return ended
}

const feed = (
  form: busboy.Busboy,
  chunk: Buffer,
  ended: Promise<void>,
): Promise<void> | undefined => {
  if (form.destroyed) return ended
  if (form.write(chunk)) return
  return Promise.race([once(form, 'drain').then(() => undefined), ended])
}

const isType = (request: CallRequest, type: string): boolean =>
  (request.headers.get('content-type') ?? '').toLowerCase().split(';')[0]?.trim() === type
