import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import { KEY_PURPOSES } from '@/collections/Keyring/keyring'
import { listKeys } from '@/collections/Keyring/listKeys'
import { hasSeveralInstances } from '@/lib/server/postgres/pools'
import { env } from '@/lib/server/settings/env'
import { codeOfFailure } from '@/lib/server/settings/operatorError'
import { SECRET_MIN_CHARS } from '@/lib/server/settings/secret'
import { counted, error, type Found, listed, ok } from './check'

const RESTORE =
  'Restore the file from the backup. Without it the next start creates another one, which signs everybody out.'

/** The secret that signs sessions. Too short a setting is refused before any check. */
export const secret = async (): Promise<Found> => {
  if (env.isSecretSet) return ok('PAYLOAD_SECRET is set.')
  try {
    const { length } = (await readFile(env.secretFile, 'utf8')).trim()
    if (length < SECRET_MIN_CHARS) {
      return error(`The file secret has ${counted(length, 'character')}.`, RESTORE)
    }
  } catch (failure) {
    return error(`The file secret cannot be read (${codeOfFailure(failure)}).`, RESTORE)
  }
  return hasSeveralInstances
    ? {
        severity: 'notice',
        text: 'The secret is in DATA_DIR/secret.',
        todo: 'Before a second instance starts, set its content as PAYLOAD_SECRET for all of them.',
      }
    : ok('The secret is in DATA_DIR/secret.')
}

/** The keys of opt-outs and status page links (docs/adr/0014). */
export const keyring = async (payload: Payload): Promise<Found> => {
  const keys = await listKeys(payload)
  const missing = keys.filter(({ state }) => state === 'missing').map(({ key_id }) => key_id)
  if (missing.length > 0) {
    return error(
      `Opt-outs need keys that are missing: ${listed(missing)}. The site does not start without them.`,
      'Restore the table keyring from the backup that has them.',
    )
  }
  const without = KEY_PURPOSES.filter(
    (purpose) => !keys.some((key) => key.purpose === purpose && key.state === 'current'),
  )
  return without.length > 0
    ? error(`There is no key for: ${listed(without)}.`, 'Start the site, which makes it.')
    : ok(`${counted(keys.length, 'key')}, a current one for each purpose.`)
}
