import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { newPartInMemory } from './partFile'
import { type FileStore, PAGE_FILES } from './store'

export type S3Settings = {
  /** The address of the bucket, with its name in the path: https://s3.example.com/bucket */
  bucketUrl: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const ANSWER_WITHIN_MS = 20_000
/** Of answers 5xx and 429. All requests here can be repeated. */
const RETRIES = 2
/** The folder in the bucket, named as the one in DATA_DIR. */
const ROOT = 'uploads'

/** Files in a bucket of an S3 service, which shows a file only when it is complete. */
export const s3Store = ({ bucketUrl, ...settings }: S3Settings): FileStore => {
  const client = new AwsClient({ ...settings, service: 's3', retries: RETRIES })

  /** Sends a signed request. Null for 404; throws for any other refusal. */
  const send = async (address: string, init: RequestInit = {}): Promise<Response | null> => {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const response = await client.fetch(address, { ...init, signal })
    if (response.ok) return response
    const text = await response.text()
    const [code = ''] = valuesOf('Code', text)
    if (response.status === 404 && code !== 'NoSuchBucket') return null
    throw Object.assign(new Error('The S3 service refused a request'), {
      code: /^\w+$/.test(code) ? code : String(response.status),
    })
  }

  const addressOf = (area: string, name: string) => `${bucketUrl}/${ROOT}/${area}/${name}`

  /** The next keys after `marker`, in the order of their names. */
  const list = async (prefix: string, limit: number, marker = '') => {
    const query = new URLSearchParams({ prefix, marker, 'max-keys': String(limit) })
    const text = (await (await send(`${bucketUrl}?${query}`))?.text()) ?? ''
    return { keys: valuesOf('Key', text), hasMore: valuesOf('IsTruncated', text)[0] === 'true' }
  }

  const put: FileStore['put'] = async (area, name, bytes) => {
    const checksum = createHash('sha256').update(bytes).digest('hex')
    await send(addressOf(area, name), {
      method: 'PUT',
      body: new Uint8Array(bytes),
      // Part of the signature: the service refuses other bytes than these.
      headers: { 'X-Amz-Content-Sha256': checksum, 'Content-Type': 'application/octet-stream' },
    })
  }

  return {
    put,

    receive: async (area) => newPartInMemory((name, bytes) => put(area, name, bytes)),

    get: async (area, name) => {
      const response = await send(addressOf(area, name))
      return response && Buffer.from(await response.arrayBuffer())
    },

    remove: async (area, name) => {
      await send(addressOf(area, name), { method: 'DELETE' })
    },

    list: async function* (area) {
      const prefix = `${ROOT}/${area}/`
      let last: string | undefined
      do {
        const { keys, hasMore } = await list(prefix, PAGE_FILES, last)
        yield keys.map((key) => key.slice(prefix.length))
        last = hasMore ? keys.at(-1) : undefined
      } while (last)
    },

    writtenAt: async (area, name) => {
      const response = await send(addressOf(area, name), { method: 'HEAD' })
      return response && new Date(response.headers.get('last-modified') ?? 0)
    },

    // Changes nothing, but needs the right address, bucket, region and key.
    check: async () => {
      await list(`${ROOT}/`, 1)
    },
  }
}

/** The texts of all elements of this name: enough for the flat XML of a list of our names, or an error. */
const valuesOf = (element: string, xml: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  )
