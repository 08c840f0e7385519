import { isLanguageOn } from '@/collections/Agency/siteFacts'
import { cardCalendar } from '@/collections/Interviews/cardCalendar'
import { runInterviewAnswer } from '@/collections/Interviews/runInterviewAnswer'
import { interviewAnswerSchema } from '@/collections/Interviews/shared/schema'
import { isToken } from '@/collections/Submissions/statusLink'
import { fail } from '@/lib/server/calls/answers'
import { backToForm } from '@/lib/server/calls/backToForm'
import { calendarResponse } from '@/lib/server/calls/calendarFile'
import { phpGet, phpPost, phpRoute } from '@/lib/server/calls/php'
import { ENGLISH, inLanguage, isLanguage } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'

/**
 * POST interview_answer.php: a candidate answers an invitation by the signed link of the status page.
 * GET: the appointment as a calendar file.
 */
export const interview_answer = phpRoute({
  GET: phpGet({
    access: 'anyone',
    run: async ({ payload, query }) => {
      const asked = query.get('language')
      const language = isLanguage(asked) ? asked : ENGLISH
      const file = await cardCalendar(payload, query.get('token'), query.get('seat'), language)
      if (file === null) return fail.linkUnknown()
      return calendarResponse(file, 'interview')
    },
  }),
  POST: phpPost({
    access: 'anyone',
    limit: 'statusPage',
    schema: interviewAnswerSchema,
    form: true,
    run: runInterviewAnswer,
    withoutScripts: (answer, { token, seat, answer: said }, language) => {
      const page = paths.interview(isToken(token) ? token : 'unknown')
      // Who could not get a time chooses another one.
      const isRefusedMove = said === 'move' && answer.body.success !== true
      const query = isRefusedMove ? `seat=${encodeURIComponent(String(seat))}&ask=move` : ''
      return backToForm(inLanguage(page, language), answer, {}, { query })
    },
    speaks: { screens: ['interviewAnswers'], isOn: isLanguageOn },
  }),
})
