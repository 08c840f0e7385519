import * as z from 'zod/mini'
import { isLanguageOn, siteFacts } from '@/collections/Agency/siteFacts'
import { checkMessage, PASTED_MAX_CHARS } from '@/collections/MessageCheck/shared/checkMessage'
import { officialList } from '@/collections/MessageCheck/shared/officialList'
import { succeed } from '@/lib/server/calls/answers'
import { backToForm } from '@/lib/server/calls/backToForm'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { env } from '@/lib/server/settings/env'
import { optionalText } from '@/lib/shared/fields'
import { inLanguage } from '@/lib/shared/languages'
import { paths } from '@/lib/shared/paths'
import { FORM_SCREENS } from '@/messages/wordsIn'

/**
 * POST message_check.php, for browsers without scripts only: a GET form would put the pasted text into
 * the address. With scripts the browser checks the text itself.
 */
export const message_check = phpRoute({
  POST: phpPost({
    access: 'anyone',
    limit: 'messageCheck',
    schema: z.object({ check: optionalText(PASTED_MAX_CHARS) }),
    form: true,
    run: async ({ values }) =>
      succeed({
        verdict: checkMessage(values.check, officialList(await siteFacts(), env.siteUrl)),
      }),
    speaks: { screens: FORM_SCREENS.messageCheck, isOn: isLanguageOn },
    withoutScripts: (answer, raw, language) =>
      backToForm(inLanguage(paths.checkMessages, language), answer, raw, { keepsTyped: true }),
  }),
})
