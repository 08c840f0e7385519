'use client'
import { paths } from '@/lib/shared/paths'
import { storedToken } from './session'

/** What every call answers (docs/product.md §7.2). */
export type PhpAnswer = {
  success: boolean
  message: string
  errors?: Record<string, string>
} & Record<string, unknown>

/** The token is not valid, or no longer valid. */
export class NotAuthenticated extends Error {}

/** The server answered with a status other than 200, such as 429 or 500 (docs/product.md §7.2). */
export class CallFailed extends Error {
  constructor(readonly status: number) {
    super(`status ${status}`)
  }
}

let reading = new AbortController()
/** Whose reads were stopped. */
let stoppedFor: string | null = null

/** Ends the reads of this session whose answers are not here yet, and sends no more: they throw. */
export const stopReading = (): void => {
  stoppedFor = storedToken()
  reading.abort()
  reading = new AbortController()
}

/** Reads are sent again: the session goes on. */
export const readAgain = (): void => {
  stoppedFor = null
}

/**
 * A GET. A refusal in the body is returned; any other status or failure throws (docs/product.md
 * §7.2).
 */
export const phpGet = async <T>(name: string, query?: URLSearchParams): Promise<PhpAnswer & T> =>
  (await call(`${paths.php(name)}${query?.size ? `?${query}` : ''}`, {
    headers: bearer(),
    signal: readingSignal(),
  })) as PhpAnswer & T // the caller names the type of the response

/** A POST of JSON or of a form. */
export const phpPost = async <T>(name: string, body: FormData | object): Promise<PhpAnswer & T> => {
  const isForm = body instanceof FormData
  return (await call(paths.php(name), {
    method: 'POST',
    headers: { ...bearer(), ...(!isForm && { 'Content-Type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
    cache: 'no-store',
  })) as PhpAnswer & T // the caller names the type of the response
}

/** Sent and total bytes of an upload; `total` is 0 until the browser knows it. */
export type Progress = { sent: number; total: number }

/**
 * A POST of a form that reports its progress, which fetch cannot. `refusals`: statuses whose answer is
 * returned, as that of status 200 is; any other throws.
 */
export const phpUpload = (
  name: string,
  form: FormData,
  onProgress: (progress: Progress) => void,
  stopped: AbortSignal,
  refusals: readonly number[] = [],
): Promise<PhpAnswer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', paths.php(name))
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Cache-Control', 'no-cache')
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total })
    request.onload = () => {
      try {
        if (![200, ...refusals].includes(request.status))
          throw new Error(`status ${request.status}`)
        resolve(JSON.parse(request.responseText))
      } catch (error) {
        reject(error)
      }
    }
    request.onerror = () => reject(new Error('network'))
    request.onabort = () => reject(new Error('stopped'))
    stopped.addEventListener('abort', () => request.abort())
    request.send(form)
  })

const call = async (url: string, init: RequestInit): Promise<PhpAnswer> => {
  const response = await fetch(url, init)
  if (response.status === 401) throw new NotAuthenticated()
  if (!response.ok) throw new CallFailed(response.status)
  return response.json()
}

const readingSignal = (): AbortSignal =>
  stoppedFor !== null && storedToken() === stoppedFor ? AbortSignal.abort() : reading.signal

const bearer = (): Record<string, string> => {
  const token = storedToken()
  return token ? { Authorization: `Bearer ${token}` } : {}
}
