import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { OperatorError } from '@/lib/server/settings/operatorError'

/** Files that begin so were encrypted by age (https://age-encryption.org/v1). */
export const AGE_HEADER = 'age-encryption.org/v1'

const SECRET_KEY = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/

/** Encrypts for a public key, piece by piece: each piece is authenticated, and so is the end. */
export const encrypted = async (content: Readable, publicKey: string): Promise<Readable> => {
  const encrypter = new Encrypter()
  encrypter.addRecipient(publicKey)
  return fromWeb(await encrypter.encrypt(toWeb(content)))
}

/** The reverse. Throws an OperatorError for another key; the stream fails when the file was changed. */
export const decrypted = async (content: Readable, secretKey: string): Promise<Readable> => {
  const decrypter = new Decrypter()
  decrypter.addIdentity(secretKey)
  try {
    return fromWeb(await decrypter.decrypt(toWeb(content)))
  } catch {
    content.destroy()
    throw new OperatorError(
      'The backup cannot be decrypted: it was encrypted for another key, or its beginning is damaged.',
    )
  }
}

/** The secret key in a file as age-keygen and --new-key write it: lines with # are comments. */
export const readSecretKey = async (file: string): Promise<string> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new OperatorError(`The key file ${file} cannot be read.`)
  })
  const key = text.split('\n').find((line) => SECRET_KEY.test(line.trim()))
  if (key) return key.trim()
  throw new OperatorError(`${file} has no secret key: a line that begins with AGE-SECRET-KEY-1.`)
}

// Node's types of web streams and those of the DOM, which age uses, are declared separately.
const toWeb = (content: Readable) =>
  Readable.toWeb(content) as unknown as globalThis.ReadableStream<Uint8Array>

const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as ReadableStream)
