import { withMoney } from '@/collections/Ledger/openLedger'
import { recordCharge } from '@/collections/Ledger/recordCharge'
import { chargeSaveSchema } from '@/collections/Ledger/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** POST ledger_charge.php: records money that an applicant paid. */
export const ledger_charge = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.ledger_charge,
    schema: chargeSaveSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => withMoney(user, () => recordCharge(payload, user, values)),
  }),
})
