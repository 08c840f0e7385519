import { saveInterview } from '@/collections/Interviews/saveInterview'
import { interviewSaveSchema } from '@/collections/Interviews/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { MESSAGES } from '@/lib/shared/messages'
import { CALL_ROLES } from '../callRoles'

/** POST interview_save.php: plans a day of interviews, or changes it. */
export const interview_save = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.interview_save,
    schema: interviewSaveSchema,
    message: MESSAGES.changeRefused,
    run: ({ payload, user, values }) => saveInterview(payload, user, values),
  }),
})
