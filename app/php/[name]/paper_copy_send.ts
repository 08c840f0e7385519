import { isLanguageOn } from '@/collections/Agency/siteFacts'
import { receiveCopy } from '@/collections/Papers/copies/receiveCopy'
import { copySendSchema } from '@/collections/Papers/shared/copySchema'
import { isToken } from '@/collections/Submissions/statusLink'
import { backToForm } from '@/lib/server/calls/backToForm'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { inLanguage } from '@/lib/shared/languages'
import { PAPER_COPY_MAX_BYTES } from '@/lib/shared/limits'
import { paths } from '@/lib/shared/paths'
import { FORM_SCREENS } from '@/messages/wordsIn'

/** POST paper_copy_send.php: a candidate sends the copy of a paper that was asked for. */
export const paper_copy_send = phpRoute({
  POST: phpPost({
    access: 'anyone',
    limit: 'paperCopy',
    schema: copySendSchema,
    file: { field: 'paper', area: 'paper_copy', maxBytes: PAPER_COPY_MAX_BYTES },
    run: (call) => receiveCopy(call),
    speaks: { screens: FORM_SCREENS.copy, isOn: isLanguageOn },
    withoutScripts: (answer, { token }, language) => {
      const page = paths.myApplication(isToken(token) ? token : 'unknown')
      return backToForm(inLanguage(page, language), answer, {})
    },
  }),
})
