import type { Payload } from 'payload'
import { leftSince } from '@/lib/server/erasure/deletedBytes'
import { DAY_MS } from '@/lib/shared/limits'
import { paths } from '@/lib/shared/paths'
import type { Alert } from '../shared/alert'

/** Postgres: what was erased has been in the files for a day after the night that should remove it. */
export const checkErasedBytes = async (payload: Payload, now: Date): Promise<Alert | null> => {
  const since = await leftSince(payload)
  if (!since || now.getTime() - since.getTime() < DAY_MS) return null
  return {
    key: 'erased-bytes',
    title: 'What was erased is still in the files of the database',
    todo: 'Nobody sees it on the site. A program keeps a transaction open on the Postgres server that could still read it: a long backup, a report, a forgotten session, also in another database. Ask whoever runs the server to end it (docs/runbook.md); the site removes the rest within ten minutes.',
    link: { label: 'Retention and erasure', href: `${paths.manageJobs}?panel=privacy` },
  }
}
