import { openLedger, withMoney } from '@/collections/Ledger/openLedger'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET ledger.php: what an applicant paid and got back. */
export const ledger = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.ledger,
    run: ({ payload, user, query }) =>
      withMoney(user, () => openLedger(payload, query.get('application'))),
  }),
})
