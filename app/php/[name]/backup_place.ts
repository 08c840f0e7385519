import { saveBackupPlace } from '@/collections/Backups/saveBackupPlace'
import { backupPlaceCall } from '@/collections/Backups/shared/place'
import { backupPlaceJson } from '@/collections/Backups/usedSettings'
import { afterPassword } from '@/collections/Users/sessions/recentPassword'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpPost, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET backup_place.php: where backups are made. POST tries another place and keeps it. */
export const backup_place = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.backup_place,
    run: async ({ payload }) => succeed({ backup_place: await backupPlaceJson(payload) }),
  }),
  POST: phpPost({
    access: CALL_ROLES.backup_place,
    schema: backupPlaceCall,
    run: ({ payload, user, values }) =>
      afterPassword(payload, user, () => saveBackupPlace(payload, user, values)),
  }),
})
