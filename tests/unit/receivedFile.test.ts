import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const dataDir = mkdtempSync(path.join(tmpdir(), 'overseas-received-'))
const folder = path.join(dataDir, 'uploads/resume')
const MAX_BYTES = 2_000_000
const CHUNK_BYTES = 65_536

let ReceivedFile: typeof import('@/lib/server/calls/receivedFile').ReceivedFile

beforeAll(async () => {
  process.env.DATA_DIR = dataDir
  ;({ ReceivedFile } = await import('@/lib/server/calls/receivedFile'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const files = (): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Bytes of which no two parts are the same. */
const content = (bytes: number): Buffer =>
  Buffer.from(Array.from({ length: bytes }, (_, at) => (at * 31 + (at >> 8)) & 0xff))

const received = async (bytes: Buffer, chunkBytes = CHUNK_BYTES) => {
  const file = new ReceivedFile('cv.pdf', { area: 'resume', maxBytes: MAX_BYTES })
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    await file.add(bytes.subarray(at, at + chunkBytes))
  }
  return file
}

describe.each([
  ['smaller than its first bytes', 700, CHUNK_BYTES],
  ['that comes byte by byte', 3000, 1],
  ['that stays in memory', 200_000, CHUNK_BYTES],
  ['that is written while it comes', 1_500_000, CHUNK_BYTES],
])('a file %s', (_which, bytes, chunkBytes) => {
  const sent = content(bytes)

  test('is stored unchanged, and leaves nothing else', async () => {
    const file = await received(sent, chunkBytes)
    expect(file.size).toBe(bytes)
    expect(file.head.equals(sent.subarray(0, 1024))).toBe(true)
    expect(file.tail.equals(sent.subarray(-2048))).toBe(true)
    expect(file.sha256()).toBe(createHash('sha256').update(sent).digest('hex'))
    expect((await file.bytes()).equals(sent)).toBe(true)
    const before = files().filter((name) => !name.endsWith('.part'))
    const name = await file.keep('pdf')
    await file.discard()
    expect(files().sort()).toEqual([...before, name].sort())
    expect(readFileSync(path.join(folder, name)).equals(sent)).toBe(true)
  })

  test('leaves nothing when it is discarded, also while it is being written', async () => {
    const before = files()
    await (await received(sent, chunkBytes)).discard()
    const file = new ReceivedFile('cv.pdf', { area: 'resume', maxBytes: MAX_BYTES })
    void file.add(sent)
    await file.discard()
    expect(files()).toEqual(before)
  })
})

test('a file that is too large is counted to its end and not stored beyond the limit', async () => {
  const file = await received(content(MAX_BYTES + 500_000))
  expect(file.size).toBe(MAX_BYTES + 500_000)
  expect((await file.bytes()).length).toBeLessThanOrEqual(MAX_BYTES)
  await file.discard()
})

test('files that are kept at the same moment all have their own content', async () => {
  const sent = Array.from({ length: 12 }, (_, n) => content(1000 + n))
  const names = await Promise.all(sent.map(async (bytes) => (await received(bytes)).keep('pdf')))
  expect(new Set(names).size).toBe(12)
  for (const [n, name] of names.entries()) {
    expect(readFileSync(path.join(folder, name)).length).toBe(1000 + n)
  }
})
