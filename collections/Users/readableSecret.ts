import { randomInt } from 'node:crypto'

// Without letters and digits that look alike.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Random letters and digits in groups, for a person to type; about 4.95 bits each. */
export const readableSecret = (groups: number, chars: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: chars }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-')

/** A generated password: 20 characters in groups of five, about 99 bits. */
export const generatedPassword = (): string => readableSecret(4, 5)
