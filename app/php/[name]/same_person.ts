import { samePersonSchema } from '@/collections/Submissions/shared/samePersonSchema'
import { bringTogether, tellApart } from '@/collections/Submissions/tellApart'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** POST same_person.php: tells two submissions apart that are shown as one person, or undoes that. */
export const same_person = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.same_person,
    schema: samePersonSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) =>
      values.action === 'apart'
        ? tellApart(payload, user, values)
        : bringTogether(payload, user, values.separation),
  }),
})
