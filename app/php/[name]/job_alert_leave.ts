import { isAlertToken } from '@/collections/JobAlerts/alertLink'
import { leaveAlert } from '@/collections/JobAlerts/changeAlert'
import { noFieldsSchema } from '@/collections/JobAlerts/shared/schema'
import { fail } from '@/lib/server/calls/answers'
import { phpGet, phpPost, phpRoute } from '@/lib/server/calls/php'
import { paths } from '@/lib/shared/paths'

/**
 * POST job_alert_leave.php?token=…: a mail program ends an alert for its reader, with a body of any kind
 * (RFC 8058). GET, for programs that open the address: to the page with the button.
 */
export const job_alert_leave = phpRoute({
  GET: phpGet({
    access: 'anyone',
    run: async ({ query }) => {
      const token = query.get('token')
      if (!isAlertToken(token)) return fail.linkUnknown()
      const headers = { Location: paths.jobAlert(token), 'Cache-Control': 'no-store' }
      return new Response(null, { status: 303, headers })
    },
  }),
  POST: phpPost({
    access: 'anyone',
    limit: 'alertLeave',
    schema: noFieldsSchema,
    ignoresBody: true,
    run: ({ payload, query }) => leaveAlert(payload, query.get('token') ?? ''),
  }),
})
