import { applySchema } from '@/collections/Applications/shared/schema'
import { submitApplication } from '@/collections/Applications/submitApplication'
import { backToForm } from '@/lib/server/calls/backToForm'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { parseId } from '@/lib/shared/ids'
import { RESUME_MAX_BYTES } from '@/lib/shared/limits'
import { paths } from '@/lib/shared/paths'

/** POST job_applied.php: an application with its resume. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  POST: phpPost({
    access: 'anyone',
    limit: 'apply',
    schema: applySchema,
    file: { field: 'resume', area: 'resume', maxBytes: RESUME_MAX_BYTES },
    run: submitApplication,
    withoutScripts: (answer, raw) =>
      backToForm(paths.applyJob(parseId(raw.job_id) ?? 'general'), answer, raw),
  }),
})
