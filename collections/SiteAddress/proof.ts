import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import { env } from '@/lib/server/settings/env'
import { codeOfFailure } from '@/lib/server/settings/operatorError'

/**
 * How the site proves that an address leads to it: who knows PAYLOAD_SECRET answers a random challenge.
 * The key is for this only, so that the answers, which anybody may ask for, are of no other use.
 */

const PATH = '/internal/this-site'
const WITHIN_MS = 10_000
const MAX_BYTES = 1024
const CHALLENGE = /^[0-9a-f]{32}$/

export const isChallenge = (text: string | null): text is string => CHALLENGE.test(text ?? '')

/** What this site answers to a challenge. */
export const proofOf = (challenge: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', env.payloadSecret, '', 'this site', 32)))
    .update(challenge)
    .digest('hex')

/** Why this address cannot be that of the site, in words for an admin; null when it leads here. */
export const addressProblem = async (url: string): Promise<string | null> => {
  const challenge = randomBytes(16).toString('hex')
  try {
    const response = await ask(`${url}${PATH}?challenge=${challenge}`)
    const { statusCode = 0 } = response
    if (statusCode >= 300 && statusCode < 400) {
      response.destroy()
      return `${url} sends visitors to another address. Type the address at which they arrive.`
    }
    const isProof = isSame(await textOf(response), proofOf(challenge))
    return isProof ? null : `${url} is another site. Point the domain to this server first.`
  } catch (error) {
    const code = codeOfFailure(error)
    if (IS_CERTIFICATE.test(code)) {
      return `The certificate of ${url} is not valid (${code}). Get one for this domain first.`
    }
    const reason = code === 'ABORT_ERR' ? 'within 10 seconds' : `(${code})`
    return `${url} did not answer ${reason}. Point the domain to this server first.`
  }
}

/** Node's codes of certificates: those of OpenSSL, and of its own check of the name. */
const IS_CERTIFICATE = /CERT|SIGNATURE|CRL|SSL|TLS/

/** A redirect is not followed, and Next, which keeps answers of `fetch`, is not in between. */
const ask = (address: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = https.get(address, { signal: AbortSignal.timeout(WITHIN_MS) }, resolve)
    // It stays: a connection can also break after the answer has begun.
    request.on('error', reject)
  })

/** The beginning of an answer, which is longer than a proof when it is none. */
const textOf = async (response: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of response) {
    text += String(chunk)
    if (text.length > MAX_BYTES) break
  }
  return text
}

const isSame = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
