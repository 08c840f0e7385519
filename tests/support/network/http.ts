import { Agent, request } from 'node:http'
import { inject } from 'vitest'

/** A complete response. `body` is its JSON, or null when it is not JSON. */
export type Answered = {
  status: number
  headers: Headers
  text: string
  body: Record<string, unknown> | null
}

export const baseUrl = (): string => inject('baseUrl')

/** One request, as a browser sends it; redirects are not followed. */
export const call = async (path: string, init: RequestInit = {}): Promise<Answered> => {
  const response = await fetch(`${baseUrl()}${path}`, { redirect: 'manual', ...init })
  return answered(response.status, response.headers, await response.text())
}

/** Fetches a response as bytes. */
export const fetchBytes = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${baseUrl()}${path}`, { redirect: 'manual', ...init })
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

export const php = (name: string, query = ''): string => `/php/${name}.php${query}`

export const bearer = (token?: string): Record<string, string> =>
  token ? { Authorization: `Bearer ${token}` } : {}

export const get = (path: string, token?: string): Promise<Answered> =>
  call(path, { headers: bearer(token) })

export const postForm = (path: string, form: FormData, token?: string): Promise<Answered> =>
  call(path, { method: 'POST', body: form, headers: bearer(token) })

export const postJson = (path: string, body: unknown, token?: string): Promise<Answered> =>
  call(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...bearer(token) },
  })

type RawRequest = {
  method?: string
  headers?: Record<string, string>
  /** Written piece by piece; without a Content-Length header the body is sent chunked. */
  body?: Iterable<Buffer>
  /** A connection shared by several requests. */
  agent?: Agent
  /** Closes the connection after the body instead of waiting for the response. */
  hangUp?: boolean
}

/**
 * A request that fetch cannot send unchanged: an unnormalised path, forbidden headers, or a body
 * that stops when the response arrives. `sent` counts the bytes of the body that were sent.
 */
export const rawCall = (
  path: string,
  { method = 'GET', headers = {}, body = [], agent: shared, hangUp = false }: RawRequest = {},
): Promise<Answered & { sent: number }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(baseUrl())
    let sent = 0
    let isAnswered = false
    const agent = shared ?? new Agent({ keepAlive: true })
    const outgoing = request({ hostname, port, path, method, headers, agent })
    if (!shared) outgoing.on('close', () => agent.destroy())
    outgoing.on('response', (incoming) => {
      isAnswered = true
      const chunks: Buffer[] = []
      const done = () => {
        const text = Buffer.concat(chunks).toString('utf8')
        const pairs = Object.entries(incoming.headersDistinct).flatMap(([name, values]) =>
          (values ?? []).map((value): [string, string] => [name, value]),
        )
        resolve({ ...answered(incoming.statusCode ?? 0, new Headers(pairs), text), sent })
        if (!shared) outgoing.destroy()
      }
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', done)
      incoming.on('error', done)
    })
    outgoing.on('error', (error) => {
      if (!isAnswered) reject(error)
    })
    const pieces = body[Symbol.iterator]()
    const write = () => {
      const piece = isAnswered ? { done: true as const } : pieces.next()
      if (!piece.done) {
        outgoing.write(piece.value, (error) => {
          // Bytes refused by a closed connection do not count as sent.
          if (error) return
          sent += piece.value.length
          // An answer that has arrived is read first: a further write could fail and lose it.
          setImmediate(write)
        })
      } else if (!hangUp) outgoing.end()
      else {
        outgoing.destroy()
        resolve({ ...answered(0, new Headers(), ''), sent })
      }
    }
    if (hangUp) outgoing.removeAllListeners('error').on('error', () => undefined)
    outgoing.flushHeaders()
    write()
  })

export const answered = (status: number, headers: Headers, text: string): Answered => {
  let body: Answered['body'] = null
  try {
    const value: unknown = JSON.parse(text)
    // Every call returns an object; anything else becomes null, which fails the test.
    if (typeof value === 'object' && value !== null) body = value as Record<string, unknown>
  } catch {
    // Not JSON.
  }
  return { status, headers, text, body }
}

/** A multipart body byte for byte, for names and parts that FormData would correct. */
export const rawMultipart = (
  parts: { head: string; content: string | Buffer }[],
): { headers: Record<string, string>; body: Buffer } => {
  const boundary = 'a-boundary-for-tests'
  const pieces = parts.flatMap(({ head, content }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return {
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
  }
}
