import { registrationSchema } from '@/collections/Registrations/shared/schema'
import { submitRegistration } from '@/collections/Registrations/submitRegistration'
import { backToForm } from '@/lib/server/calls/backToForm'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { RESUME_MAX_BYTES } from '@/lib/shared/limits'
import { paths } from '@/lib/shared/paths'

/** POST registration.php: a registration with its resume. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  POST: phpPost({
    access: 'anyone',
    limit: 'registration',
    schema: registrationSchema,
    file: { field: 'resume', area: 'resume', maxBytes: RESUME_MAX_BYTES },
    run: submitRegistration,
    withoutScripts: (answer, raw) => backToForm(paths.registration, answer, raw),
  }),
})
