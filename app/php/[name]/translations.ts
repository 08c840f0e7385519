import { translationSheet } from '@/collections/content/translationSheet'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET translations.php: how far each language is; with a language, its texts as CSV. */
export const translations = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.translations,
    run: ({ payload, query }) => translationSheet(payload, query),
  }),
})
