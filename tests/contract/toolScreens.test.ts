import { describe, expect, test } from 'vitest'
import { call } from '@/tests/support/network/http'

const DOCUMENTS = '/my-documents'
const OFFER = '/check-my-offer'
const WELDER = `${DOCUMENTS}?from=IN&passport=ecr&to=SA&trade=welder`
const TWO_OFFERS = `${OFFER}?to=QA&basic=1400&food=300&room=given&hours=10&days=6&months=24&points=1.2.3&b_basic=1000&b_food=300&b_room=500&b_hours=8&b_days=6&b_months=24`

/** The words of a page, without its scripts, styles and marks. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')

/** The page at an address, after the one redirect that a question in another spelling gets. */
const wordsAt = async (path: string): Promise<string> => {
  const first = await call(path)
  const target = first.headers.get('location')
  const { status, text } = first.status === 307 && target ? await call(target) : first
  expect(status, path).toBe(200)
  expect(text.match(/<h1/g), path).toHaveLength(1)
  return wordsOf(text)
}

describe('My documents', () => {
  test('asks, and lists the papers of a welder with who pays and where it comes from', async () => {
    expect(await wordsAt(DOCUMENTS)).toContain('Look at the last page of your passport')
    const list = await wordsAt(WELDER)
    for (const word of ['Saudi skill test (SVP)', 'Emigration clearance', 'Free', 'Ask who pays']) {
      expect(list).toContain(word)
    }
    expect(list).toMatch(/Where this comes from.* Checked \d+ \w+ 20\d\d/)
    expect(list).toMatch(/We do not know how long the result counts\. Ask: /)
  })

  test('asks nobody but Indians for the stamp', async () => {
    expect(await wordsAt(`${DOCUMENTS}?from=NP&passport=ecr&to=QA`)).not.toContain('with ECR stamp')
  })
})

describe('Check my offer', () => {
  test('shows two offers with the divisor, the missing points and the sources', async () => {
    const answer = await wordsAt(TWO_OFFERS)
    for (const word of ['QAR 8.00', 'QAR 8.65', '1,400 ÷ 30 ÷ 8 × 1.25 × 52 hours', '51,860']) {
      expect(answer).toContain(word)
    }
    expect(answer).toContain('We divide a month by 30 days.')
    expect(answer).toContain('17 of 20 points are missing')
    expect(answer).toMatch(/Where this comes from.* Checked \d+ \w+ 20\d\d/)
  })

  test('reads what the form sends, and leads to the short address of the answer', async () => {
    const typed = `${OFFER}?to=QA&divisor=&basic=1%2C400&food=given&food=&points=2&points=1&b_basic=`
    const { status, headers } = await call(typed)
    expect(status).toBe(307)
    expect(headers.get('location')).toBe(`${OFFER}?to=QA&basic=1400&food=given&points=1.2`)
  })
})

describe('both tools', () => {
  test.each([
    ...[`${DOCUMENTS}?from=XX&to=__proto__&trade=constructor&passport=1`, `${DOCUMENTS}?from[]=IN`],
    ...[`${DOCUMENTS}?from=IN&from=NP&to=%00`, `${DOCUMENTS}?trade=${'x'.repeat(2000)}`],
    ...[`${OFFER}?to=IN&basic=-5&hours=99&days=8&months=1e9&points=99`, `${OFFER}?basic=NaN`],
    ...[`${OFFER}?to=QA&basic=1e400`, `${OFFER}?b_basic=%3Cscript%3Ealert(1)%3C/script%3E&x=1`],
  ])('ignore what is forged in %s', async (path) => {
    const words = await wordsAt(path)
    expect(words).not.toMatch(/NaN|undefined|Infinity|alert|constructor|__proto__/)
  })

  test('let search engines find the question, and none of the answers', async () => {
    for (const [question, answer] of [
      [DOCUMENTS, WELDER],
      [OFFER, TWO_OFFERS],
    ] as const) {
      expect((await call(question)).text).toMatch(
        new RegExp(`<link rel="canonical" href="[^"]*${question}"`),
      )
      expect((await call(answer)).text).toMatch(/<meta name="robots" content="noindex/)
    }
  })
})
