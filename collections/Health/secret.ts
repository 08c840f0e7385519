import { readFile } from 'node:fs/promises'
import { hasSeveralInstances } from '@/lib/server/postgres/pools'
import { env } from '@/lib/server/settings/env'
import { codeOfFailure } from '@/lib/server/settings/operatorError'
import { SECRET_MIN_CHARS } from '@/lib/server/settings/secret'
import { counted } from '@/lib/shared/format'
import { error, notice, ok, type Verdict } from './finding'

const RESTORE =
  'Restore the file from the backup. Without it the next start creates another one, which signs everybody out.'

/** The secret that signs sessions. Too short a setting is refused before any check. */
export const secret = async (): Promise<Verdict> => {
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
    ? notice(
        'The secret is in DATA_DIR/secret.',
        'Before a second instance starts, set its content as PAYLOAD_SECRET for all of them.',
      )
    : ok('The secret is in DATA_DIR/secret.')
}
