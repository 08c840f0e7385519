import { createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import { MIGRATIONS, migrateTo } from './migrations'
import { TEST_ADMIN } from './server'
import type { SiteDatabase, SqlValue } from './siteDatabase'

// The first version with a keyring.
const KEYRING = 'security'

/** The agency's short name in the old database. */
export const OLD_AGENCY = 'Agency of before'

/** What a row of users needs for the tests' admin to log in. */
export const adminLogin = () => {
  const salt = randomBytes(32).toString('hex')
  const hash = pbkdf2Sync(TEST_ADMIN.password, salt, 600_000, 32, 'sha256').toString('hex')
  return { email: TEST_ADMIN.email, salt, hash: `pbkdf2-sha256-v1:${hash}` }
}

export type OldCandidate = { mobile: string; reference: string; token: string }

/**
 * Fills a database as the version before the keyring left it: the admin, and candidates who all
 * opted out. Hashes and links are derived from the secret as that version did.
 */
export const makeOldDatabase = async (
  database: SiteDatabase,
  secret: string,
  mobiles: string[],
): Promise<OldCandidate[]> => {
  const insert = async (table: string, row: Record<string, SqlValue>): Promise<number> => {
    const places = Object.keys(row).map(() => '?')
    const [inserted] = await database.rows(
      `insert into ${table} (${Object.keys(row)}) values (${places}) returning id`,
      Object.values(row),
    )
    return Number(inserted?.id)
  }
  await migrateTo(
    database,
    MIGRATIONS.findIndex(({ name }) => name.endsWith(KEYRING)),
  )
  await insert('site_settings', { name: OLD_AGENCY })
  await insert('users', { name: 'Admin', role: 'admin', ...adminLogin() })
  return await Promise.all(
    mobiles.map(async (mobile, at) => {
      const reference = `AP-26-${1_000_000 + at}`
      const id = await insert('applications', {
        reference,
        name: 'Asha Sample',
        email: `old-${at}@candidate.example`,
        country_code: '91',
        mobile,
        phone_e164: `+91${mobile}`,
        phone_valid: 1,
        position: 'Rigger',
        whatsapp_consent: 1,
        dedupe_key: `old:${at}`,
      })
      await insert('opt_outs', {
        phone_hash: createHmac('sha256', `${secret}:opt-out`).update(`+91${mobile}`).digest('hex'),
      })
      const signature = createHmac('sha256', secret)
        .update(`my-application:applications:${id}:${reference}`)
        .digest('base64url')
      return { mobile, reference, token: `${reference}.${signature}` }
    }),
  )
}
