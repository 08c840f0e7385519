import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { cookies } from 'next/headers'
import { READ_COOKIES } from '@/lib/shared/cacheHeaders'
import type { FormOutcome } from '@/lib/shared/formOutcome'
import { env } from '../settings/env'
import type { Answer } from './answers'

/*
 * Public forms work without scripts: the browser posts and is redirected to the form's page. The
 * result and what was typed travel in an encrypted cookie valid for five minutes, never in a URL.
 */
const COOKIE = READ_COOKIES.formOutcome
const MAX_AGE_SECONDS = 300
// Browsers accept cookies of at most 4,096 bytes.
const MAX_COOKIE_BYTES = 3800

/**
 * Redirects (303) to the form with the outcome. Typed values are kept after a refusal only, by
 * default. `query`: of the form's address, without the question mark.
 */
export const backToForm = (
  path: string,
  { body }: Answer,
  raw: Record<string, unknown>,
  { keepsTyped = body.success !== true, query = '' } = {},
): Response => {
  const outcome: FormOutcome = {
    success: body.success === true,
    message: String(body.message ?? ''),
    errors: isRecord(body.errors) ? strings(body.errors) : {},
    reference: String(body.reference ?? ''),
    status_url: String(body.status_url ?? ''),
    at: new Date().toISOString(),
    values: keepsTyped ? strings(raw) : {},
  }
  const sealed = seal(JSON.stringify(outcome))
  const cookie =
    sealed.length <= MAX_COOKIE_BYTES ? sealed : seal(JSON.stringify({ ...outcome, values: {} }))
  return toForm(path, cookie, query)
}

/** Redirects to a form with what it knows already, which is in no address. */
export const beginForm = (path: string, begun: Record<string, string>): Response =>
  toForm(path, seal(JSON.stringify({ begun })))

const toForm = (path: string, cookie: string, query = ''): Response =>
  new Response(null, {
    status: 303,
    headers: {
      Location: `${path}${query && `?${query}`}#form`,
      'Cache-Control': 'no-store',
      'Set-Cookie': `${COOKIE}=${cookie}; Path=${path}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${
        env.siteUrl.startsWith('https://') ? '; Secure' : ''
      }`,
    },
  })

/** The outcome of a form submitted without scripts, for its page; null without one. */
export const formOutcome = async (): Promise<FormOutcome | null> => {
  const found = await inCookie()
  return found && 'success' in found ? found : null
}

/** What a form knows already, from `beginForm`; null otherwise. */
export const begunForm = async (): Promise<Record<string, string> | null> => {
  const found = await inCookie()
  return found && 'begun' in found ? found.begun : null
}

type Begun = { begun: Record<string, string> }

const inCookie = async (): Promise<FormOutcome | Begun | null> => {
  const sealed = (await cookies()).get(COOKIE)?.value
  const text = sealed ? unseal(sealed) : null
  return text === null ? null : (JSON.parse(text) as FormOutcome | Begun) // encrypted by seal() below, so nobody else wrote it
}

const strings = (record: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const key = createHash('sha256').update(`${env.payloadSecret}:form-outcome`).digest()

/** Compressed first, so that a long message fits into the cookie and a refused form keeps it. */
const seal = (text: string): string => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([cipher.update(deflateRawSync(text)), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

const unseal = (sealed: string): string | null => {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    const deflated = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
    return inflateRawSync(deflated).toString('utf8')
  } catch {
    return null
  }
}
