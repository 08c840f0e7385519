import { importFileSchema } from '@/collections/Imports/shared/schema'
import { uploadList } from '@/collections/Imports/uploadList'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { IMPORT_MAX_BYTES } from '@/lib/shared/limits'
import { CALL_ROLES } from '../callRoles'

/** POST import_file.php: an old list of people as a file. */
export const import_file = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.import_file,
    schema: importFileSchema,
    file: { field: 'list', area: 'import', maxBytes: IMPORT_MAX_BYTES },
    run: ({ payload, user, file }) => uploadList(payload, user, file),
  }),
})
