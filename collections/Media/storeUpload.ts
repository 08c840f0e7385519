import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterErrorHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { record } from '@/collections/Audit/record'
import { afterCommit } from '@/lib/server/database/sql'
import { putFile, removeFile } from '@/lib/server/files/storage'
import { logError } from '@/lib/server/monitoring/logError'
import type { Media } from '@/payload-types'
import { RECEIVED, type ReceivedUpload } from './receiveUpload'

const STORED = 'storedUpload'

/** What a file's row says about the file: nobody writes these by hand. */
const ABOUT_FILE = ['original_name', 'sha256', 'kind', 'pages', 'renditions', 'filename'] as const
const MEASURED = ['mimeType', 'filesize', 'width', 'height'] as const

/**
 * Stores the received file and its copies under new random names, before the row that names them: a row
 * never names a file that is not there. What a refused or interrupted request leaves is removed.
 */
export const storeUpload: CollectionBeforeChangeHook<Media> = async ({
  data,
  originalDoc,
  req,
}) => {
  const received = req.context[RECEIVED] as ReceivedUpload | undefined // set by receiveUpload alone
  if (!received) {
    const stored = [...ABOUT_FILE, ...MEASURED].map((name) => [name, originalDoc?.[name]])
    return { ...data, ...Object.fromEntries(stored) }
  }
  const { about, file, renditions } = received
  const names: string[] = []
  req.context[STORED] = names
  const put = async (extension: string, bytes: Buffer): Promise<string> => {
    const name = await putFile('media', extension, bytes)
    names.push(name)
    return name
  }
  const filename = await put(file.extension, file.bytes)
  const copies: NonNullable<Media['renditions']> = []
  for (const { bytes, format, height, width } of renditions) {
    const file = await put(format, bytes)
    copies.push({ format: format === 'avif' ? 'avif' : 'webp', width, height, file })
  }
  return {
    ...data,
    ...about,
    filename,
    renditions: copies,
    mimeType: file.mimeType,
    filesize: file.bytes.length,
    width: file.width ?? null,
    height: file.height ?? null,
  }
}

/** Removes what a request stored whose row was refused. */
export const removeRefused: CollectionAfterErrorHook = async ({ req }) => {
  const names = req.context[STORED]
  if (Array.isArray(names)) await removeAll(names.map(String))
}

/** After a change: the replaced file goes, and the audit trail says who did what. */
export const afterUpload: CollectionAfterChangeHook<Media> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const hasNewFile = RECEIVED in req.context
  // From here on the row names them.
  delete req.context[RECEIVED]
  delete req.context[STORED]
  const isReplaced = operation === 'update' && hasNewFile
  if (isReplaced) await removeAfterCommit(req, filesOf(previousDoc))
  const what = isReplaced ? 'file replaced' : 'description'
  await note(req, doc.id, operation === 'create' ? 'uploaded' : what)
  return doc
}

/** After a deletion: its files go too. */
export const afterDeletion: CollectionAfterDeleteHook<Media> = async ({ doc, req }) => {
  await removeAfterCommit(req, filesOf(doc))
  await note(req, doc.id, 'deleted')
}

const note = (req: PayloadRequest, id: number, detail: string) =>
  record(
    req.payload,
    { by: req.user ?? 'system', action: 'change', subject: 'media', subject_id: id, detail },
    req,
  )

const filesOf = ({ filename, renditions }: Media): string[] => [
  ...(filename ? [filename] : []),
  ...(renditions ?? []).map(({ file }) => file),
]

const removeAfterCommit = (req: PayloadRequest, names: string[]): Promise<void> =>
  afterCommit(req, () => void removeAll(names))

/** What cannot be removed now is found by the daily search for files without a row. */
const removeAll = async (names: string[]): Promise<void> => {
  for (const name of names) {
    await removeFile('media', name).catch((error) => logError('media', error))
  }
}
