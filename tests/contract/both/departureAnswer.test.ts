import { describe, expect, test } from 'vitest'
import { otherLanguages } from '@/lib/shared/languages'
import { TRANSLATIONS } from '@/messages/wordsIn'
import {
  departedPerson,
  departureOf,
  reply,
  replyPlainly,
  selectedPerson,
} from '@/tests/support/candidates/departedPeople'
import { erase, find, keys } from '@/tests/support/candidates/person'
import { act, page, registered, trailOf } from '@/tests/support/candidates/statusPage'
import {
  expectFailure,
  expectFieldRefusal,
  expectRefusal,
  expectSuccess,
} from '@/tests/support/expect'
import { unzip } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { bearer, fetchBytes, get, php } from '@/tests/support/network/http'
import { hasDatabase, query } from '@/tests/support/site/database'
import { adminToken } from '@/tests/support/staff/session'

/** What somebody who flew answers by the link of the status page, and who learns of it, over HTTP. */

const THANKS = 'Thank you. Our office has your answers.'
const NOT_OPEN = 'These questions are not open now.'

const questionsOf = async (id: number) => {
  return (await departureOf(id)).questions
}

describe('the status page of somebody who flew', () => {
  test('asks three questions, and the page of the family none', async () => {
    const { token } = await departedPerson()
    const { text, headers } = await page(token)
    for (const said of [
      'How is it going?',
      'Are you paid as promised?',
      'Who has your passport?',
    ]) {
      expect(text).toContain(said)
    }
    expect(text).toContain('action="/php/departure_answer.php"')
    expect(headers.get('cache-control')).toContain('no-store')
    const family = /\/family\/[\w.-]+/.exec(text)?.[0] ?? ''
    const ofFamily = (await get(family)).text
    for (const hidden of ['How is it going', 'passport?', 'departure_answer']) {
      expect(ofFamily).not.toContain(hidden)
    }
  })

  test.each([
    ['is only selected', selectedPerson],
    ['flew a week ago', () => departedPerson(7)],
    ['flew 100 days ago', () => departedPerson(100)],
  ])('asks nothing of who %s', async (_who, made) => {
    expect((await page((await made()).token)).text).not.toContain('How is it going?')
  })

  test('says the same in every language', async () => {
    const { token } = await departedPerson()
    for (const language of otherLanguages) {
      const { text } = await get(`/${language}/my-application/${token}`)
      const { title, pay, again, passport, send } = TRANSLATIONS[language].questions
      for (const said of [title, pay, again, passport, send]) expect(text, language).toContain(said)
    }
  })

  test('thanks without scripts, says what can be done, and lets the answers be changed', async () => {
    const { token } = await departedPerson()
    const { status, headers } = await replyPlainly(token, { pay: 'less', passport: 'against' })
    expect(status).toBe(303)
    expect(headers.get('location')).toBe(`/my-application/${token}#form`)
    const { text } = await page(token)
    for (const said of ['What you can do now', 'Ask your embassy what to do.', 'what=unpaid']) {
      expect(text).toContain(said)
    }
    expect(text).not.toContain('Tell us who took it')
    expect(text).not.toContain('Send my answers')
    const again = (await get(`/my-application/${token}?ask=questions`)).text
    expect(again).toMatch(/<input(?=[^>]*value="less")[^>]*checked/)
  })

  test('keeps what was chosen when an answer is missing', async () => {
    const { token } = await departedPerson()
    const { headers } = await replyPlainly(token, { pay: 'less', again: '' })
    expect(headers.get('location')).toBe(`/my-application/${token}?ask=questions#form`)
  })
})

describe('an answer', () => {
  test('is stored, and a repeat changes nothing', async () => {
    const { id, token } = await departedPerson()
    for (let time = 0; time < 2; time += 1) expectSuccess(await reply(token), THANKS)
    expect(await trailOf(id)).toEqual([
      { action: 'change', detail: 'answers 30 days after the departure' },
    ])
  })

  test('is refused with another link, and by the link of a registration', async () => {
    const { id, token } = await departedPerson()
    const other = await departedPerson()
    const [reference, key] = token.split('.')
    const mixed = `${reference}.${key}.${other.token.split('.')[2]}`
    for (const link of [mixed, `${token.slice(0, -4)}AAAA`, 'x', (await registered()).token]) {
      expectFailure(await reply(link), 404, 'This link is not valid.')
    }
    expect((await questionsOf(id))?.rounds[0]?.given).toBeNull()
  })

  test('is refused when its round is not open, and before a departure', async () => {
    const { token } = await departedPerson()
    expectRefusal(await reply(token, { round: '180' }), NOT_OPEN)
    expectRefusal(await reply((await departedPerson(29)).token), NOT_OPEN)
    expectRefusal(await reply((await departedPerson(90)).token), NOT_OPEN)
    expectRefusal(await reply((await selectedPerson()).token), NOT_OPEN)
  })

  test('is refused with wrong values, in the language of the form', async () => {
    const { token } = await departedPerson()
    expectFieldRefusal(await reply(token, { pay: 'maybe' }), 'pay', 'Please choose an answer.')
    expectFieldRefusal(await reply(token, { round: '60' }), 'round', NOT_OPEN)
    const long = 'Please use at most 500 characters'
    expectFieldRefusal(await reply(token, { note: 'x'.repeat(501) }), 'note', long)
    const { choose = '' } = TRANSLATIONS.hi.questionAnswers
    expectFieldRefusal(await reply(token, { language: 'hi', pay: '' }), 'pay', choose)
  })

  test('is refused after the request to be erased, and the form is gone', async () => {
    const { token } = await departedPerson()
    await act(token, 'erase')
    expectRefusal(await reply(token), NOT_OPEN)
    expect((await page(token)).text).not.toContain('How is it going?')
  })

  test('is in the export of the person, and erased with it', async () => {
    const { id, email, token } = await departedPerson()
    const note = mark()
    expectSuccess(await reply(token, { pay: 'less', note }), THANKS)
    const { bytes } = await fetchBytes(php('person_export'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...bearer(await adminToken()) },
      body: JSON.stringify({ rows: keys(await find(email)) }),
    })
    const files = [...(await unzip(bytes)).values()].map(String)
    expect(files.some((file) => file.includes(note))).toBe(true)
    expect((await erase(await find(email))).body).toMatchObject({ success: true, erased: 1 })
    expectFailure(await reply(token), 404, 'This link is not valid.')
    if (!hasDatabase()) return
    expect(await query('select id from deployments where application = ?', [id])).toEqual([])
    expect(
      await query('select id from mails where key like ?', [`answer:30:${token.slice(0, 13)}%`]),
    ).toEqual([])
  })
})
