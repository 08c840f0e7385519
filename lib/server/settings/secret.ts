import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A shorter secret could be guessed. */
export const SECRET_MIN_CHARS = 32

/** The secret that a setting gives; empty without one. Throws when it is too short. */
export const givenSecret = (setting: string, value: string): string => {
  if (value && value.length < SECRET_MIN_CHARS) {
    throw new Error(`Setting ${setting} needs at least ${SECRET_MIN_CHARS} characters`)
  }
  return value
}

const newSecret = (): string => randomBytes(32).toString('hex')

/** The secret in this file, which the first caller creates, readable by the site's account only. */
export const storedSecret = (file: string): string => {
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    writeFileSync(file, newSecret(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}

/** The given secret, or the one in the file. There is no default; a build may write nothing. */
export const secretOf = (given: string, file: string, isBuilding: boolean): string => {
  if (given) return given
  return isBuilding ? newSecret() : storedSecret(file)
}
