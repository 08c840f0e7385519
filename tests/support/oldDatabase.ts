import { createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { migrations } from '@/migrations/sqlite'
import { TEST_ADMIN } from './server'

// The last version without a keyring.
const LAST_MIGRATION = '20261122_011726'

/** The short name among the agency's facts. */
export const OLD_AGENCY = 'Agency of before'

export type OldCandidate = { mobile: string; reference: string; token: string }

/**
 * A database as the version before the keyring left it: the admin, and candidates who all asked to
 * stop. Hashes and links are derived from the secret as that version did it.
 */
export const makeOldDatabase = async (
  dataDir: string,
  secret: string,
  mobiles: string[],
): Promise<OldCandidate[]> => {
  const client = createClient({ url: `file:${path.join(dataDir, 'database.db')}` })
  const insert = (table: string, row: Record<string, string | number>) =>
    client.execute({
      sql: `insert into ${table} (${Object.keys(row).join()}) values (${Object.keys(row).map(() => '?')})`,
      args: Object.values(row),
    })
  try {
    const old = migrations.filter(({ name }) => name < LAST_MIGRATION)
    for (const { name, up } of old) {
      // They use nothing but the database.
      await up({ db: drizzle(client) } as unknown as Parameters<typeof up>[0])
      await insert('payload_migrations', { name, batch: 1 })
    }
    await insert('site_settings', { name: OLD_AGENCY })
    const salt = randomBytes(32).toString('hex')
    const hash = pbkdf2Sync(TEST_ADMIN.password, salt, 600_000, 32, 'sha256').toString('hex')
    await insert('users', {
      name: 'Admin',
      role: 'admin',
      email: TEST_ADMIN.email,
      salt,
      hash: `pbkdf2-sha256-v1:${hash}`,
    })
    return await Promise.all(
      mobiles.map(async (mobile, at) => {
        const [id, reference] = [at + 1, `AP-26-${1_000_000 + at}`]
        await insert('applications', {
          id,
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
          phone_hash: createHmac('sha256', `${secret}:opt-out`)
            .update(`+91${mobile}`)
            .digest('hex'),
        })
        const signature = createHmac('sha256', secret)
          .update(`my-application:applications:${id}:${reference}`)
          .digest('base64url')
        return { mobile, reference, token: `${reference}.${signature}` }
      }),
    )
  } finally {
    client.close()
  }
}
