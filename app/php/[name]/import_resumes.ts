import { importZipSchema } from '@/collections/Imports/shared/zip'
import { receiveZip } from '@/collections/Imports/zip/receiveZip'
import { phpPost, phpRoute } from '@/lib/server/calls/php'
import { IMPORT_ZIP_PIECE_BYTES } from '@/lib/shared/limits'
import { CALL_ROLES } from '../callRoles'

/** POST import_resumes.php: a piece of the ZIP with the resumes of a list. */
export const import_resumes = phpRoute({
  POST: phpPost({
    access: CALL_ROLES.import_resumes,
    schema: importZipSchema,
    file: { field: 'piece', area: 'import', maxBytes: IMPORT_ZIP_PIECE_BYTES },
    run: ({ payload, user, values, file }) => receiveZip(payload, user, values, file),
  }),
})
