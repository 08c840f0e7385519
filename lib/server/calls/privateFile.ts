import { createHash } from 'node:crypto'
import { create } from 'content-disposition'

/** Whether bytes have another SHA-256 than they had when they were stored; without one they cannot. */
export const isDamaged = (bytes: Buffer, checksum: string | null | undefined): boolean =>
  Boolean(checksum) && createHash('sha256').update(bytes).digest('hex') !== checksum

/** The response with a stored file of a person: an attachment that no cache stores. */
export const privateFile = (bytes: Buffer, type: string, name: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Content-Disposition': create(name),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
