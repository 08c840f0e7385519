import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderStore } from '@/lib/server/files/folder'
import { s3Store } from '@/lib/server/files/s3'
import { type FileStore, PAGE_FILES } from '@/lib/server/files/store'
import { codeOfFailure } from '@/lib/server/settings/operatorError'
import { startS3 } from '../support/network/s3'

/** Both places for files keep the same promises. The S3 service is a real one. */

const folder = mkdtempSync(path.join(tmpdir(), 'overseas-files-'))
let s3: Awaited<ReturnType<typeof startS3>>

beforeAll(async () => {
  s3 = await startS3()
})

afterAll(async () => {
  await s3.stop()
  rmSync(folder, { recursive: true, force: true })
})

const STORES: [name: string, open: () => FileStore][] = [
  ['a folder', () => folderStore(folder)],
  ['an S3 bucket', () => s3Store(s3.store)],
]

const bytes = Buffer.from([0, 1, 2, 0xff, 0xfe, 10, 13])
const newName = () => `${randomUUID()}.pdf`

const namesIn = async (store: FileStore, area: string): Promise<string[]> => {
  const names: string[] = []
  for await (const page of store.list(area)) names.push(...page)
  return names.sort()
}

describe.each(STORES)('files in %s', (_name, open) => {
  test('come back with the same bytes', async () => {
    const name = newName()
    await open().put('resume', name, bytes)
    expect(await open().get('resume', name)).toEqual(bytes)
  })

  test.each([
    [{ from: 0, bytes: 2 }, bytes.subarray(0, 2)],
    [{ from: 3, bytes: 2 }, bytes.subarray(3, 5)],
    [{ from: 5, bytes: 100 }, bytes.subarray(5)],
  ])('give the part %j alone', async (part, expected) => {
    const name = newName()
    await open().put('import', name, bytes)
    expect(await open().get('import', name, part)).toEqual(expected)
    expect(await open().get('import', newName(), part)).toBeNull()
  })

  test('are gone after they were removed, and removing them again is no error', async () => {
    const name = newName()
    await open().put('resume', name, bytes)
    await open().remove('resume', name)
    await open().remove('resume', name)
    expect(await open().get('resume', name)).toBeNull()
    expect(await open().writtenAt('resume', name)).toBeNull()
  })

  test('that do not exist are null, not an error', async () => {
    expect(await open().get('avatar', newName())).toBeNull()
    expect(await open().writtenAt('avatar', newName())).toBeNull()
  })

  test('belong to one area only', async () => {
    const name = newName()
    await open().put('company_logo', name, bytes)
    expect(await open().get('avatar', name)).toBeNull()
    expect(await namesIn(open(), 'avatar')).toEqual([])
  })

  test('know when they were written', async () => {
    const name = newName()
    await open().put('company_logo', name, bytes)
    const written = await open().writtenAt('company_logo', name)
    expect(Math.abs(Number(written) - Date.now())).toBeLessThan(60_000)
  })

  test('are listed all, also when one page does not hold them', async () => {
    const names = Array.from({ length: PAGE_FILES + 3 }, newName).sort()
    await Promise.all(names.map((name) => open().put('avatar', name, bytes)))
    expect(await namesIn(open(), 'avatar')).toEqual(names)
  }, 60_000)
})

describe('an S3 service', () => {
  test.each([
    ['a bucket that does not exist', () => ({ bucketUrl: `${s3.store.bucketUrl}-other` })],
    ['a key that it does not know', () => ({ accessKeyId: 'NOBODY' })],
    ['a wrong secret', () => ({ secretAccessKey: 'wrong' })],
    ['an address where nothing answers', () => ({ bucketUrl: 'http://127.0.0.1:9/site' })],
  ])('fails the check with %s', async (_what, wrong) => {
    const check = s3Store({ ...s3.store, ...wrong() }).check()
    const error = await check.catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(codeOfFailure(error)).toMatch(/^\w+$/)
  })

  test('that redirects gets nothing sent to the other address', async () => {
    const asked: string[] = []
    const answering = async (answer: http.RequestListener) => {
      const server = http.createServer(answer).listen(0, '127.0.0.1')
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo // it listens on a port
      return { server, url: `http://127.0.0.1:${port}` }
    }
    const other = await answering(({ url = '' }, response) => {
      asked.push(url)
      response.end()
    })
    const service = await answering((_, response) =>
      response.writeHead(307, { Location: `${other.url}/bucket/file` }).end(),
    )
    const store = s3Store({ ...s3.store, bucketUrl: `${service.url}/bucket` })
    await expect(store.get('resume', newName())).rejects.toThrow()
    await expect(store.put('resume', newName(), bytes)).rejects.toThrow()
    expect(asked).toEqual([])
    for (const { server } of [other, service]) server.close()
  })

  test('passes the check with the right settings', async () => {
    await expect(s3Store(s3.store).check()).resolves.toBeUndefined()
  })
})
