import './shared/settings'
import { getPayload } from 'payload'
import { retireKey, rotateKey } from '../collections/Keyring/changeKeyring'
import { KEY_PURPOSES } from '../collections/Keyring/keyring'
import { type ListedKey, listKeys } from '../collections/Keyring/listKeys'
import config from '../payload.config'
import { say, stop } from './shared/terminal'

const HELP = `npm run keys                          lists the keys
npm run keys -- rotate opt-out        makes a new current key; what was made under older ones stays good
npm run keys -- rotate candidate-link
npm run keys -- retire ID             links made under this key stop working`

/**
 * `npm run keys`: the keys of opt-outs and status page links (docs/adr/0014). Never prints a key.
 */
const [command, ...given] = process.argv.slice(2)
const [argument = ''] = given
const payload = await getPayload({ config })

if (command === undefined) {
  say(table(await listKeys(payload)))
} else if (command === 'rotate' && given.length === 1) {
  const purpose = KEY_PURPOSES.find((one) => one === argument)
  if (!purpose) stop(`There is no purpose "${argument}".\n${HELP}`)
  const rotated = await rotateKey(payload, purpose)
  if (!rotated.ok) stop(rotated.message)
  say(`New current key of ${purpose}: ${rotated.key_id}. It is in use from now on.`)
} else if (command === 'retire' && given.length === 1) {
  const retired = await retireKey(payload, argument)
  if (!retired.ok) stop(retired.message)
  say(`Retired: ${retired.key_id}. What was made under it is not valid any more.`)
} else {
  stop(HELP)
}
process.exit(0)

function table(keys: ListedKey[]): string {
  if (keys.length === 0) return 'No keys yet: the first start of the site makes them.'
  const rows = keys.map((key) => [
    key.purpose,
    key.key_id,
    key.state === 'retired' ? `retired ${minute(key.retired_at)}` : key.state,
    minute(key.created_at),
    `${key.needed_by} ${key.purpose === 'opt-out' ? 'opt-out' : 'link'}${key.needed_by === 1 ? '' : 's'}`,
  ])
  const all = [['PURPOSE', 'ID', 'STATE', 'MADE (UTC)', 'NEEDED BY'], ...rows]
  const widths = all[0]?.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0))) ?? []
  return all
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function minute(iso: string | null): string {
  return iso ? iso.slice(0, 16).replace('T', ' ') : '-'
}
