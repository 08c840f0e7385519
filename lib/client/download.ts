'use client'
import { parse } from 'content-disposition'
import { CallFailed, NotAuthenticated } from './phpClient'
import { storedToken } from './session'

/** Fetches a file with the token; with a body, by POST. Throws like phpGet and phpPost. */
export const fetchFile = async (
  address: string,
  { signal, body }: { signal?: AbortSignal; body?: object } = {},
): Promise<Response> => {
  const response = await fetch(address, {
    headers: {
      Authorization: `Bearer ${storedToken()}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    cache: 'no-store',
    signal,
  })
  if (response.status === 401) throw new NotAuthenticated()
  // A refusal is JSON instead of the file.
  const isRefusal = response.headers.get('content-type')?.startsWith('application/json')
  if (!response.ok || isRefusal) throw new CallFailed(response.status)
  return response
}

/**
 * Fetches a file and lets the browser save the unchanged bytes under the name that the server gave.
 */
export const downloadFile = async (address: string, body?: object): Promise<void> => {
  const response = await fetchFile(address, { body })
  const { filename } = parse(response.headers.get('content-disposition') ?? '').parameters
  save(await response.blob(), filename ?? 'resume')
}

const KEPT_MS = 60_000

const save = (blob: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser may still be reading the file when click() returns.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
