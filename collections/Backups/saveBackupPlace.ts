import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type * as z from 'zod/mini'
import { settingChanged } from '@/collections/Warnings/settingChanged'
import type { BackupPlace } from '@/lib/server/backups/backupPlace'
import { openPlace } from '@/lib/server/backups/place'
import { type Answer, refuse, succeed } from '@/lib/server/calls/answers'
import { runSoon } from '@/lib/server/process/daily'
import { env } from '@/lib/server/settings/env'
import { codeOfFailure, OperatorError } from '@/lib/server/settings/operatorError'
import { isS3 } from '@/lib/shared/backupPlace'
import type { User } from '@/payload-types'
import type { BackupPlaceForm, BackupPlaceJson, backupPlaceCall } from './shared/place'
import { backupPlaceJson, s3Of, storeBackupPlace, usedSettings } from './usedSettings'

const SET_ON_THE_SERVER =
  'The place of the backups is set on the server (BACKUP_TO), which comes first.'
const NO_SECRET = 'Type the secret key of the bucket.'

/**
 * backup_place.php: writes a test file to a place, reads it back, and makes the backups there from then
 * on, the first one within a minute; or removes the place that was set here. The other admins are
 * told: a backup holds everything that the site knows.
 */
export const saveBackupPlace = async (
  payload: Payload,
  user: User,
  call: z.infer<typeof backupPlaceCall>,
): Promise<Answer> => {
  if (env.backup.to) return refuse(SET_ON_THE_SERVER)
  const before = await backupPlaceJson(payload)
  if (call.action === 'remove') return change(payload, user, before, null)
  const form = isS3(call.form.place)
    ? { ...call.form, secret: call.form.secret || (await keptSecret(payload, before, call.form)) }
    : { ...call.form, endpoint: '', region: '', access_key_id: '', secret: '' }
  if (isS3(form.place) && !form.secret) return refuse(NO_SECRET)
  const problem = await problemOf(form)
  return problem ? refuse(problem) : change(payload, user, before, form)
}

/** The stored secret key goes to no other service, and for no other account, than it was typed for. */
const keptSecret = async (
  payload: Payload,
  before: BackupPlaceJson,
  { endpoint, access_key_id }: BackupPlaceForm,
): Promise<string> => {
  const isSame =
    before.endpoint === endpoint.replace(/\/+$/, '') && before.access_key_id === access_key_id
  return (isSame && (await usedSettings(payload)).s3?.secretAccessKey) || ''
}

/** Why the place cannot be used, in words for an admin; null when a test file came back from it. */
const problemOf = async (form: BackupPlaceForm): Promise<string | null> => {
  try {
    const place = openPlace(form.place, isS3(form.place) ? s3Of(form) : null)
    await place.check()
    return (await returnsWhatItTook(place))
      ? null
      : 'The test file came back changed, or not at all. Choose another place.'
  } catch (error) {
    if (error instanceof OperatorError) return error.message
    return `A test file could not be written (${codeOfFailure(error)}). Check the account and its rights.`
  }
}

const AREA = 'test'

const returnsWhatItTook = async ({ files }: BackupPlace): Promise<boolean> => {
  const name = `test-${randomBytes(8).toString('hex')}`
  const written = randomBytes(1024)
  await files.put(AREA, name, written)
  try {
    return Boolean((await files.get(AREA, name))?.equals(written))
  } finally {
    await files.remove(AREA, name)
  }
}

const change = async (
  payload: Payload,
  user: User,
  before: BackupPlaceJson,
  form: BackupPlaceForm | null,
): Promise<Answer> => {
  await storeBackupPlace(payload, form)
  const now = await backupPlaceJson(payload)
  await settingChanged(payload, user, {
    ...{ subject: 'backup-settings', what: 'backup-place-changed' },
    ...{ before: nameOf(before), now: nameOf(now) },
  })
  if (!form) return succeed({ backup_place: now }, 'The site makes no backups by itself any more.')
  await runSoon(payload, 'backup')
  return succeed(
    { backup_place: now },
    'A test file was written there and read back. The first backup is made within a minute.',
  )
}

const nameOf = ({ place, endpoint }: BackupPlaceJson): string =>
  [place || 'none', endpoint].filter(Boolean).join(' at ')
