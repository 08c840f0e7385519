import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ownPayload } from '../support/site/ownPayload'

/** What staff are told about the site's own backups, from the rows of a real database. */

const HOUR_MS = 3_600_000
const NOW = new Date('2026-11-24T06:00:00Z')
const root = mkdtempSync(path.join(tmpdir(), 'overseas-state-'))
const PLACE = path.join(root, 'backups')

let payload: Payload
let end: () => Promise<void>
let state: typeof import('@/collections/Backups/backupState')
let env: typeof import('@/lib/server/settings/env')['env']

beforeAll(async () => {
  process.env.BACKUP_TO = PLACE
  const own = await ownPayload()
  payload = own.payload
  end = own.end
  state = await import('@/collections/Backups/backupState')
  env = (await import('@/lib/server/settings/env')).env
}, 240_000)

afterAll(async () => {
  await end()
  rmSync(root, { recursive: true, force: true })
})

beforeEach(async () => {
  env.backup.to = PLACE
  await payload.db.deleteMany({ collection: 'backups', where: {} })
})

/** A backup that was made, or failed, some hours ago. */
const backup = async (hoursAgo: number, reason?: string, place = PLACE) => {
  await payload.create({
    collection: 'backups',
    data: {
      outcome: reason ? 'failed' : 'done',
      started_by: 'schedule',
      place,
      reason,
      createdAt: new Date(+NOW - hoursAgo * HOUR_MS).toISOString(),
    },
  })
}

/** The launch list's point and the start page's item. */
const shown = async () => {
  const { findingOf } = await import('@/collections/Launch/checklist')
  const { attention } = await import('@/collections/Overview/attention')
  const items = await attention(payload, true, NOW)
  const item = items.find(({ about }) => about === 'backup')
  const point = (await findingOf(payload, 'backup', NOW)) ?? expect.fail('no point')
  return { point, item }
}

describe('an admin', () => {
  test('is told that there is no backup yet', async () => {
    expect(await state.backupState(payload, NOW)).toEqual({
      configured: true,
      lastSuccess: null,
      lastFailure: null,
      isOverdue: true,
    })
    const { point, item } = await shown()
    expect(point).toMatchObject({ state: 'todo' })
    expect(item).toMatchObject({
      urgent: true,
      hint: expect.stringContaining('No backup was made yet.'),
    })
  })

  test('is not bothered after a night with a backup, and sees when it was', async () => {
    await backup(30, 'the disk was full')
    await backup(8)
    const { point, item } = await shown()
    expect(item).toBeUndefined()
    expect(point).toMatchObject({
      state: 'done',
      text: expect.stringContaining('24 November 2026'),
    })
  })

  test('is warned when a night was missed', async () => {
    await backup(35)
    expect((await state.backupState(payload, NOW)).isOverdue).toBe(false)
    await payload.db.deleteMany({ collection: 'backups', where: {} })
    await backup(60)
    const { point, item } = await shown()
    expect(point.state).toBe('todo')
    expect(item).toMatchObject({ text: 'There is no backup of the last night' })
    expect(item?.hint).toContain('Last good backup: 21 November 2026, 23:30 IST.')
  })

  test('reads why the last backup failed, until one succeeds', async () => {
    await backup(32)
    await backup(8, 'The disk was full.')
    const { point, item } = await shown()
    expect(point.text).toContain('The last backup failed. The disk was full.')
    expect(item).toMatchObject({ text: 'The last backup failed', urgent: true })
    await backup(1)
    expect((await shown()).item).toBeUndefined()
  })

  test('is not reassured by a backup that somebody wrote to another place', async () => {
    await backup(1, undefined, '/media/stick')
    expect(await state.backupState(payload, NOW)).toMatchObject({ isOverdue: true })
  })

  test.each([
    ['it is a folder inside DATA_DIR', () => path.join(env.dataDir, 'backups')],
    [
      'it is a link into DATA_DIR',
      () => {
        symlinkSync(env.dataDir, path.join(root, 'link'))
        return path.join(root, 'link/backups')
      },
    ],
  ])('is told that BACKUP_TO does not count when %s', async (_why, to) => {
    env.backup.to = to()
    await backup(1, undefined, env.backup.to)
    expect(await state.backupState(payload, NOW)).toMatchObject({ configured: false })
    const { point } = await shown()
    expect(point).toMatchObject({ state: 'todo', text: expect.stringContaining('does not count') })
  })

  test('is told without BACKUP_TO that nothing is backed up, as urgent once the site is launched', async () => {
    env.backup.to = ''
    const { point, item } = await shown()
    expect(point).toMatchObject({
      state: 'todo',
      text: expect.stringContaining('The site makes no backups by itself.'),
    })
    expect(item).toMatchObject({ urgent: false, text: 'The site makes no backups by itself' })
  })
})

test('an editor is not told about backups', async () => {
  const { attention } = await import('@/collections/Overview/attention')
  const items = await attention(payload, false, NOW)
  expect(items.filter(({ about }) => about === 'backup')).toEqual([])
})
