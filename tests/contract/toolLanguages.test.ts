import { beforeAll, describe, expect, test } from 'vitest'
import en from '@/messages/en'
import hi from '@/messages/hi'
import { wordsIn } from '@/messages/wordsIn'
import { askAsWritten } from '@/tests/support/network/askAsWritten'
import { changeFact, switchOnLanguages } from '@/tests/support/site/changeGlobal'
import { hasDatabase } from '@/tests/support/site/database'
import { siteForFile } from '@/tests/support/site/siteForFile'

/** The tools in other languages: their answers, and what happens to an answer whose fact changes. */

const site = siteForFile({ RATE_LIMIT_SCALE: '10000' })

const ask = (path: string) => askAsWritten(site().baseUrl, path, {})
const CHARGE = '/can-i-be-charged?from=IN&to=QA&by=agent&for=service&sum=85000'
const HELP = '/get-help?in=SA&from=IN&what=unpaid&ended=2026-09-30'

const OFFER =
  '/check-my-offer?to=QA&basic=900&room=300&hours=12&days=6&months=24&points=1.2&b_basic=1200&b_room=given&b_hours=8&b_days=6&b_months=24&b_points=0'

const mainOf = (text: string): string => /<main.*<\/main>/s.exec(text)?.[0] ?? ''

const OFFER_TEXTS = [...Object.values<string>(en.offer), ...Object.values<string>(en.offerTexts)]

/** Which of the English texts a page says in parts that are not marked English. */
const englishIn = (main: string, texts: readonly string[]): string[] => {
  const unmarked = main.replace(/<(\w+)[^>]*\slang="en"[^>]*>.*?<\/\1>/gs, '')
  const pieces = unmarked.split(/<[^>]*>/).map((piece) => piece.trim())
  const isSaid = (part: string) =>
    part.length > 9 ? unmarked.includes(part) : pieces.includes(part)
  return texts.filter((text) =>
    text.split(/\{\w+\}/).some((part) => isSaid(part.trim()) && part.trim().length > 1),
  )
}

describe.skipIf(!hasDatabase())('a candidate who reads Hindi', () => {
  beforeAll(() => switchOnLanguages(site(), 'hi', 'ur'))

  test('sees what the law allows, and replies, in Hindi', async () => {
    const { status, text } = await ask(`/hi${CHARGE}`)
    expect(status).toBe(200)
    const main = mainOf(text)
    expect(main).toContain('सिर्फ़ ₹30,000')
    expect(main).toContain(hi.chargeTexts.sendBill)
    expect(main).not.toMatch(/Only ₹|Ask for a receipt|Please send me/)
    // What has no translation is marked: titles of sources, and names of offices.
    expect(main).toMatch(/<ol lang="en">/)
  })

  test('goes on in Hindi from an answer', async () => {
    const main = mainOf((await ask('/hi/can-i-be-charged?from=IN&for=service')).text)
    const own = [...main.matchAll(/href="(\/[^"#]*)"/g)].map(([, href = '']) => href)
    expect(own.length).toBeGreaterThan(20)
    expect(own.filter((href) => !/^\/hi(\/|$)/.test(href))).toEqual([])
    expect(main).toContain('action="/hi/can-i-be-charged"')
  })

  test('has one address for a question, in Hindi', async () => {
    const { status, headers } = await ask('/hi/can-i-be-charged?from=forged&for=visa')
    expect({ status, location: headers.location }).toEqual({
      status: 307,
      location: '/hi/can-i-be-charged?for=visa',
    })
  })

  test('reads whom to call, the last day and what to say; the complaint is English', async () => {
    const main = mainOf((await ask(`/hi${HELP}`)).text)
    expect(main).toContain(hi.helpTexts.callLabour)
    expect(main).toContain('30 सितंबर 2026')
    expect(main).toContain(hi.helpTexts.sayUnpaid)
    expect(main).toContain('“I was not paid. I want to file a labour complaint.”')
    expect(main).toMatch(/id="complaint" lang="en">My full name and passport number:/)
    expect(main).toContain(hi.helpTexts.missingAmount)
  })

  test('reads the list of papers: who gives each, who pays, and how long it is good', async () => {
    const main = mainOf((await ask('/hi/my-documents?from=IN&to=SA&trade=welder')).text)
    expect(main).toContain(hi.documentTexts.interview)
    expect(main).toContain(hi.papers.passport)
    expect(main).toContain(hi.documentTexts.noEnd)
    expect(
      englishIn(main, [...Object.values(en.documents), ...Object.values(en.documentTexts)]),
    ).toEqual([])
  })

  test('is not listed by search engines with an answer, but with the question', async () => {
    expect((await ask(`/hi${CHARGE}`)).text).toMatch(/name="robots" content="noindex/)
    const { text } = await ask('/hi/can-i-be-charged')
    expect(text).toContain('hrefLang="ur"')
    expect(text).toContain(`<title>${hi.home.charges}`)
  })
})

describe.skipIf(!hasDatabase())('a candidate with two offers who reads Hindi', () => {
  const t = wordsIn('hi', 'offer')
  const inTexts = wordsIn('hi', 'offerTexts')

  test('sees what they are worth, how it was worked out and what is missing, in Hindi', async () => {
    const { status, text } = await ask(`/hi${OFFER}`)
    expect(status).toBe(200)
    const main = mainOf(text)
    for (const said of [t('inPlainWords'), inTexts('youSee'), inTexts('askPayDay')]) {
      expect(main).toContain(said)
    }
    expect(main).toMatch(/1,000 ÷ 30 ÷ 8 × 1\.25 × 104 (?!hours)/)
    expect(englishIn(main, OFFER_TEXTS)).toEqual([])
  })

  test('sends the questions to the employer in English', async () => {
    const main = mainOf((await ask(`/hi${OFFER}`)).text)
    expect(main).toMatch(/id="ask-a" lang="en">Please answer these points of my contract/)
    expect(main).toContain(t('messageEnglish'))
  })

  test('types an offer in Hindi, and goes on in Hindi', async () => {
    expect(englishIn(mainOf((await ask('/hi/check-my-offer')).text), OFFER_TEXTS)).toEqual([])
    const main = mainOf((await ask(`/hi${OFFER}`)).text)
    const own = [...main.matchAll(/href="(\/[^"#]*)"/g)].map(([, href = '']) => href)
    expect(own).toContainEqual(expect.stringContaining('divisor=26'))
    expect(own.filter((href) => !/^\/hi(\/|$)/.test(href))).toEqual([])
    expect(main).toContain('action="/hi/check-my-offer"')
  })
})

describe.skipIf(!hasDatabase())('a candidate who reads Urdu', () => {
  test('reads numbers from left to right', async () => {
    const main = mainOf((await ask(`/ur${HELP}`)).text)
    expect(main).toMatch(/<bdi dir="ltr">1800 11 3090<\/bdi>/)
  })
})

describe.skipIf(!hasDatabase())('a fact that staff correct', () => {
  test('is read in English, and marked so, until somebody translates it again', async () => {
    const sentence = 'Nobody in Qatar may take money for a job.'
    await changeFact(site(), 'qa.fees.recruitment', { sentence, _status: 'published' })
    const main = mainOf((await ask(`/hi${CHARGE}`)).text)
    expect(main).toContain(`<span lang="en">${sentence}</span>`)
    expect(main).toContain('सिर्फ़ ₹30,000')
  })
})
