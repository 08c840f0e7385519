import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { TOOLS } from '@/collections/Tools/shared/tools'
import { write } from '@/tests/support/content/content'
import { call, get } from '@/tests/support/network/http'
import { type Row, rowsIn } from '@/tests/support/rows'
import { editorToken } from '@/tests/support/staff/session'

const { charges, help, documents, offer, steps } = TOOLS
const CHARGED = `${charges.path}?from=IN&for=service`
const WELDER = `${documents.path}?from=IN&passport=ecr&to=SA&trade=welder`
const TWO_OFFERS = `${offer.path}?to=QA&basic=1400&food=300&room=given&hours=10&days=6&months=24&points=1.2.3&b_basic=1000&b_food=300&b_room=500&b_hours=8&b_days=6&b_months=24`

/** An answer of each tool. */
const ANSWERS = [CHARGED, `${help.path}?in=QA`, WELDER, TWO_OFFERS, `${steps.path}?from=IN&to=QA`]

/** The words of a page, without its scripts, styles and marks. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')

/** The page at an address, after the one redirect that a question in another spelling gets. */
const wordsAt = async (path: string): Promise<string> => {
  const { status, text } = await call(path, { redirect: 'follow' })
  expect(status, path).toBe(200)
  expect(text.match(/<h1/g), path).toHaveLength(1)
  expect(text, path).not.toContain('<script>alert')
  return wordsOf(text)
}

describe('every tool', () => {
  /** How each tool reads forged values is in its unit tests; here is what arrives over HTTP. */
  test.each([
    ['keys of the language', 'from=__proto__&to=constructor&by=toString&what=__proto__&in=valueOf'],
    ['names with brackets', 'from[]=IN&to[a]=QA&in[]=AE&basic[]=1'],
    ['the same question twice', 'from=IN&from=NP&to=QA&to=SA&in=AE&in=QA&basic=1&basic=2'],
    ['markup', 'from=<script>alert(1)</script>&b_basic="><script>alert(1)</script>&basic=1e400'],
    ['bytes that are no text', 'from=%ff%fe%00&in=%c3%28&sum=%00&to=%0d%0aSet-Cookie:x'],
    ['a long value', `from=${'A'.repeat(3000)}&trade=${'B'.repeat(3000)}`],
  ])('answers %s with a page', async (_, query) => {
    for (const { path } of Object.values(TOOLS)) {
      const words = await wordsAt(`${path}?${query}`)
      expect(words, path).not.toMatch(/NaN|undefined|Infinity|alert|constructor|__proto__/)
    }
  })

  test('has one address for each question, so forged values are not stored', async () => {
    for (const { path } of Object.values(TOOLS)) {
      const forged = await get(`${path}?from=forged&to=forged&utm_source=x`)
      expect([forged.status, forged.headers.get('location')], path).toEqual([307, path])
    }
    for (const answer of ANSWERS) expect((await get(answer)).status, answer).toBe(200)
    const typed = await get(`${charges.path}?sum=85,000&from=IN&for=service&by=agent&to=`)
    expect(typed.headers.get('location')).toBe(
      `${charges.path}?from=IN&by=agent&for=service&sum=85000`,
    )
    const sent = await get(
      `${offer.path}?to=QA&divisor=&basic=1%2C400&food=given&food=&points=2&points=1&b_basic=`,
    )
    expect(sent.headers.get('location')).toBe(
      `${offer.path}?to=QA&basic=1400&food=given&points=1.2`,
    )
  })

  test('keeps answers out of search engines, and its question in', async () => {
    for (const answer of ANSWERS) {
      const [path = ''] = answer.split('?')
      const [asked, answered] = [await get(path), await get(answer)]
      for (const { text } of [asked, answered]) {
        expect(text, path).toMatch(new RegExp(`rel="canonical" href="[^"?]+${path}"`))
      }
      expect(answered.text, path).toMatch(/name="robots" content="noindex/)
    }
  })
})

/** One answer of each tool as a page; every question and fact is in the unit tests. */
describe('a candidate', () => {
  test('who answers half of the questions sees what is known', async () => {
    const { text } = await get(CHARGED)
    expect(text).toContain('Who asks for the money?')
    expect(text).toContain(`${charges.path}?from=IN&amp;by=agent&amp;for=service`)
    expect((await get(`${help.path}?in=QA`)).text).toContain('Where are you from?')
  })

  test('sees the papers of a welder, with who pays and where it comes from', async () => {
    expect(await wordsAt(documents.path)).toContain('Look at the last page of your passport')
    const list = await wordsAt(WELDER)
    for (const word of ['Saudi skill test (SVP)', 'Emigration clearance', 'Free', 'Ask who pays']) {
      expect(list).toContain(word)
    }
    expect(list).toMatch(/Where this comes from.* Checked \d+ \w+ 20\d\d/)
    expect(list).toMatch(/We do not know how long the result counts\. Ask: /)
  })

  test('sees two offers with the divisor, the missing points and the sources', async () => {
    const answer = await wordsAt(TWO_OFFERS)
    for (const word of ['QAR 8.00', '1,400 ÷ 30 ÷ 8 × 1.25 × 52 hours', '17 of 20 points']) {
      expect(answer).toContain(word)
    }
    expect(answer).toMatch(/Where this comes from.* Checked \d+ \w+ 20\d\d/)
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

  const QUOTING = ['/get-help?in=NP&from=NP&what=unpaid', '/can-i-be-charged?from=NP&for=visa']

  test('changes the answers that quote it, cannot lose its figures, and unpublished leaves a sentence', async () => {
    for (const path of QUOTING) expect((await get(path)).text, path).not.toContain('01-9999999')
    const sentence = 'The department answers at 01-9999999.'
    const changed = await change({ value: '01-9999999', sentence })
    expect(changed.status, changed.text.slice(0, 300)).toBe(200)
    for (const path of QUOTING) {
      expect((await get(path)).text, path).toContain('href="tel:019999999"')
      expect((await get(path)).text, path).toContain(sentence)
    }
    const silent = await change({ value: '01-8888888' })
    expect(silent.status).toBe(400)
    expect(silent.text).toContain('Say the value in the sentence too')
    await change({ _status: 'draft' })
    for (const path of QUOTING) {
      expect((await get(path)).text, path).not.toContain('01-9999999')
      expect((await get(path)).text, path).toContain('Number not checked')
    }
  })
})
