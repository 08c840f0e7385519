import { confirmPassword } from '@/collections/Users/sessions/recentPassword'
import { passwordConfirmSchema } from '@/collections/Users/shared/sessions'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** POST password_confirm.php: the password again, for exports of personal data. */
export const password_confirm = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.password_confirm,
    schema: passwordConfirmSchema,
    run: ({ payload, user, request, values }) =>
      confirmPassword(payload, user, request.headers, values.current_password),
  }),
})
