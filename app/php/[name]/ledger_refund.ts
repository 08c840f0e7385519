import { withMoney } from '@/collections/Ledger/openLedger'
import { recordRefund } from '@/collections/Ledger/recordRefund'
import { refundSaveSchema } from '@/collections/Ledger/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** POST ledger_refund.php: records money that was paid back. */
export const ledger_refund = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.ledger_refund,
    schema: refundSaveSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => withMoney(user, () => recordRefund(payload, user, values)),
  }),
})
