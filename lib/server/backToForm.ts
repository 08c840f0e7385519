import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { cookies } from 'next/headers'
import type { Answer } from './answers'
import { env } from './env'

/**
 * The public forms work without scripts: the browser posts, and is sent back to the form's page. What
 * was answered and what was typed travel in a sealed cookie of five minutes, never in an address.
 */
export type FormOutcome = {
  success: boolean
  message: string
  errors: Record<string, string>
  reference: string
  /** When it was answered, ISO. */
  at: string
  values: Record<string, string>
}

const COOKIE = 'form-outcome'
const MAX_AGE_SECONDS = 300
// A browser keeps a cookie of 4,096 bytes at the most.
const MAX_COOKIE_BYTES = 3800

/** 303 back to the form, with the outcome. After a success nothing typed is kept, unless asked for. */
export const backToForm = (
  path: string,
  { body }: Answer,
  raw: Record<string, unknown>,
  { keepsTyped = body.success !== true } = {},
): Response => {
  const outcome: FormOutcome = {
    success: body.success === true,
    message: String(body.message ?? ''),
    errors: isRecord(body.errors) ? strings(body.errors) : {},
    reference: String(body.reference ?? ''),
    at: new Date().toISOString(),
    values: keepsTyped ? strings(raw) : {},
  }
  const sealed = seal(JSON.stringify(outcome))
  const cookie =
    sealed.length <= MAX_COOKIE_BYTES ? sealed : seal(JSON.stringify({ ...outcome, values: {} }))
  return new Response(null, {
    status: 303,
    headers: {
      Location: `${path}#form`,
      'Cache-Control': 'no-store',
      'Set-Cookie': `${COOKIE}=${cookie}; Path=${path}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${
        env.siteUrl.startsWith('https://') ? '; Secure' : ''
      }`,
    },
  })
}

/** The outcome that a form sent without scripts left for its page, or null. */
export const formOutcome = async (): Promise<FormOutcome | null> => {
  const sealed = (await cookies()).get(COOKIE)?.value
  const text = sealed ? unseal(sealed) : null
  return text === null ? null : (JSON.parse(text) as FormOutcome) // sealed by us above
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

/** Deflated first: a long grievance is to come back whole, when a field of its form was wrong. */
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
