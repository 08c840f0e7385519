import { isLanguageOn } from '@/collections/Agency/siteFacts'
import { runDepartureAnswer } from '@/collections/Deployments/answerQuestions'
import { departureAnswerSchema } from '@/collections/Deployments/shared/answerSchema'
import { isToken } from '@/collections/Submissions/statusLink'
import { backToForm } from '@/lib/server/calls/backToForm'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { inLanguage } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'

/**
 * POST departure_answer.php: somebody who flew answers the questions, by the signed link of the status page.
 */
export const departure_answer = phpRoute({
  POST: phpPost({
    access: 'anyone',
    limit: 'statusPage',
    schema: departureAnswerSchema,
    form: true,
    run: runDepartureAnswer,
    withoutScripts: (answer, { token, ...raw }, language) => {
      const page = paths.myApplication(isToken(token) ? token : 'unknown')
      // What was chosen stays when it is refused.
      const query = answer.body.success === true ? '' : 'ask=questions'
      return backToForm(inLanguage(page, language), answer, raw, { query })
    },
    speaks: { screens: ['statusAnswers', 'questionAnswers'], isOn: isLanguageOn },
  }),
})
