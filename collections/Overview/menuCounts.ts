import type { Payload } from 'payload'
import type { MenuCounts } from './shared/menuCounts'

/** The numbers beside the entries of the dashboard's menu. Rows in quarantine do not count. */
export const menuCounts = async (payload: Payload): Promise<MenuCounts> => {
  const onList = { quarantined_at: { exists: false } }
  const [jobs, candidates, unseen, registrations, enquiries] = await Promise.all([
    payload.count({ collection: 'jobs' }),
    payload.count({ collection: 'applications', where: onList }),
    payload.count({
      collection: 'applications',
      where: { and: [onList, { seen_at: { exists: false } }] },
    }),
    payload.count({ collection: 'registrations', where: onList }),
    payload.count({
      collection: 'enquiries',
      where: { and: [onList, { handled: { not_equals: true } }] },
    }),
  ])
  return {
    jobs: jobs.totalDocs,
    candidates: candidates.totalDocs,
    unseen: unseen.totalDocs,
    registrations: registrations.totalDocs,
    enquiries: enquiries.totalDocs,
  }
}
