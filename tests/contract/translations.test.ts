import { beforeAll, describe, expect, test } from 'vitest'
import { contentFields, messagesOf, textBlock } from '@/tests/support/content/content'
import { readCsv } from '@/tests/support/files/csv'
import { mark } from '@/tests/support/mark'
import type { Answered } from '@/tests/support/network/http'
import { sendTo } from '@/tests/support/network/sendTo'
import { type Row, rowIn, rowsIn } from '@/tests/support/rows'
import { switchOnLanguages } from '@/tests/support/site/changeGlobal'
import { hasDatabase } from '@/tests/support/site/database'
import { TEST_ADMIN } from '@/tests/support/site/server'
import { siteForFile } from '@/tests/support/site/siteForFile'

/** Texts of pages and facts in other languages (collections/Translations, docs/adr/0061). */

const site = siteForFile({ RATE_LIMIT_SCALE: '10000' })

const send = (method: string, path: string, data?: Row, token?: string): Promise<Answered> =>
  sendTo(site().baseUrl, method, path, data, token)

const page = async (path: string) => (await send('GET', path)).text

const GUIDE = '/wafid-medical-test'
const HEADING = 'Wafid मेडिकल (पुरानो नाम GAMCA)'
const NOT_TRANSLATED = 'यो पेज अहिलेसम्म नेपालीमा छैन'
const NOT_REVIEWED = 'यो अनुवाद अहिलेसम्म'

let token = ''

const translate = (english: string, text: string, more: Row = {}) =>
  send('POST', '/api/translations', { language: 'ne', english, text, ...more }, token)

const translateAll = async (texts: Record<string, string>, more: Row = {}) => {
  for (const [english, text] of Object.entries(texts)) {
    expect((await translate(english, text, more)).status, english).toBe(201)
  }
}

describe.skipIf(!hasDatabase())('a page with a translation', () => {
  beforeAll(async () => {
    await switchOnLanguages(site(), 'ne', 'ta')
    token = String((await send('POST', '/php/login.php', TEST_ADMIN)).body?.token)
  })

  test('is shown in that language, with its addresses, links and facts', async () => {
    const text = await page(`/ne${GUIDE}`)
    expect(text).toMatch(/<html lang="ne"/)
    expect(text).toContain(HEADING)
    expect(text).not.toContain(NOT_TRANSLATED)
    expect(text).toContain(NOT_REVIEWED)
    expect(text).not.toContain('<main id="main" lang="en"')
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/ne\/wafid-medical-test"/)
    expect(text).toMatch(/hrefLang="ne" href="[^"]*\/ne\/wafid-medical-test"/)
    expect(text).not.toContain('{{')
    expect(text).toContain('href="/ne/')
    expect(text).toMatch(/"mainEntityOfPage":"[^"]*\/ne\/wafid-medical-test"/)
    expect(text).toContain('"inLanguage":"ne"')
  })

  test('is offered from the English page, which says the same as before', async () => {
    const english = await page(GUIDE)
    expect(english).toContain('Wafid medical test (old name GAMCA)')
    expect(english).toMatch(/hrefLang="ne" href="[^"]*\/ne\/wafid-medical-test"/)
    expect(english).not.toContain(HEADING)
  })

  test('is in English, under a line that says so, in a language without a translation', async () => {
    const text = await page('/ne/about-us')
    expect(text).toContain(NOT_TRANSLATED)
    expect(text).toContain('<main id="main" lang="en"')
    expect(text).toContain('content="noindex, follow"')
    expect(text).not.toContain('rel="canonical"')
  })
})

