import { createHash } from 'node:crypto'
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { canEdit } from '@/collections/access'
import { cleanFileName } from '@/lib/shared/fileName'
import { parseId } from '@/lib/shared/ids'
import { checkFile } from './checkFile'
import { type MadeFile, makePicture } from './makePicture'
import { MIME_TYPES } from './mimeTypes'
import { REFUSED } from './refusals'

/** A checked file that is not stored yet, with what its row says about it. */
export type ReceivedUpload = {
  file: { extension: string; mimeType: string; bytes: Buffer; width?: number; height?: number }
  renditions: MadeFile[]
  about: {
    original_name: string
    sha256: string
    kind: 'picture' | 'document'
    pages: number | null
  }
}

/** Under this name a request's context carries its upload from this hook to `storeUpload`. */
export const RECEIVED = 'receivedUpload'

/**
 * Checks an uploaded file and makes it anew before Payload looks at it: what Payload then sees, and what
 * is stored, is our own encoding of a picture. Nothing is stored here.
 */
export const receiveUpload: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return
  keepFocalPoint(req, 'data' in args ? args.data : undefined)
  // Payload answers the refusal.
  if (!overrideAccess && !(req.user && canEdit(req.user, 'media'))) return
  delete req.context[RECEIVED]
  const { file } = req
  if (!file) {
    // Otherwise Payload would fetch it from an address that the request names.
    if (operation === 'create') throw refusal(req, REFUSED.missing)
    return
  }
  const id = 'id' in args ? parseId(Number(args.id)) : null
  if (operation === 'update' && id === null) throw refusal(req, REFUSED.severalAtOnce)
  const received = await receive(req, file, id)
  // Not the hook's `context`: a query inside the request has replaced that object.
  req.context[RECEIVED] = received
  const { bytes, extension, mimeType } = received.file
  req.file = { data: bytes, mimetype: mimeType, name: `file.${extension}`, size: bytes.length }
}

const receive = async (
  req: PayloadRequest,
  file: { data: Buffer; name: string },
  id: number | null,
): Promise<ReceivedUpload> => {
  const sha256 = createHash('sha256').update(file.data).digest('hex')
  const checked = await checkFile(file.data)
  if (!checked.ok) throw refusal(req, checked.message)
  await refuseSameFile(req, sha256, id)
  const about = { original_name: cleanFileName(file.name) || 'file', sha256, kind: checked.kind }
  if (checked.kind === 'document') {
    return {
      file: { extension: 'pdf', mimeType: MIME_TYPES.pdf, bytes: file.data },
      renditions: [],
      about: { ...about, pages: checked.pages },
    }
  }
  const made = await makePicture(file.data, checked.format)
  if (!made) throw refusal(req, REFUSED.unreadable)
  const { format, ...original } = made.original
  return {
    file: { extension: format, mimeType: MIME_TYPES[format], ...original },
    renditions: made.renditions,
    about: { ...about, pages: null },
  }
}

const refuseSameFile = async (
  req: PayloadRequest,
  sha256: string,
  id: number | null,
): Promise<void> => {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { and: [{ sha256: { equals: sha256 } }, { id: { not_equals: id ?? 0 } }] },
    limit: 1,
    pagination: false,
    req,
  })
  if (docs[0]) throw refusal(req, REFUSED.twice(docs[0].original_name ?? ''))
}

const refusal = (req: PayloadRequest, message: string) =>
  new ValidationError(
    { collection: 'media', errors: [{ label: 'File', path: 'file', message }], req },
    req.t,
  )

/**
 * The panel sends a new focal point as an "edit" of the file, for which Payload would fetch the file and
 * make it again. Pages crop by the point itself, so it is only stored.
 */
const keepFocalPoint = (req: PayloadRequest, data: Record<string, unknown> | undefined): void => {
  const edits = req.query.uploadEdits
  delete req.query.uploadEdits
  if (!data || typeof edits !== 'object' || edits === null || !('focalPoint' in edits)) return
  const { focalPoint: point } = edits
  if (typeof point !== 'object' || point === null || !('x' in point && 'y' in point)) return
  data.focalX = percent(point.x)
  data.focalY = percent(point.y)
}

const percent = (value: unknown): number => {
  const number = Math.round(Number(value))
  return Number.isNaN(number) ? 50 : Math.min(Math.max(number, 0), 100)
}
