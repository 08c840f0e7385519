import { listPapers } from '@/collections/Papers/changePapers'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET papers.php: the papers of an application, without their numbers. */
export const papers = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.papers,
    run: ({ payload, query }) => listPapers(payload, query.get('application')),
  }),
})
