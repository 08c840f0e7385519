'use client'
import { parse } from 'content-disposition'
import { CallFailed, NotAuthenticated, type PhpAnswer } from './phpClient'
import { storedToken } from './session'

/** The server asks for the password before it sends this file (password_confirm.php). */
export class PasswordNeeded extends Error {}

/** The server refuses the file; the message says why, for staff. */
export class Refused extends Error {}

/**
 * Fetches a file with the token; with a body, by POST. Throws like phpGet and phpPost, and
 * `PasswordNeeded` or `Refused` for a refusal.
 */
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
  if (!response.ok) throw new CallFailed(response.status)
  if (isRefusal) throw refusalOf(await response.json())
  return response
}

const refusalOf = ({ needs, message }: PhpAnswer): Error =>
  needs === 'password' ? new PasswordNeeded() : new Refused(message)

/**
 * Fetches a file and lets the browser save the unchanged bytes under the name that the server gave.
 */
export const downloadFile = async (address: string, body?: object): Promise<void> => {
  const response = await fetchFile(address, { body })
  const { filename } = parse(response.headers.get('content-disposition') ?? '').parameters
  saveFile(await response.blob(), filename ?? 'resume')
}

const KEPT_MS = 60_000

/** Lets the browser save these bytes under this name. */
export const saveFile = (blob: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser may still be reading the file when click() returns.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
