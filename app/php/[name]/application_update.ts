import { changeApplication } from '@/collections/Applications/changeApplication'
import { messageApplicants, takeBackMessage } from '@/collections/Applications/messageApplicants'
import { moveApplications, undoMove } from '@/collections/Applications/moveApplications'
import { recordWhatsApp } from '@/collections/Applications/recordWhatsApp'
import { sendApproved } from '@/collections/Applications/sendApproved'
import { applicationUpdateSchema } from '@/collections/Applications/updateSchema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/**
 * POST application_update.php: changes one application, moves many to a stage, or undoes a move;
 * writes to applicants by mail or by the WhatsApp API, takes a message back, or notes one that was sent in
 * WhatsApp by hand.
 */
export const application_update = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.application_update,
    schema: applicationUpdateSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => {
      if ('undo' in values) return undoMove(payload, user, values.undo)
      if ('to' in values) return messageApplicants(payload, user, values)
      if ('take_back' in values) return takeBackMessage(payload, user, values)
      if ('whatsapp' in values) return recordWhatsApp(payload, user, values)
      if ('approved_to' in values) return sendApproved(payload, user, values)
      if ('id' in values) return changeApplication(payload, user, values)
      return moveApplications(payload, user, values)
    },
  }),
})
