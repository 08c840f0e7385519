import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { s3Store } from '../files/s3'
import {
  checksumHeaders,
  type S3Settings,
  type SendS3,
  s3Requests,
  valuesOf,
} from '../files/s3Requests'
import { PAGE_FILES } from '../files/store'
import { codeOfFailure, OperatorError } from '../settings/operatorError'
import type { BackupPlace } from './backupPlace'
import { isBackup } from './names'

/** Of one request. Services take parts of 5 MB to 5 GB, and 10,000 of them. */
const PART_BYTES = 16 * 1024 * 1024
const PART_WITHIN_MS = 5 * 60_000
const FETCH_WITHIN_MS = 6 * 3_600_000

/** Backups in a bucket, under a prefix without slashes at its ends. */
export const s3Place = (settings: S3Settings, title: string, prefix: string): BackupPlace => {
  const { send, list } = s3Requests(settings)
  const start = prefix === '' ? '' : `${prefix}/`
  const addressOf = (file: string) => `${settings.bucketUrl}/${start}${file}`

  return {
    title,
    pathOf: (file) => `${title.replace(/\/$/, '')}/${file}`,

    check: async () => {
      try {
        await list(start, 1)
      } catch (error) {
        throw new OperatorError(`${title} cannot be used (${codeOfFailure(error)}).`)
      }
    },

    backups: async () => {
      const found: string[] = []
      let last: string | undefined
      do {
        const { keys, hasMore } = await list(`${start}backup-`, PAGE_FILES, last)
        found.push(...keys.map((key) => key.slice(start.length)).filter(isBackup))
        last = hasMore ? keys.at(-1) : undefined
      } while (last)
      return found
    },

    put: (file, content) => putInParts(send, addressOf(file), content),

    fetch: async (file, to) => {
      const response = await send(addressOf(file), { withinMs: FETCH_WITHIN_MS })
      if (!response?.body) return false
      // Node's type of a web stream and the one of fetch are declared separately.
      const body = Readable.fromWeb(response.body as ReadableStream)
      await pipeline(body, createWriteStream(to, { mode: 0o600 }))
      return true
    },

    remove: async (file) => {
      await send(addressOf(file), { method: 'DELETE' })
    },

    files: s3Store(settings, prefix),
  }
}

/**
 * Sends a short file at once, a longer one in parts, each with its checksum. The service shows it when
 * all parts are there.
 */
const putInParts = async (send: SendS3, address: string, content: Readable): Promise<number> => {
  const tags: string[] = []
  let upload = ''
  let total = 0
  try {
    for await (const { body, isLast } of piecesOf(content)) {
      total += body.length
      const options = { body, headers: checksumHeaders(body), withinMs: PART_WITHIN_MS }
      if (isLast && tags.length === 0) {
        await send(address, { method: 'PUT', ...options })
        return total
      }
      upload ||= await beginUpload(send, address)
      const part = `partNumber=${tags.length + 1}&${upload}`
      const stored = await send(`${address}?${part}`, { method: 'PUT', ...options })
      tags.push(stored?.headers.get('etag') ?? '')
    }
    await endUpload(send, `${address}?${upload}`, tags)
    return total
  } catch (error) {
    if (upload) await send(`${address}?${upload}`, { method: 'DELETE' }).catch(() => undefined)
    throw error
  }
}

const beginUpload = async (send: SendS3, address: string): Promise<string> => {
  const begun = (await (await send(`${address}?uploads=`, { method: 'POST' }))?.text()) ?? ''
  const [id = ''] = valuesOf('UploadId', begun)
  return `uploadId=${encodeURIComponent(id)}`
}

const endUpload = async (send: SendS3, address: string, tags: string[]): Promise<void> => {
  const parts = tags.map(
    (tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  )
  const ended = await send(address, {
    method: 'POST',
    body: `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`,
    headers: { 'Content-Type': 'application/xml' },
    withinMs: PART_WITHIN_MS,
  })
  // The service may have begun its answer before it failed.
  if (valuesOf('Code', (await ended?.text()) ?? '').length > 0) {
    throw new OperatorError('The S3 service could not put the parts of the backup together.')
  }
}

type Piece = { body: Uint8Array<ArrayBuffer>; isLast: boolean }

async function* piecesOf(content: Readable): AsyncGenerator<Piece> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    waiting.push(chunk)
    length += chunk.length
    // More than a part, so that the last one is never empty.
    while (length > PART_BYTES) {
      const all = Buffer.concat(waiting)
      yield { body: new Uint8Array(all.subarray(0, PART_BYTES)), isLast: false }
      waiting = [all.subarray(PART_BYTES)]
      length -= PART_BYTES
    }
  }
  yield { body: new Uint8Array(Buffer.concat(waiting)), isLast: true }
}
