import { accountsAndInvitations, changeAccounts } from '@/collections/Invitations/accounts'
import { accountsSchema } from '@/collections/Invitations/shared/schema'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpPost, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET accounts.php: accounts and open invitations. POST: invites, creates, withdraws, or allows money. */
export const accounts = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.accounts,
    run: async ({ payload }) => succeed(await accountsAndInvitations(payload)),
  }),
  POST: phpPost({
    access: CALL_ROLES.accounts,
    schema: accountsSchema,
    run: ({ payload, user, values }) => changeAccounts(payload, user, values),
  }),
})