describe.skipIf(!hasDatabase())('staff', () => {
  const word = mark()
  const title = `Wages ${word}`
  const lead = `What ${word} pays.`
  const [first, second] = ['You get 500 dirhams a month.', `Ask ${word} for a receipt.`]
  const description = `Everything about the wages of ${word}.`
  const path = `/ne/${word}`
  let made: Row = {}

  beforeAll(async () => {
    const layout = [textBlock(first), textBlock(second)]
    const fields = contentFields({ slug: word, title, lead, description, layout })
    made = rowIn(await send('POST', '/api/pages', fields, token), 'doc')
    expect(made.slug).toBe(word)
  })

  test('translate a page: it appears when its title, its lead and most of its texts are translated', async () => {
    expect(await page(path)).toContain(NOT_TRANSLATED)
    expect((await translate(title, `ज्याला ${word}`)).status).toBe(201)
    expect(await page(path)).toContain(NOT_TRANSLATED)
    await translateAll({
      [first]: 'महिनामा 500 दिर्हाम।',
      [second]: `${word} सँग रसिद माग्नुहोस्।`,
      [description]: `${word} को ज्याला।`,
    })
    expect(await page(path)).toContain(NOT_TRANSLATED)
    await translateAll({ [lead]: `${word} ले के दिन्छ।` })
    const text = await page(path)
    expect(text).toContain('महिनामा 500 दिर्हाम।')
    expect(text).not.toContain(NOT_TRANSLATED)
    expect(text).not.toContain('<p lang="en">You')
  })

  test('who change an English sentence see it in English, marked, until it is translated again', async () => {
    const layout = [textBlock('You get 700 dirhams a month.'), textBlock(second)]
    expect((await send('PATCH', `/api/pages/${made.id}`, { layout }, token)).status).toBe(200)
    const changed = await page(path)
    expect(changed).toContain('<p lang="en">You get 700 dirhams a month.</p>')
    expect(changed).not.toContain('500 दिर्हाम')
    expect(changed).toContain(`${word} सँग रसिद माग्नुहोस्।`)
    expect((await translate('You get 700 dirhams a month.', 'महिनामा 700 दिर्हाम।')).status).toBe(
      201,
    )
    expect(await page(path)).toContain('<p>महिनामा 700 दिर्हाम।</p>')
  })

  test('who confirm every text remove the line that nobody has checked it', async () => {
    expect(await page(path)).toContain(NOT_REVIEWED)
    const found = await send(
      'GET',
      `/api/translations?limit=250&where[english][contains]=${word}`,
      undefined,
      token,
    )
    const more = await send(
      'GET',
      '/api/translations?limit=250&where[english][contains]=700 dirhams',
      undefined,
      token,
    )
    for (const { id } of [...rowsIn(found, 'docs'), ...rowsIn(more, 'docs')]) {
      const answer = await send('PATCH', `/api/translations/${id}`, { state: 'reviewed' }, token)
      const { reviewed_by, reviewed_at } = rowIn(answer, 'doc')
      expect({ reviewed_by, reviewed_at }).toEqual({
        reviewed_by: expect.stringMatching(/.+/),
        reviewed_at: expect.stringMatching(/^20/),
      })
    }
    expect(await page(path)).not.toContain(NOT_REVIEWED)
  })

  test('prepare a language before it is switched on', async () => {
    const texts = {
      [title]: `జీతం ${word}`,
      [lead]: `${word} ఎంత ఇస్తుంది.`,
      'You get 700 dirhams a month.': 'నెలకు 700 దిర్హాములు.',
      [second]: `${word} నుంచి రసీదు అడగండి.`,
    }
    await translateAll(texts, { language: 'te' })
    const address = `/te/${word}`
    expect((await send('GET', address)).status).toBe(404)
    await switchOnLanguages(site(), 'ne', 'ta', 'te')
    expect(await page(address)).toContain('నెలకు 700 దిర్హాములు.')
  })

  test('cannot say who has confirmed a text', async () => {
    const answer = await translate(`Free ${word}`, `${word} निःशुल्क`, {
      reviewed_by: 'Somebody',
      reviewed_at: '2020-01-01T00:00:00.000Z',
      digest: 'made-up',
    })
    expect(rowIn(answer, 'doc')).toMatchObject({ reviewed_by: null, reviewed_at: null })
  })

  test('cannot store a translation with another sum', async () => {
    const answer = await translate('Pay 30,000 rupees.', '3,000 रुपैयाँ तिर्नुहोस्।')
    expect(answer.status).toBe(400)
    expect(messagesOf(answer.body)).toContain('30,000 is missing in the translation.')
  })

  test('download the texts of a language as a sheet, with what is missing', async () => {
    const sheet = await send('GET', '/php/translations.php?language=ne', undefined, token)
    const rows = readCsv(sheet.text)
    const of = (english: string) => rows.find(({ English }) => English === english)
    expect(of(title)).toMatchObject({ Page: word, Translation: `ज्याला ${word}`, State: 'reviewed' })
    expect(of('About the agency')).toMatchObject({ Translation: '', State: 'missing' })
    const { body } = await send('GET', '/php/translations.php', undefined, token)
    expect(body).toMatchObject({ success: true, total: rows.length })
    expect(rowsIn({ ...sheet, body }, 'languages')).toContainEqual({
      language: 'ne',
      translated: rows.filter(({ State }) => State !== 'missing').length,
      reviewed: rows.filter(({ State }) => State === 'reviewed').length,
    })
  })

  test('cannot store two translations of one text', async () => {
    expect((await translate(lead, `${word} ले अर्कै दिन्छ।`)).status).toBe(400)
  })
})
