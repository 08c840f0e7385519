import { describe, expect, test } from 'vitest'
import { unzip, type ZipLimits } from '@/lib/server/files/unzip'
import { unescapeXml } from '@/lib/shared/unescapeXml'
import { zipOf } from '@/tests/support/files/files'

/** ZIP files that visitors and staff send: Word files and Excel lists. */

const LIMITS: ZipLimits = { entries: 3, bytes: 5_000_000 }

const zeros = (name: string, bytes: number) => ({ name, content: '0'.repeat(bytes) })
const random = (name: string, bytes: number) => ({
  name,
  content: Array.from({ length: bytes }, () => Math.random().toString(36)[2]).join(''),
})

describe('a ZIP', () => {
  test('is opened, and its files are read by name', async () => {
    const zip = await unzip(zipOf([{ name: 'a/b.xml', content: 'Ärger' }]), LIMITS)
    if (!zip.ok) throw new Error(zip.why)
    expect([...zip.value.names]).toEqual(['a/b.xml'])
    expect(await zip.value.text('a/b.xml')).toBe('Ärger')
    expect(await zip.value.text('b.xml')).toBe('')
    await expect(zip.value.text('a/b.xml', 5)).rejects.toThrow('too large')
  })

  test.each([
    [
      'with more files than allowed',
      'abcd'.split('').map((name) => zeros(name, 1)),
      {},
      'too large',
    ],
    [
      'whose files together are too large',
      ['a', 'b'].map((name) => zeros(name, 2_600_000)),
      {},
      'too large',
    ],
    [
      'with a password on any file',
      [zeros('a', 1), { ...zeros('b', 1), isEncrypted: true }],
      {},
      'password',
    ],
    ['whose path leads out of it', [zeros('../a', 1)], {}, 'damaged'],
    [
      'with one file that is packed too well, beside one that is not',
      [zeros('a', 1_000_001), random('b', 200_000)],
      { ratio: { of: 'each', most: 150 } },
      'too large',
    ],
    [
      'whose files together are packed too well',
      [zeros('a', 600_000), zeros('b', 600_000)],
      { ratio: { of: 'all', most: 200 } },
      'too large',
    ],
  ] as const)('%s is refused', async (_what, files, more, why) => {
    expect(await unzip(zipOf([...files]), { ...LIMITS, ...more })).toEqual({ ok: false, why })
  })

  test('that is no ZIP, or half of one, is damaged', async () => {
    const bytes = zipOf([zeros('a', 1000)])
    for (const broken of [Buffer.from('PK'), bytes.subarray(0, 60)]) {
      expect(await unzip(broken, LIMITS)).toEqual({ ok: false, why: 'damaged' })
    }
  })

  test('may pack small files, and all within the ratio, as well as it likes', async () => {
    const small = zipOf([zeros('a', 900_000)])
    expect(await unzip(small, { ...LIMITS, ratio: { of: 'each', most: 2 } })).toMatchObject({
      ok: true,
    })
    expect(await unzip(small, { ...LIMITS, ratio: { of: 'all', most: 2 } })).toMatchObject({
      ok: true,
    })
    const mixed = zipOf([zeros('a', 1_000_001), random('b', 200_000)])
    expect(await unzip(mixed, { ...LIMITS, ratio: { of: 'all', most: 20 } })).toMatchObject({
      ok: true,
    })
  })

  test('with a file that is larger than it says ends when that file is read', async () => {
    const bytes = zipOf([zeros('a', 1_000_000)])
    bytes.writeUInt32LE(100, bytes.lastIndexOf(Buffer.from('504b0102', 'hex')) + 24)
    const zip = await unzip(bytes, LIMITS)
    if (!zip.ok) throw new Error(zip.why)
    await expect(zip.value.text('a')).rejects.toThrow()
  })
})

test.each([
  ['TIG &amp; MIG &lt;6G&gt; &quot;a&quot; &apos;b&apos;', `TIG & MIG <6G> "a" 'b'`],
  ['&#65;&#x42;&#X1F6A2;', 'AB🚢'],
  ['&amp;lt;', '&lt;'],
  ['&own; &nbsp; & &;', '&own; &nbsp; & &;'],
  ['a&#9999999;b', 'ab'],
])('of the XML text %s the characters are %s', (xml, text) => {
  expect(unescapeXml(xml)).toBe(text)
})
