import { createHash } from 'node:crypto'
import { S3mini } from 's3mini'
import { type FileStore, PAGE_FILES } from './store'

export type S3Settings = {
  /** The address of the bucket, as path: https://s3.example.com/bucket */
  bucketUrl: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const ANSWER_WITHIN_MS = 20_000
/** The folder of a bucket, like that of DATA_DIR. */
const ROOT = 'uploads'

/** Files in a bucket of an S3 service. The service shows a file only when it is complete. */
export const s3Store = ({ bucketUrl, ...settings }: S3Settings): FileStore => {
  const bucket = new S3mini({
    ...settings,
    endpoint: bucketUrl,
    requestAbortTimeout: ANSWER_WITHIN_MS,
  })
  const keyOf = (area: string, name: string) => `${ROOT}/${area}/${name}`

  return {
    put: async (area, name, bytes) => {
      await bucket.putObject(keyOf(area, name), bytes, TYPE, undefined, {
        // The service compares it with what it has received.
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      })
    },

    get: async (area, name) => {
      const bytes = await bucket.getObjectArrayBuffer(keyOf(area, name))
      return bytes && Buffer.from(bytes)
    },

    remove: async (area, name) => {
      await bucket.deleteObject(keyOf(area, name))
    },

    list: async function* (area) {
      const prefix = keyOf(area, '')
      let token: string | undefined
      do {
        const page = await bucket.listObjectsPaged('/', prefix, PAGE_FILES, token)
        yield (page?.objects ?? []).map(({ Key }) => Key.slice(prefix.length))
        token = page?.nextContinuationToken
      } while (token)
    },

    writtenAt: async (area, name) => {
      const key = keyOf(area, name)
      const page = await bucket.listObjectsPaged('/', key, 1)
      const found = page?.objects?.find(({ Key }) => Key === key)
      return found ? new Date(found.LastModified) : null
    },

    // Reads and writes nothing, but needs the right address, bucket, region and key.
    check: async () => {
      const page = await bucket.listObjectsPaged('/', keyOf('', ''), 1)
      if (!page) throw new Error('there is no such bucket')
    },
  }
}

const TYPE = 'application/octet-stream'
