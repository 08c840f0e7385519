import { runCandidateAction } from '@/collections/StatusPage/runCandidateAction'
import { candidateActionSchema } from '@/collections/StatusPage/shared/schema'
import { isToken } from '@/collections/Submissions/statusLink'
import { backToForm } from '@/lib/server/backToForm'
import { phpPost, phpRoute } from '@/lib/server/php'
import { paths } from '@/lib/shared/paths'

export const my_application = phpRoute({
  POST: phpPost({
    access: 'anyone',
    limit: 'statusPage',
    schema: candidateActionSchema,
    form: true,
    run: runCandidateAction,
    // An invalid link leads to the page that says so.
    withoutScripts: (answer, { token }) =>
      backToForm(paths.myApplication(isToken(token) ? token : 'unknown'), answer, {}),
  }),
})
