import { applyResults } from '@/collections/Interviews/applyResults'
import { pressDoor } from '@/collections/Interviews/door'
import { invite } from '@/collections/Interviews/invite'
import { callOff, removeSeat } from '@/collections/Interviews/leaveDay'
import { previewInvitation } from '@/collections/Interviews/previewInvitation'
import { interviewUpdateSchema } from '@/collections/Interviews/shared/schema'
import { addWalkIn } from '@/collections/Interviews/walkIn'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** POST interview_update.php: the people of a day, from the invitation to the result. */
export const interview_update = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.interview_update,
    schema: interviewUpdateSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => {
      switch (values.action) {
        case 'invite':
          return invite(payload, user, values)
        case 'preview':
          return previewInvitation(payload, values)
        case 'remove':
          return removeSeat(payload, user, values)
        case 'call_off':
          return callOff(payload, user, values)
        case 'door':
          return pressDoor(payload, user, values)
        case 'apply_results':
          return applyResults(payload, user, values)
        case 'walk_in':
          return addWalkIn(payload, user, values)
      }
    },
  }),
})
