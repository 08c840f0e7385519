import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { write } from '@/tests/support/content/content'
import { call, get } from '@/tests/support/network/http'
import { type Row, rowsIn } from '@/tests/support/rows'
import { editorToken } from '@/tests/support/staff/session'

const PATHS = [TOOLS.charges.path, TOOLS.help.path]

/** The end of a chain of redirects. */
const follow = (path: string) => call(path, { redirect: 'follow' })

describe('every tool', () => {
  test.each([
    ['a country that is none', 'from=ZZ&to=XX&in=YY'],
    [
      'keys of the language',
      'from=__proto__&to=constructor&by=toString&for=valueOf&what=__proto__',
    ],
    ['names with brackets', 'from[]=IN&to[a]=QA&in[]=AE'],
    ['the same question twice', 'from=IN&from=NP&to=QA&to=SA&in=AE&in=QA'],
    ['markup', 'from=<script>alert(1)</script>&sum="><script>alert(1)</script>'],
    ['numbers that are none', 'sum=-1e999&ended=2026-02-30&basic=NaN&hours=25&days=8'],
    ['a day to come', 'ended=2099-01-01&in=AE'],
    ['a day before all work', 'ended=0001-01-01&in=AE'],
    ['control characters', 'from=%00&to=%0d%0aSet-Cookie:x&sum=%00'],
    ['bytes that are no text', 'from=%ff%fe&in=%c3%28'],
    ['right-to-left and joined letters', 'from=%E2%80%AEIN&in=%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7'],
    ['a long value', `from=${'A'.repeat(3000)}&in=${'B'.repeat(3000)}`],
    ['empty values', 'from=&to=&by=&for=&sum=&in=&what=&ended=&passport=&trade='],
    ['parameters of others', 'utm_source=x&page=2&q=welder&ref=poster'],
  ])('answers %s with a page', async (_, query) => {
    for (const path of PATHS) {
      const { status, text } = await follow(`${path}?${query}`)
      expect(status, path).toBe(200)
      expect(text, path).toContain('</html>')
      expect(text, path).not.toContain('<script>alert')
    }
  })

  test('has one address for each question, so forged values are not stored', async () => {
    for (const path of PATHS) {
      const forged = await get(`${path}?from=in-forged&utm_source=x`)
      expect([forged.status, forged.headers.get('location')], path).toEqual([307, path])
      expect((await get(`${path}?from=IN`)).status, path).toBe(200)
    }
    const typed = await get('/can-i-be-charged?sum=85,000&from=IN&for=service&by=agent&to=')
    expect(typed.headers.get('location')).toBe(
      '/can-i-be-charged?from=IN&by=agent&for=service&sum=85000',
    )
  })

  test('keeps answers out of search engines, and its question in', async () => {
    for (const path of PATHS) {
      const [question, answer] = [await get(path), await get(`${path}?from=IN`)]
      for (const { text } of [question, answer]) {
        expect(text, path).toMatch(new RegExp(`rel="canonical" href="[^"?]+${path}"`))
      }
      expect(answer.text, path).toMatch(/name="robots" content="noindex, ?nofollow"/)
    }
  })

  test('says what it knows when half of the questions are answered', async () => {
    const { text } = await get('/can-i-be-charged?from=IN&for=service')
    expect(text).toContain('Who asks for the money?')
    expect(text).toContain('/can-i-be-charged?from=IN&amp;by=agent&amp;for=service')
    expect((await get('/get-help?in=QA')).text).toContain('Where are you from?')
  })
})

describe.skipIf(!inject('server'))('a fact that staff change', () => {
  const KEY = 'np.contacts.phone'
  let editor = ''
  let fact: Row = {}

  beforeAll(async () => {
    editor = (await editorToken()).token
    const found = await get(`/api/facts?where[key][equals]=${KEY}`, editor)
    fact = rowsIn(found, 'docs')[0] ?? {}
  })

  const change = (data: Row) => write(editor, 'PATCH', `/api/facts/${fact.id}`, data)

  afterAll(() => change({ value: fact.value, sentence: fact.sentence, _status: 'published' }))

  const ANSWERS = ['/get-help?in=NP&from=NP&what=unpaid', '/can-i-be-charged?from=NP&for=visa']

  test('changes the answers that quote it, cannot lose its figures, and unpublished leaves a sentence', async () => {
    for (const path of ANSWERS) expect((await get(path)).text, path).not.toContain('01-9999999')
    const sentence = 'The department answers at 01-9999999.'
    const changed = await change({ value: '01-9999999', sentence })
    expect(changed.status, changed.text.slice(0, 300)).toBe(200)
    for (const path of ANSWERS) {
      expect((await get(path)).text, path).toContain('href="tel:019999999"')
      expect((await get(path)).text, path).toContain(sentence)
    }
    const silent = await change({ value: '01-8888888' })
    expect(silent.status).toBe(400)
    expect(silent.text).toContain('Say the value in the sentence too')
    await change({ _status: 'draft' })
    for (const path of ANSWERS) {
      expect((await get(path)).text, path).not.toContain('01-9999999')
      expect((await get(path)).text, path).toContain('Number not checked')
    }
  })
})
