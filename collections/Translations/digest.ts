import { createHash } from 'node:crypto'

/** By which the translations of an English text are found: another text has another digest. */
export const digestOf = (english: string): string =>
  createHash('sha256').update(english.trim()).digest('base64url').slice(0, 22)
