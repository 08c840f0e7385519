import { isLanguageOn } from '@/collections/Agency/siteFacts'
import { applySchema } from '@/collections/Applications/shared/schema'
import { submitApplication } from '@/collections/Applications/submitApplication'
import { backToForm } from '@/lib/server/calls/backToForm'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { parseId } from '@/lib/shared/ids'
import { inLanguage } from '@/lib/shared/languages'
import { RESUME_MAX_BYTES } from '@/lib/shared/limits'
import { paths } from '@/lib/shared/paths'
import { FORM_SCREENS } from '@/messages/wordsIn'

/** POST job_applied.php: an application with its resume. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  POST: phpPost({
    access: 'anyone',
    limit: 'apply',
    schema: applySchema,
    file: { field: 'resume', area: 'resume', maxBytes: RESUME_MAX_BYTES },
    run: submitApplication,
    speaks: { screens: FORM_SCREENS.apply, isOn: isLanguageOn },
    withoutScripts: (answer, raw, language) => {
      const page = paths.applyJob(parseId(raw.job_id) ?? 'general')
      return backToForm(inLanguage(page, language), answer, raw)
    },
  }),
})
