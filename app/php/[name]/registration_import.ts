import { listImports } from '@/collections/Imports/importRows'
import { runImportAction } from '@/collections/Imports/runImportAction'
import { importCall } from '@/collections/Imports/shared/schema'
import { afterPassword } from '@/collections/Users/sessions/recentPassword'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpPost, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET registration_import.php: the imports. POST tries one, starts it, undoes it or removes its file. */
export const registration_import = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.registration_import,
    run: async ({ payload }) => succeed({ imports: await listImports(payload) }),
  }),
  POST: phpPost({
    access: CALL_ROLES.registration_import,
    schema: importCall,
    run: ({ payload, user, values }) => {
      const run = () => runImportAction(payload, user, values)
      return values.action === 'undo' ? afterPassword(payload, user, run) : run()
    },
  }),
})
