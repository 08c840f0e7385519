import path from 'node:path'
import * as z from 'zod/mini'
import { BACKUP_KEY, isS3 } from '@/lib/shared/backupPlace'
import type { S3Settings } from '../files/s3Requests'

/** Where the site backs itself up, and for whom. */
export type BackupSettings = {
  /** A folder (absolute), or `s3://bucket/prefix`; empty: the site makes no backups by itself. */
  to: string
  /** An age public key; empty: backups are not encrypted. */
  key: string
  /** The S3 service of backups, without a bucket; null when no settings name one. */
  s3: (Omit<S3Settings, 'bucketUrl'> & { endpoint: string }) | null
}

const text = () => z._default(z.string(), '')

/** The settings as the environment has them. */
export const backupFields = {
  BACKUP_TO: text(),
  BACKUP_KEY: text(),
  BACKUP_S3_ENDPOINT: text(),
  BACKUP_S3_REGION: text(),
  BACKUP_S3_ACCESS_KEY_ID: text(),
  BACKUP_S3_SECRET_ACCESS_KEY: text(),
}

type OfUploads = 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'

type Raw = Record<keyof typeof backupFields | OfUploads, string>

/**
 * Reads the settings BACKUP_…. Those of the S3 service default to the ones of uploads. Throws one line
 * that names a wrong setting.
 */
export const backupSettings = (raw: Raw): BackupSettings => ({
  to: backupTo(raw.BACKUP_TO),
  key: publicKey(raw.BACKUP_KEY),
  s3: service(raw),
})

const backupTo = (value: string): string => {
  if (value === '' || isS3(value)) return value
  if (/^\w+:\/\//.test(value)) {
    throw new Error('Setting BACKUP_TO must be a folder, or like s3://bucket/prefix')
  }
  return path.resolve(/* turbopackIgnore: true */ value)
}

const publicKey = (value: string): string => {
  if (value === '' || BACKUP_KEY.test(value)) return value
  throw new Error(
    'Setting BACKUP_KEY must be a public key (age1…). The secret key does not belong on this machine',
  )
}

const service = (raw: Raw): BackupSettings['s3'] => {
  const endpoint = raw.BACKUP_S3_ENDPOINT || raw.S3_ENDPOINT
  if (!endpoint) return null
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    throw new Error('Setting BACKUP_S3_ENDPOINT must be an address such as https://s3.example.com')
  }
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    region: raw.BACKUP_S3_REGION || raw.S3_REGION || 'us-east-1',
    accessKeyId: raw.BACKUP_S3_ACCESS_KEY_ID || raw.S3_ACCESS_KEY_ID,
    secretAccessKey: raw.BACKUP_S3_SECRET_ACCESS_KEY || raw.S3_SECRET_ACCESS_KEY,
  }
}
