import { openPoints } from '@/collections/Launch/checklist'
import { currentAlerts } from '@/collections/Monitoring/alerts'
import { menuCounts } from '@/collections/Overview/menuCounts'
import { succeed } from '@/lib/server/calls/answers'
import { phpGet, phpRoute } from '@/lib/server/calls/php'
import { CALL_ROLES } from '../callRoles'

/** GET office.php: the counts beside the entries of the dashboard menu, and alerts for admins. */
export const office = phpRoute({
  GET: phpGet({
    access: CALL_ROLES.office,
    run: async ({ payload, user }) => {
      const counts = await menuCounts(payload)
      if (user.role !== 'admin') return succeed({ counts, alerts: [] })
      return succeed({
        counts: { ...counts, launch: await openPoints(payload) },
        alerts: await currentAlerts(payload, new Date(), user.id),
      })
    },
  }),
})
