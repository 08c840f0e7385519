import { leftSince } from '@/lib/server/erasure/deletedBytes'
import { DAY_MS } from '@/lib/shared/limits'
import { type Given, ok, type Verdict, warning } from './finding'

/** Postgres: what was erased is out of the files a day after the night that should remove it. */
export const erasedBytes = async ({ payload, now }: Given): Promise<Verdict> => {
  const since = await leftSince(payload)
  return !since || now.getTime() - since.getTime() < DAY_MS
    ? ok('It is out of the files of the database')
    : warning(
        'What was erased is still in the files of the database',
        'Nobody sees it on the site. A program keeps a transaction open on the Postgres server that could still read it: a long backup, a report, a forgotten session, also in another database. Ask whoever runs the server to end it (docs/runbook.md); the site removes the rest within ten minutes.',
      )
}
