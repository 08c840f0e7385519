import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { LISTED } from '@/collections/PersonalData/listed'
import type { CandidateCollection } from '@/collections/PersonalData/shared/personalData'
import { runSql } from '@/lib/server/database/sql'
import type { MenuCounts } from './shared/menuCounts'

/** The numbers beside the entries of the dashboard's menu. Rows in quarantine do not count. */
export const menuCounts = async (payload: Payload): Promise<MenuCounts> => {
  const [jobs, submissions, enquiries] = await Promise.all([
    payload.count({ collection: 'jobs' }),
    runSql<{ collection: string; is_seen: unknown; count: unknown }>(
      payload,
      sql`SELECT collection, is_seen, sum(n) AS count FROM submission_counts WHERE day = '' AND is_sample = 0
          GROUP BY collection, is_seen`,
    ),
    payload.count({
      collection: 'enquiries',
      where: { and: [LISTED, { handled: { not_equals: true } }] },
    }),
  ])
  const count = (of: CandidateCollection, isUnseen = false): number =>
    submissions
      .filter(({ collection, is_seen }) => collection === of && !(isUnseen && Number(is_seen)))
      .reduce((sum, { count }) => sum + Number(count), 0)
  return {
    jobs: jobs.totalDocs,
    candidates: count('applications'),
    unseen: count('applications', true),
    registrations: count('registrations'),
    enquiries: enquiries.totalDocs,
  }
}
