import type { S3Settings } from './s3Requests'

type Raw = Record<
  'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
  string
>

/**
 * The bucket for uploaded files: all S3 settings or none; only the region has a default. Throws one
 * line that names a missing or wrong setting.
 */
export const uploadBucket = (raw: Raw): S3Settings | null => {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = raw
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === Object.keys(needed).length) return null
  if (missing[0]) throw new Error(`Setting ${missing[0]} is missing: S3 needs all of its settings`)
  if (!/^https?:\/\//.test(S3_ENDPOINT) || !URL.canParse(S3_ENDPOINT)) {
    throw new Error('Setting S3_ENDPOINT must be an address such as https://s3.example.com')
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(S3_BUCKET)) {
    throw new Error('Setting S3_BUCKET must be the name of a bucket')
  }
  return {
    bucketUrl: `${S3_ENDPOINT.replace(/\/+$/, '')}/${S3_BUCKET}`,
    region: raw.S3_REGION || 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}
