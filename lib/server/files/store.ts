import type { PartFile } from './partFile'

/** A part of a file: where it begins, and how many bytes it has. It must not begin behind the end. */
export type Part = { from: number; bytes: number }

/** Where files are kept: a folder, or a bucket of an S3 service. Names have been checked (storage.ts). */
export type FileStore = {
  /** Stores bytes. When it resolves they are durable; when it fails there is no file of this name. */
  put: (area: string, name: string, bytes: Uint8Array) => Promise<void>
  /** Begins a file whose bytes arrive piece by piece. */
  receive: (area: string) => Promise<PartFile>
  /** The bytes of a file, or a part of them; null when it does not exist. */
  get: (area: string, name: string, part?: Part) => Promise<Buffer | null>
  /** Removes a file. A missing file is no error. */
  remove: (area: string, name: string) => Promise<void>
  /** The names of all files of an area, also those of others, in pages. */
  list: (area: string) => AsyncGenerator<string[]>
  /** When a file was written; null when it does not exist. */
  writtenAt: (area: string, name: string) => Promise<Date | null>
  /** Throws when files cannot be kept here. */
  check: () => Promise<void>
}

/** How many names `list` returns at a time. */
export const PAGE_FILES = 500
