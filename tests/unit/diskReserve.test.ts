import { existsSync, mkdtempSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diskState, keepRoom } from '@/lib/server/monitoring/disk'
import { fillDisk, makeRoomOnDisk, mountDisk, unmountDisk } from '@/tests/support/disk/smallDisk'

const MB = 1_000_000
const RESERVE = 4 * MB

const folder = mkdtempSync(path.join(tmpdir(), 'overseas-disk-'))
const reserve = path.join(folder, 'reserve')
const isMounted = mountDisk(folder, 20)

const free = () => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

beforeAll(() => keepRoom(folder, RESERVE))
afterAll(() => {
  if (isMounted) unmountDisk(folder)
  rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(!isMounted)('room on a disk that fills up', () => {
  test('is kept in a file, as long as there is more than the reserve beside it', () => {
    expect(statSync(reserve).size).toBe(8 * MB)
    expect(statSync(reserve).mode & 0o777).toBe(0o600)
  })

  test('stays in the file below the reserve', async () => {
    fillDisk(folder, () => free() < RESERVE - MB)
    expect(await diskState(folder, RESERVE)).toMatchObject({ isBelowReserve: true })
    await keepRoom(folder, RESERVE)
    expect(existsSync(reserve)).toBe(true)
  })

  test('is given back when nothing more can be written', async () => {
    fillDisk(folder)
    expect(() => writeFileSync(path.join(folder, 'row'), Buffer.alloc(MB))).toThrow('ENOSPC')
    await keepRoom(folder, RESERVE)
    expect(existsSync(reserve)).toBe(false)
    writeFileSync(path.join(folder, 'row'), Buffer.alloc(MB))
  })

  test('is not taken again before there is enough', async () => {
    await keepRoom(folder, RESERVE)
    expect(existsSync(reserve)).toBe(false)
    makeRoomOnDisk(folder)
    await keepRoom(folder, RESERVE)
    expect(statSync(reserve).size).toBe(8 * MB)
  })
})

test('a folder that is missing keeps nobody from signing in', async () => {
  await expect(keepRoom(path.join(folder, 'missing'), RESERVE)).resolves.toBeUndefined()
})

test('a site with its data elsewhere needs no folder', async () => {
  const state = await diskState(path.join(folder, 'missing'), 0)
  expect(state).toMatchObject({ isBelowReserve: false })
})

test('without a reserve nothing is kept', async () => {
  const other = mkdtempSync(path.join(tmpdir(), 'overseas-disk-'))
  await keepRoom(other, 0)
  expect(existsSync(path.join(other, 'reserve'))).toBe(false)
  rmSync(other, { recursive: true })
})
