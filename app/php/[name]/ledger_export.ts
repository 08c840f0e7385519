import { exportRegister } from '@/collections/Ledger/exportRegister'
import { afterPassword } from '@/collections/Users/sessions/recentPassword'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET ledger_export.php: the register of receipts as CSV. */
export const ledger_export = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.ledger_export,
    run: ({ payload, user, query }) =>
      afterPassword(payload, user, () => exportRegister(payload, user, query)),
  }),
})
