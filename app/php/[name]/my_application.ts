import { isLanguageOn } from '@/collections/Agency/siteFacts'
import { runCandidateAction } from '@/collections/StatusPage/runCandidateAction'
import { candidateActionSchema } from '@/collections/StatusPage/shared/schema'
import { isToken } from '@/collections/Submissions/statusLink'
import { backToForm } from '@/lib/server/calls/backToForm'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { inLanguage } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'

/** POST my_application.php: an action of a candidate on the status page, such as withdrawing. */
export const my_application = phpRoute({
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
