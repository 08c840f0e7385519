type Watch = {
  /** Asks for the password; resolves to false when it was not given. */
  ask: () => Promise<boolean>
  /** Rows were hidden instead of erased: what the server says about it. */
  tellHidden: (message: string) => void
}

/**
 * Watches all requests to REST until the returned function is called. One that needs the password is
 * sent once more after it was given; otherwise its sender gets the refusal.
 */
export const watchRefusals = ({ ask, tellHidden }: Watch): (() => void) => {
  const plain = window.fetch
  /** Requests that are refused together ask once. */
  let asking: Promise<boolean> | null = null
  const isGiven = () => {
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }
  window.fetch = async (input, init) => {
    const response = await plain(input, init)
    // A Request cannot be sent twice; Payload's panel sends addresses.
    if (input instanceof Request || !isChange(String(input), init)) return response
    if (response.status === 403 && (await fieldOf(response, 'needs')) === 'password') {
      return (await isGiven()) ? watched(await plain(input, init)) : response
    }
    return watched(response)
  }
  const watched = async (response: Response): Promise<Response> => {
    const isHidden = response.ok && Number(await fieldOf(response, 'hidden')) > 0
    if (isHidden) tellHidden(String(await fieldOf(response, 'message')))
    return response
  }
  return () => {
    window.fetch = plain
  }
}

const isChange = (address: string, init?: RequestInit): boolean =>
  new URL(address, window.location.href).pathname.startsWith('/api/') &&
  !['GET', 'HEAD'].includes((init?.method ?? 'GET').toUpperCase())

/** A field of a JSON answer, which its sender still can read. */
const fieldOf = async (response: Response, name: string): Promise<unknown> => {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return undefined
  const body: unknown = await response.clone().json()
  return typeof body === 'object' && body !== null && name in body
    ? (body as Record<string, unknown>)[name] // the line above
    : undefined
}
