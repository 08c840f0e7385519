import { isLanguageOn } from '@/collections/Agency/siteFacts'
import { registrationSchema } from '@/collections/Registrations/shared/schema'
import { submitRegistration } from '@/collections/Registrations/submitRegistration'
import { backToForm } from '@/lib/server/calls/backToForm'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { inLanguage } from '@/lib/shared/languages'
import { RESUME_MAX_BYTES } from '@/lib/shared/limits'
import { paths } from '@/lib/shared/paths'
import { FORM_SCREENS } from '@/messages/wordsIn'

/** POST registration.php: a registration with its resume. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  POST: phpPost({
    access: 'anyone',
    limit: 'registration',
    schema: registrationSchema,
    file: { field: 'resume', area: 'resume', maxBytes: RESUME_MAX_BYTES },
    run: submitRegistration,
    speaks: { screens: FORM_SCREENS.registration, isOn: isLanguageOn },
    withoutScripts: (answer, raw, language) =>
      backToForm(inLanguage(paths.registration, language), answer, raw),
  }),
})
