import { saveJob } from '@/collections/Jobs/saveJob'
import { JOB_LIST_FIELDS, jobSchema } from '@/collections/Jobs/shared/schema'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { LOGO_MAX_BYTES } from '@/lib/shared/limits'
import { CALL_ROLES } from '../callRoles'

/** POST jobpost.php: creates a job, or changes the one that `job_id` names. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.jobpost,
    schema: jobSchema,
    file: { field: 'company_logo', area: 'company_logo', maxBytes: LOGO_MAX_BYTES },
    lists: JOB_LIST_FIELDS,
    run: ({ payload, values, raw, file }) => saveJob({ payload, values, raw, logo: file }),
  }),
})
