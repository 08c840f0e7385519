import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { newBackupKey } from '@/lib/client/newBackupKey'
import { BACKUP_BUCKET, startS3 } from '@/tests/support/network/s3'
import { callInProcess } from '@/tests/support/site/callsInProcess'
import { invitationSite, newStaffEmail, post } from '@/tests/support/staff/invitations'

/** The place of the backups as an admin sets it: a real folder, and a bucket of a real S3 service. */

const { payload, admin, query, end } = await invitationSite()
const { backup } = await import('@/collections/Health/backup')
const { usedSettings } = await import('@/collections/Backups/usedSettings')
const { env } = await import('@/lib/server/settings/env')

const root = mkdtempSync(path.join(tmpdir(), 'overseas-place-'))
const folder = path.join(root, 'backups')
const s3 = await startS3()
const { publicKey } = await newBackupKey()

afterAll(async () => {
  await end()
  await s3.stop()
  rmSync(root, { recursive: true, force: true })
})

const FOLDER = {
  place: folder,
  public_key: '',
  endpoint: '',
  region: '',
  access_key_id: '',
  secret: '',
}
const BUCKET = {
  place: `s3://${BACKUP_BUCKET}/site`,
  public_key: publicKey,
  endpoint: s3.settings.S3_ENDPOINT,
  region: '',
  access_key_id: s3.settings.S3_ACCESS_KEY_ID,
  secret: s3.settings.S3_SECRET_ACCESS_KEY,
}

const save = (form: object) => post('backup_place', { action: 'save', form }, admin)

const shown = async () => {
  const { body } = await callInProcess('backup_place', { method: 'GET', token: admin })
  return body.backup_place
}

const judged = () => backup({ payload, now: new Date() })

const NONE = { from: null, place: '', public_key: '', endpoint: '', region: '', access_key_id: '' }

describe('an admin of a site without a place for backups', () => {
  test.each([
    ['no place', { ...FOLDER, place: ' ' }],
    ['a folder that depends on where the site runs', { ...FOLDER, place: 'backups' }],
    ['a folder of the kernel', { ...FOLDER, place: '/proc/b' }],
    ['another kind of address', { ...FOLDER, place: 'ftp://example.com/x' }],
    ['a key that is none', { ...FOLDER, public_key: 'AGE-SECRET-KEY-1X' }],
    ['a bucket without encryption', { ...BUCKET, public_key: '' }],
    ['a bucket of no service', { ...BUCKET, endpoint: '' }],
    [
      'a service that is not encrypted on the way',
      { ...BUCKET, endpoint: 'http://s3.example.com' },
    ],
    ['an account without a name', { ...BUCKET, access_key_id: '' }],
    ['an account without its secret key', { ...BUCKET, secret: '' }],
  ])('is refused %s, and nothing is kept', async (_what, form) => {
    expect(await save(form)).toMatchObject({ success: false })
    expect(await shown()).toEqual(NONE)
  })

  test.each([
    ['inside the data folder', () => ({ ...FOLDER, place: path.join(env.dataDir, 'b') }), /inside/],
    [
      'in which nothing can be written',
      () => ({ ...FOLDER, place: '/etc/hostname/b' }),
      /cannot be written/,
    ],
    ['that does not exist', () => ({ ...BUCKET, place: 's3://none/site' }), /NoSuchBucket/],
    ['with a wrong secret', () => ({ ...BUCKET, secret: 'x' }), /SignatureDoesNotMatch/],
    ['of a service that is away', () => ({ ...BUCKET, endpoint: 'http://127.0.0.1:9' }), /cannot/],
  ])('reads why a place %s cannot be used, and nothing is kept', async (_what, form, reason) => {
    expect(await save(form())).toMatchObject({
      success: false,
      message: expect.stringMatching(reason),
    })
    expect(await shown()).toEqual(NONE)
    expect(await judged()).toMatchObject({ severity: 'missing' })
  })

  test('sets a folder that took a test file, which is not left there', async () => {
    expect(await save(FOLDER)).toMatchObject({
      success: true,
      backup_place: { ...NONE, from: 'office', place: folder },
    })
    expect(
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter((f) => f.isFile()),
    ).toEqual([])
    expect(await usedSettings(payload)).toMatchObject({ to: folder, key: '', isUnreadable: false })
    expect(await judged()).toMatchObject({ text: 'There is no backup of the last night' })
  })

  test('has the first backup due at once', async () => {
    const waiting = "select wait_until from payload_jobs where task_slug = 'backup'"
    expect(await query(waiting)).toEqual([{ wait_until: null }])
  })
})

describe('an admin who sets a bucket', () => {
  test('finds the secret key neither in an answer nor readable in the database', async () => {
    const answer = await save(BUCKET)
    expect(answer).toMatchObject({
      success: true,
      backup_place: { from: 'office', place: BUCKET.place, access_key_id: BUCKET.access_key_id },
    })
    const rows = await query('select * from backup_settings')
    expect(rows).toHaveLength(1)
    const [{ sealed_secret } = {}] = rows
    expect(String(sealed_secret)).not.toContain(BUCKET.secret)
    expect(answer.backup_place).not.toHaveProperty('secret')
    expect((await usedSettings(payload)).s3?.secretAccessKey).toBe(BUCKET.secret)
    const lines = await query("select * from audit where subject = 'backup-settings' order by id")
    expect(lines.at(-1)).toMatchObject({ detail: `${BUCKET.place} at ${BUCKET.endpoint}` })
  })

  test('need not type the secret key again, but for another service or account', async () => {
    expect(await save({ ...BUCKET, secret: '' })).toMatchObject({ success: true })
    const elsewhere = BUCKET.endpoint.replace('127.0.0.1', 'localhost')
    for (const other of [{ endpoint: elsewhere }, { access_key_id: 'somebody' }]) {
      expect(await save({ ...BUCKET, ...other, secret: '' })).toMatchObject({
        success: false,
        message: 'Type the secret key of the bucket.',
      })
    }
  })

  test('is told when the secret key cannot be read any more', async () => {
    const [{ sealed_secret } = {}] = await query('select sealed_secret from backup_settings')
    await query('update backup_settings set sealed_secret = ?', [`A${String(sealed_secret)}`])
    expect(await judged()).toMatchObject({
      severity: 'error',
      text: 'The secret key of the bucket for backups cannot be read',
    })
  })

  test('can remove it: the site makes no backups by itself', async () => {
    expect(await post('backup_place', { action: 'remove' }, admin)).toMatchObject({
      success: true,
      backup_place: NONE,
    })
    expect(await query('select sealed_secret from backup_settings')).toEqual([
      { sealed_secret: null },
    ])
    expect(await judged()).toMatchObject({ severity: 'missing' })
  })
})

test('the other admins are told of a change, in a mail that names both places', async () => {
  const email = newStaffEmail()
  await payload.create({
    collection: 'users',
    data: { email, password: 'a password to begin with', name: 'Other', role: 'admin' },
  })
  await save(FOLDER)
  const [mail] = await query('select kind, text from mails where "to" = ?', [email])
  expect(mail).toMatchObject({ kind: 'warning' })
  expect(String(mail?.text)).toContain(`Before: none\nNow: ${folder}`)
})

test('BACKUP_TO comes before what is set in the office', async () => {
  env.backup.to = '/srv/of-the-server'
  try {
    expect(await save(FOLDER)).toMatchObject({
      success: false,
      message: expect.stringContaining('BACKUP_TO'),
    })
    expect(await shown()).toMatchObject({ from: 'server', place: '/srv/of-the-server' })
  } finally {
    env.backup.to = ''
  }
})
