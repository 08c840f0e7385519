import { auditLines } from '@/collections/Audit/auditLines'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { PAGE_SIZE } from '@/lib/shared/limits'
import { readPage } from '@/lib/shared/paginate'
import { CALL_ROLES } from '../callRoles'

/** GET audit_list.php: one page of the audit trail, newest first. */
export const audit_list = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.audit_list,
    run: async ({ payload, query }) => {
      const page = readPage(query) ?? { number: 1, size: PAGE_SIZE }
      return succeed(await auditLines(payload, query.get('action'), page))
    },
  }),
})
