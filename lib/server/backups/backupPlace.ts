import type { Readable } from 'node:stream'
import type { FileStore } from '../files/store'

/** Where backups are: a folder, or a bucket of an S3 service. */
export type BackupPlace = {
  /** The path, or s3://…, as it is recorded and printed. */
  title: string
  /** The path of a backup, or its s3://… */
  pathOf: (file: string) => string
  /** Throws an OperatorError when nothing can be written here. */
  check: () => Promise<void>
  /** The names of the backups that are here. */
  backups: () => Promise<string[]>
  /** Stores what is read; returns how many bytes. The file has its name only when it is complete. */
  put: (file: string, content: Readable) => Promise<number>
  /** Copies a backup into a new file. False when there is none of this name. */
  fetch: (file: string, to: string) => Promise<boolean>
  remove: (file: string) => Promise<void>
  /** The files beside the backups, by area. */
  files: FileStore
}
