import { parseCookies } from 'payload/shared'
import { BROWSER_COOKIE, browserCookie, browserOf } from '@/collections/Shortlists/browser'
import { isShortlistToken } from '@/collections/Shortlists/link'
import { runShortlist } from '@/collections/Shortlists/runShortlist'
import { shortlistAnswerSchema } from '@/collections/Shortlists/shared/schema'
import type { Answer } from '@/lib/server/calls/answers'
import { backToForm } from '@/lib/server/calls/backToForm'
import { wantsPage } from '@/lib/server/calls/callRequest'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { toJson } from '@/lib/server/calls/responses'
import { paths } from '@/lib/shared/paths'

/** POST shortlist_answer.php: an employer asks for a code, opens the list with it, and answers. */
export const shortlist_answer = phpRoute({
  POST: phpPost({
    access: 'anyone',
    limit: 'statusPage',
    schema: shortlistAnswerSchema,
    form: true,
    run: async ({ payload, request, values, raw }) => {
      const known = browserOf(parseCookies(request.headers).get(BROWSER_COOKIE))
      const { answer, browser } = await runShortlist({ payload, values, raw, browser: known })
      if (!browser) return answer
      const response = wantsPage(request) ? back(answer, raw) : toJson(answer)
      response.headers.append('Set-Cookie', browserCookie(browser))
      return response
    },
    withoutScripts: (answer, raw) => back(answer, raw),
  }),
})

/** To the page, which shows the answers again that were refused, and never a code. */
const back = (answer: Answer, { token, ...raw }: Record<string, unknown>): Response => {
  const typed = Object.entries(raw).filter(([name]) => /^(answer|reason)_\d+$/.test(name))
  const page = paths.shortlist(isShortlistToken(token) ? token : 'unknown')
  return backToForm(page, answer, Object.fromEntries(typed))
}
