import type { Payload } from 'payload'
import type { BackupSettings } from '@/lib/server/backups/backupSettings'
import { env } from '@/lib/server/settings/env'
import { seal, unseal } from '@/lib/server/settings/sealed'
import type { BackupPlaceForm, BackupPlaceJson } from './shared/place'

export type UsedSettings = BackupSettings & {
  /** Where they are set: BACKUP_TO, or in the office; null: the site makes no backups by itself. */
  from: BackupPlaceJson['from']
  /** The stored secret key of the bucket cannot be read, because PAYLOAD_SECRET is another one. */
  isUnreadable: boolean
}

/**
 * Where the site backs itself up, and for whom: BACKUP_TO, or what an admin has set in the office. Read
 * from the database at each use, so that a change applies at once in every process.
 */
export const usedSettings = async (payload: Payload): Promise<UsedSettings> => {
  if (env.backup.to) return { ...env.backup, from: 'server', isUnreadable: false }
  const { place, public_key, endpoint, region, access_key_id, sealed_secret } =
    await stored(payload)
  if (!place) return { ...env.backup, from: null, isUnreadable: false }
  const secretAccessKey = sealed_secret ? unseal(sealed_secret) : ''
  return {
    from: 'office',
    isUnreadable: secretAccessKey === null,
    to: place,
    key: public_key ?? '',
    s3: endpoint
      ? s3Of({ endpoint, region, access_key_id, secret: secretAccessKey ?? '' })
      : env.backup.s3,
  }
}

/** The service of a bucket, with the account that may write there. */
export const s3Of = (form: {
  endpoint: string
  region?: string | null
  access_key_id?: string | null
  secret: string
}): NonNullable<BackupSettings['s3']> => ({
  endpoint: form.endpoint.replace(/\/+$/, ''),
  region: form.region || 'us-east-1',
  accessKeyId: form.access_key_id ?? '',
  secretAccessKey: form.secret,
})

/** What backup_place.php tells an admin; never the secret key. */
export const backupPlaceJson = async (payload: Payload): Promise<BackupPlaceJson> => {
  const { from, to, key, s3 } = await usedSettings(payload)
  const isOwn = from === 'office'
  return {
    from,
    place: to,
    public_key: key,
    endpoint: (isOwn && s3?.endpoint) || '',
    region: (isOwn && s3?.region) || '',
    access_key_id: (isOwn && s3?.accessKeyId) || '',
  }
}

/** Null: the site makes no backups by itself. */
export const storeBackupPlace = async (
  payload: Payload,
  form: BackupPlaceForm | null,
): Promise<void> => {
  const { place, public_key, endpoint, region, access_key_id, secret } = form ?? {}
  await payload.updateGlobal({
    slug: 'backup-settings',
    data: {
      place: place ?? null,
      public_key: public_key || null,
      endpoint: endpoint || null,
      region: region || null,
      access_key_id: access_key_id || null,
      sealed_secret: secret ? seal(secret) : null,
    },
  })
}

const stored = (payload: Payload) =>
  payload.findGlobal({ slug: 'backup-settings', showHiddenFields: true })
