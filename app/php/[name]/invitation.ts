import { acceptInvitation } from '@/collections/Invitations/acceptInvitation'
import { invitationSchema } from '@/collections/Invitations/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'

/** POST invitation.php: whether an invitation is open, and the password of its account. */
export const invitation = phpRoute({
  POST: phpPost({
    access: 'anyone',
    limit: 'invitation',
    schema: invitationSchema,
    run: ({ payload, values }) => acceptInvitation(payload, values),
  }),
})
