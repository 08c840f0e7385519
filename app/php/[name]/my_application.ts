import { isLanguageOn } from '@/collections/Agency/siteFacts'
import { beginReport } from '@/collections/StatusPage/beginReport'
import { runCandidateAction } from '@/collections/StatusPage/runCandidateAction'
import { candidateActionSchema } from '@/collections/StatusPage/shared/schema'
import { stepCalendar } from '@/collections/StatusPage/stepCalendar'
import { isToken } from '@/collections/Submissions/statusLink'
import { fail } from '@/lib/server/calls/answers'
import { backToForm } from '@/lib/server/calls/backToForm'
import { calendarResponse } from '@/lib/server/calls/calendarFile'
import { phpGet, phpPost, phpRoute } from '@/lib/server/calls/php'
import { ENGLISH, inLanguage, isLanguage } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'

/**
 * POST my_application.php: an action of a candidate on the status page, such as withdrawing. GET: the
 * planned day of a step as a calendar file, also by the link of the family; with `report` the form to
 * report that somebody asked for more money.
 */
export const my_application = phpRoute({
  GET: phpGet({
    access: 'anyone',
    run: async ({ payload, query }) => {
      const asked = query.get('language')
      const language = isLanguage(asked) ? asked : ENGLISH
      if (query.has('report')) return beginReport(payload, query.get('token'), language)
      const link = { token: query.get('token'), family: query.get('family') }
      const file = await stepCalendar(payload, link, query.get('step'), language)
      return file === null ? fail.linkUnknown() : calendarResponse(file, 'day')
    },
  }),
  POST: phpPost({
    access: 'anyone',
    limit: 'statusPage',
    schema: candidateActionSchema,
    form: true,
    run: runCandidateAction,
    // The status page of an invalid token says that the link is invalid.
    withoutScripts: (answer, { token }, language) => {
      const page = paths.myApplication(isToken(token) ? token : 'unknown')
      return backToForm(inLanguage(page, language), answer, {})
    },
    speaks: { screens: ['statusAnswers'], isOn: isLanguageOn },
  }),
})
