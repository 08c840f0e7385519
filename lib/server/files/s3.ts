import { newPartInMemory } from './partFile'
import { checksumHeaders, type S3Settings, s3Requests } from './s3Requests'
import { type FileStore, PAGE_FILES } from './store'

/** The folder in the bucket, named as the one in DATA_DIR. */
const ROOT = 'uploads'

/** Files in a bucket of an S3 service, which shows a file only when it is complete. */
export const s3Store = (settings: S3Settings, root = ROOT): FileStore => {
  const { send, list } = s3Requests(settings)
  const inRoot = root === '' ? '' : `${root}/`
  const addressOf = (area: string, name: string) => `${settings.bucketUrl}/${inRoot}${area}/${name}`

  const put: FileStore['put'] = async (area, name, bytes) => {
    const body = new Uint8Array(bytes)
    await send(addressOf(area, name), { method: 'PUT', body, headers: checksumHeaders(body) })
  }

  return {
    put,

    receive: async (area) => newPartInMemory((name, bytes) => put(area, name, bytes)),

    get: async (area, name, part) => {
      const { from, bytes } = part ?? { from: 0, bytes: 0 }
      const headers = part && { Range: `bytes=${from}-${from + bytes - 1}` }
      const response = await send(addressOf(area, name), { headers })
      if (!response) return null
      const got = Buffer.from(await response.arrayBuffer())
      // A service may send all of it.
      return part && response.status === 200 ? got.subarray(from, from + bytes) : got
    },

    remove: async (area, name) => {
      await send(addressOf(area, name), { method: 'DELETE' })
    },

    list: async function* (area) {
      const prefix = `${inRoot}${area}/`
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
      await list(inRoot, 1)
    },
  }
}
