import { beforeAll, describe, expect, test } from 'vitest'
import hi from '@/messages/hi'
import { contentFields, textBlock } from '@/tests/support/content/content'
import { mark } from '@/tests/support/mark'
import type { Answered } from '@/tests/support/network/http'
import { sendTo } from '@/tests/support/network/sendTo'
import type { Row } from '@/tests/support/rows'
import { changeFact, switchOnLanguages } from '@/tests/support/site/changeGlobal'
import { hasDatabase } from '@/tests/support/site/database'
import { TEST_ADMIN } from '@/tests/support/site/server'
import { siteForFile } from '@/tests/support/site/siteForFile'

/** A page about jobs in a country in another language: its text, its facts, and what stands around them. */

const site = siteForFile({ RATE_LIMIT_SCALE: '10000' })

const send = (method: string, path: string, data?: Row, token?: string): Promise<Answered> =>
  sendTo(site().baseUrl, method, path, data, token)

const read = async (path: string) => (await send('GET', path)).text

const mainOf = (text: string): string => /<main.*<\/main>/s.exec(text)?.[0] ?? ''

const DEVANAGARI = /[\u0900-\u097f]/

const word = mark()
const HINDI = {
  title: `क़तर में नौकरियाँ: ${word}`,
  lead: `${word} में आपके अधिकार।`,
  description: `${word}: वेतन, काग़ज़ और अधिकार।`,
  step: 'मेडिकल जाँच कराएँ',
  ask: 'नियोक्ता से पूछें।',
}
const ENGLISH = {
  title: `Jobs in Qatar: ${word}`,
  lead: `Your rights in ${word}.`,
  description: `${word}: pay, papers and rights, with everything that you should know.`,
  step: 'Take the medical test',
  ask: 'Ask the employer.',
}

const layout: Row[] = [
  textBlock(ENGLISH.ask),
  { blockType: 'facts', country: 'QA', topics: ['pay', 'heat', 'contacts'] },
  {
    blockType: 'steps',
    steps: [{ title: ENGLISH.step, text: ENGLISH.ask, pays: '{{fact:qa.fees.medical}}' }],
  },
]

describe.skipIf(!hasDatabase())('a country page that staff have translated', () => {
  beforeAll(async () => {
    await switchOnLanguages(site(), 'hi', 'ur')
    const token = String((await send('POST', '/php/login.php', TEST_ADMIN)).body?.token)
    const { title, lead, description } = ENGLISH
    const fields = { slug: word, kind: 'country', country: 'QA', title, lead, description, layout }
    expect((await send('POST', '/api/pages', contentFields(fields), token)).status).toBe(201)
    for (const key of Object.keys(ENGLISH) as (keyof typeof ENGLISH)[]) {
      const row = { language: 'hi', english: ENGLISH[key], text: HINDI[key] }
      expect((await send('POST', '/api/translations', row, token)).status, key).toBe(201)
    }
  })

  test('shows the country, its facts and its jobs in Hindi', async () => {
    const text = await read(`/hi/${word}`)
    const main = mainOf(text)
    expect(text).toMatch(/<html lang="hi"/)
    expect(text).toContain(`<title>${HINDI.title}`)
    expect(text).not.toContain('<main id="main" lang="en"')
    expect(main).toContain(`${hi.countryPage.capital}</dt><dd class=`)
    expect(main).toContain(hi.content.openIn.replace('{place}', hi.places.QA))
    expect(main).toContain('न्यूनतम मूल वेतन')
    expect(main).toContain('1,000 क़तरी रियाल (QAR) महीना')
    expect(main).toContain('<a href="tel:16008"')
    for (const english of [
      ENGLISH.ask,
      'Minimum basic wage',
      'the employer',
      'Read next',
      'Capital',
    ])
      expect(main).not.toContain(english)
  })

  test('leads from Hindi to pages in Hindi', async () => {
    const main = mainOf(await read(`/hi/${word}`))
    const own = [...main.matchAll(/href="(\/[^"#]*)"/g)].map(([, href = '']) => href)
    expect(own.length).toBeGreaterThan(5)
    expect(own.filter((href) => !/^\/hi(\/|$)/.test(href))).toEqual([])
  })

  test('is found and offered in both languages, and in no third', async () => {
    for (const path of [`/${word}`, `/hi/${word}`]) {
      const text = await read(path)
      expect(text, path).toMatch(new RegExp(`<link[^>]*hrefLang="hi" href="[^"]*/hi/${word}"`))
      expect(text, path).toMatch(new RegExp(`<link[^>]*hrefLang="en" href="[^"]*[^i]/${word}"`))
      // The list of languages names Urdu too: it leads to the page in English there.
      expect(text, path).not.toMatch(/<link[^>]*hrefLang="ur"/)
    }
    expect(await read(`/ur/${word}`)).toContain('content="noindex, follow"')
  })

  test('says the same as before in English', async () => {
    const main = mainOf(await read(`/${word}`))
    expect(main).not.toMatch(DEVANAGARI)
    expect(main).not.toMatch(/ lang="/)
    const said = [
      ...['Open now in Qatar', 'Capital', 'Minimum basic wage', 'QAR 1,000 a month'],
      ...['Who pays</span>the employer', 'UTC+3', '2 h 30 behind India', 'Read next'],
    ]
    expect(said.filter((text) => !main.includes(text))).toEqual([])
  })

  test('shows a fact that staff correct in English, and marked so, until it is translated again', async () => {
    const key = 'qa.minimum-wage'
    await changeFact(site(), key, { label: `Least wage ${word}`, _status: 'published' })
    const main = mainOf(await read(`/hi/${word}`))
    expect(main).toMatch(
      new RegExp(`<tr lang="en"><th scope="row" id="fact-qa-minimum-wage">Least wage ${word}`),
    )
    expect(main).toContain(HINDI.lead)
  })
})

describe.skipIf(!hasDatabase())('a guide in Hindi', () => {
  test('has the fact in Hindi where a cell is a fact alone', async () => {
    const main = mainOf(await read('/hi/wafid-medical-test'))
    expect(main).toContain('क़तर वीज़ा सेंटर में, Wafid के क्लिनिक में नहीं')
    expect(main).not.toContain('at the Qatar Visa Centre, not at a Wafid clinic')
  })
})
