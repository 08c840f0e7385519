import { siteDatabaseAt } from '@/tests/support/site/siteDatabase'

const HOUR_MS = 3_600_000

// Set by startSite.ts, which runs in another process; empty when TEST_BASE_URL names a running site.
const { SITE_DATA_DIR = '', SITE_DATABASE_URL = '' } = process.env

/** Whether the database of the site is known, for test.skip. */
export const isDatabaseKnown = SITE_DATA_DIR !== ''

/** Makes the sessions of an account as they are an hour after the sign-in. */
export const letAnHourPass = ({ id }: { id: number }) =>
  siteDatabaseAt(SITE_DATA_DIR, SITE_DATABASE_URL).rows(
    'update users_sessions set created_at = ? where _parent_id = ?',
    [new Date(Date.now() - HOUR_MS).toISOString(), id],
  )
