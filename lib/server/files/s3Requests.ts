import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'

export type S3Settings = {
  /** The address of the bucket, with its name in the path: https://s3.example.com/bucket */
  bucketUrl: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Sends a signed request. Null for 404; throws for any other refusal, with the service's code. */
export type SendS3 = (
  address: string,
  init?: RequestInit & { withinMs?: number },
) => Promise<Response | null>

const ANSWER_WITHIN_MS = 20_000
/** Of answers 5xx and 429. All requests here can be repeated. */
const RETRIES = 2

/** Requests to a bucket of an S3 service. */
export const s3Requests = ({ bucketUrl, ...settings }: S3Settings) => {
  const client = new AwsClient({ ...settings, service: 's3', retries: RETRIES })

  const send: SendS3 = async (address, { withinMs = ANSWER_WITHIN_MS, ...init } = {}) => {
    const signal = AbortSignal.timeout(withinMs)
    // Followed, a redirect would send personal data to whatever address the answer names.
    const response = await client.fetch(address, { ...init, signal, redirect: 'error' })
    if (response.ok) return response
    const text = await response.text()
    const [code = ''] = valuesOf('Code', text)
    if (response.status === 404 && code !== 'NoSuchBucket') return null
    throw Object.assign(new Error('The S3 service refused a request'), {
      code: /^\w+$/.test(code) ? code : String(response.status),
    })
  }

  return {
    send,

    /** The next keys after `marker`, in the order of their names. */
    list: async (prefix: string, limit: number, marker = '') => {
      const query = new URLSearchParams({ prefix, marker, 'max-keys': String(limit) })
      const text = (await (await send(`${bucketUrl}?${query}`))?.text()) ?? ''
      return { keys: valuesOf('Key', text), hasMore: valuesOf('IsTruncated', text)[0] === 'true' }
    },
  }
}

/** Part of the signature: the service refuses other bytes than these. */
export const checksumHeaders = (bytes: Uint8Array): Record<string, string> => ({
  'X-Amz-Content-Sha256': createHash('sha256').update(bytes).digest('hex'),
  'Content-Type': 'application/octet-stream',
})

/** The texts of all elements of this name: enough for the flat XML of a list of our names, or an error. */
export const valuesOf = (element: string, xml: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  )
