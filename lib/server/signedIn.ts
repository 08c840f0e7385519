import { payloadClient } from './payload'

const KEY = Symbol.for('overseas.isSignedIn')

type NodeHeaders = Record<string, string | string[] | undefined>

// The HTTP server runs in this process but outside of this bundle, and has no database.
const shared = globalThis as { [KEY]?: (headers: NodeHeaders) => Promise<boolean> }

/** Told once at the start: lets scripts/bodyLimit.mjs find out whether a request comes from staff. */
export const tellServerWhoIsSignedIn = (): void => {
  shared[KEY] = async (headers) => {
    const payload = await payloadClient()
    const { user } = await payload.auth({ headers: identifying(headers) })
    return user !== null
  }
}

/** What Payload looks at to tell who calls: the token, and where the call comes from. */
const identifying = (headers: NodeHeaders): Headers => {
  const names = ['authorization', 'cookie', 'origin', 'sec-fetch-site']
  return new Headers(
    names.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }) as [string, string][], // pairs, built in the line above
  )
}
