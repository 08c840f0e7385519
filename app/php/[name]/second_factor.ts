import {
  changeSecondFactor,
  secondFactorJson,
} from '@/collections/Users/secondFactor/changeSecondFactor'
import { secondFactorSchema } from '@/collections/Users/shared/secondFactor'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** GET second_factor.php: the second factor of the account; POST switches it on or off. */
export const second_factor = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.second_factor,
    run: async ({ payload, user }) =>
      succeed({ second_factor: await secondFactorJson(payload, user.id) }),
  }),
  POST: phpPost({
    access: CALL_ROLES.second_factor,
    limit: 'profile',
    schema: secondFactorSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => changeSecondFactor(payload, user, values),
  }),
})
