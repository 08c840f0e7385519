import './shared/settings'
import { getPayload } from 'payload'
import { listAccounts, resetAccount } from '../collections/Users/secondFactor/resetAccount'
import { say, stop } from './shared/terminal'

const HELP = `npm run admin -- list           lists the accounts, their roles and second factors
npm run admin -- reset EMAIL    switches the second factor off, sets and prints a new password,
                                and ends all sessions of the account`

/** `npm run admin`: the way back for an admin who is locked out (docs/adr/0034). */
const [command, ...given] = process.argv.slice(2)
// Loaded only for a command that is known: it takes seconds.
const open = () => getPayload({ config: import('../payload.config').then((file) => file.default) })

if (command === 'list' && given.length === 0) {
  const accounts = await listAccounts(await open())
  const width = Math.max(...accounts.map(({ email }) => email.length))
  for (const { email, role, has_factor, sessions } of accounts) {
    const factor = has_factor ? 'second factor' : 'password only'
    const count = `${sessions} session${sessions === 1 ? '' : 's'}`
    say(`${email.padEnd(width)}  ${role.padEnd(9)}  ${factor}  ${count}`)
  }
} else if (command === 'reset' && given.length === 1 && given[0]) {
  const password = await resetAccount(await open(), given[0])
  if (password === null) stop('There is no account with this e-mail address. Nothing was changed.')
  say('The second factor is off, and all sessions of the account have ended.')
  say(`New password: ${password}`)
  say(
    'It is shown this once. Sign in with it, change it under Profile, and set up a second factor.',
  )
} else {
  stop(HELP)
}
process.exit(0)
