import { KEY_PURPOSES } from '@/collections/Keyring/keyring'
import { listKeys } from '@/collections/Keyring/listKeys'
import { counted } from '@/lib/shared/format'
import { error, type Given, listed, ok, type Verdict } from './finding'

/** The keys of opt-outs and status page links (docs/adr/0014). */
export const keyring = async ({ payload }: Given): Promise<Verdict> => {
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
