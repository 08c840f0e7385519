import { describe, expect, test } from 'vitest'
import { otherLanguages } from '@/lib/shared/languages'
import { TRANSLATIONS } from '@/messages/wordsIn'
import {
  answerOf,
  cardPage,
  inDays,
  invited,
  invitedTo,
  plan,
  say,
  sayPlainly,
  seatsOf,
} from '@/tests/support/candidates/invitedPeople'
import { applied, page, registered } from '@/tests/support/candidates/statusPage'
import { get, php, postJson } from '@/tests/support/network/http'
import { hasDatabase } from '@/tests/support/site/database'
import { adminToken } from '@/tests/support/staff/session'

/** How candidates answer an invitation at the link of their card, without scripts. */

describe.skipIf(!hasDatabase())('the card of an invitation', () => {
  test('shows day, place, number and three answers, and is as secret as the status page', async () => {
    const { token, seat } = await invited()
    const { status, text, headers } = await cardPage(token)
    expect(status).toBe(200)
    for (const said of ['09:30', 'Sample Test Hall, gate 2', 'Pay nobody at the hall.']) {
      expect(text).toContain(said)
    }
    for (const said of ['I will come', 'Another day', 'I cannot come', 'Your passport']) {
      expect(text).toContain(said)
    }
    expect(text).toContain('&lt;b&gt;Gate 2&lt;/b&gt;')
    expect(text).toContain(`name="seat" value="${seat}"`)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(text).toMatch(/<meta name="robots" content="noindex/)
    expect(await answerOf(seat)).toBe('none')
  })

  test('says the same in every language', async () => {
    const { token } = await invited()
    for (const language of otherLanguages) {
      const { text } = await get(`/${language}/interview/${token}`)
      const { willYouCome, iWillCome, anotherDay, iCannot, payNobody, passport } =
        TRANSLATIONS[language].interview
      for (const said of [willYouCome, iWillCome, anotherDay, iCannot, payNobody, passport]) {
        expect(text, language).toContain(said)
      }
      for (const said of ['09:30', 'Sample Test Hall, gate 2']) expect(text).toContain(said)
      // Also while the language is off: the links that people have go on working.
      expect(text).not.toContain(TRANSLATIONS[language].languages.notTranslated)
      expect(text).toContain('<main id="main">')
      expect(text).not.toMatch(/>(?:Will you come\?|Pay nobody at the hall\.|Bring these)</)
    }
  })

  test('is linked from the status page', async () => {
    const { token } = await invited()
    const { text } = await page(token)
    expect(text).toContain(`href="/interview/${token}"`)
    expect(text).toMatch(/Trade test: \w{3} \d+ \w{3}, 09:30/)
    expect((await page((await applied()).token)).text).not.toContain('href="/interview/')
  })

  test('says that a link has ended, and is not found for what is no link', async () => {
    const { token } = await invited()
    const forged = `${token.slice(0, -4)}AAAA`
    const { text } = await cardPage(forged)
    expect(text).toContain('This link has ended')
    expect(text).not.toContain('Sample Test Hall')
    for (const address of ['/interview', '/interview/x', `/interview/${token}/x`]) {
      expect((await get(address)).status).toBe(404)
    }
    expect((await cardPage((await registered()).token)).text).toContain('This link has ended')
  })
})

describe.skipIf(!hasDatabase())('an answer without scripts', () => {
  test.each([
    ['coming', 'You said: I will come'],
    ['cannot', 'You said: I cannot come'],
  ])('%s leads back to the card, which says it', async (answer, said) => {
    const { token, seat } = await invited()
    const { status, headers } = await sayPlainly(token, seat, answer)
    expect(status).toBe(303)
    expect(headers.get('location')).toBe(`/interview/${token}#form`)
    expect((await cardPage(token)).text).toContain(said)
    expect((await cardPage(token)).text).not.toContain('Will you come?')
    expect((await cardPage(token, `?seat=${seat}&ask=change`)).text).toContain('Will you come?')
    expect(await answerOf(seat)).toBe(answer)
  })

  test('of another time is chosen from a list with what is free', async () => {
    const { job, day, token, seat, id } = await invited()
    const other = await plan(job, { day: inDays(8) })
    await invitedTo(job, day, '11:00')
    const { text } = await cardPage(token, `?seat=${seat}&ask=move`)
    expect(text).toContain(`value="${other} 11:00"`)
    expect(text).toMatch(/Take this time: \w+ \d+ \w+, 11:00/)
    expect(text).toContain('Full')
    expect(text).not.toContain(`value="${day} 11:00"`)
    const full = await sayPlainly(token, seat, 'move', { to: `${day} 11:00` })
    expect(full.headers.get('location')).toBe(`/interview/${token}?seat=${seat}&ask=move#form`)
    expect(await answerOf(seat)).toBe('none')
    await sayPlainly(token, seat, 'move', { to: `${other} 11:00` })
    expect(await seatsOf(id)).toEqual([
      expect.objectContaining({ interview: other, time: '11:00', answer: 'coming' }),
    ])
  })
})

describe.skipIf(!hasDatabase())('an answer is refused', () => {
  test.each(['coming', 'cannot', 'move'])('with the link of somebody else: %s', async (answer) => {
    const { seat } = await invited()
    const { token } = await invited()
    expect((await say(token, seat, answer, { to: '1 09:30' })).body).toMatchObject({
      success: false,
      message: 'We do not find this time. Please open the link again.',
    })
    expect(await answerOf(seat)).toBe('none')
  })

  test('with a forged link, or that of a registration', async () => {
    const { token, seat } = await invited()
    for (const wrong of [`${token.slice(0, -4)}AAAA`, '', (await registered()).token]) {
      expect((await say(wrong, seat, 'coming')).status).toBe(404)
    }
    expect(await answerOf(seat)).toBe('none')
  })

  test.each(['', 'none', 'here', 'yes'])('when it is none of the three: %j', async (answer) => {
    const { token, seat } = await invited()
    expect((await say(token, seat, answer)).body).toMatchObject({ success: false })
    expect(await answerOf(seat)).toBe('none')
  })

  test('after the day was called off, as the card says', async () => {
    const { day, token, seat } = await invited()
    const off = { id: day, action: 'call_off', tell: false }
    await postJson(php('interview_update'), off, await adminToken())
    expect((await say(token, seat, 'coming')).body).toMatchObject({
      message: 'This day is called off. We call you.',
    })
    const { text } = await cardPage(token)
    expect(text).toContain('Please do not come.')
    expect(text).not.toContain('I will come')
  })
})

describe.skipIf(!hasDatabase())('the calendar file', () => {
  const fileOf = (token: string, seat: number) =>
    get(php('interview_answer', `?token=${encodeURIComponent(token)}&seat=${seat}`))

  test('is sent for the own place, and kept by nobody', async () => {
    const { token, seat } = await invited()
    const { status, text, headers } = await fileOf(token, seat)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(text).toContain(`DTSTART;TZID=Asia/Kolkata:${inDays(9).replaceAll('-', '')}T093000`)
    expect(text).not.toContain(token)
  })

  test('is not sent for the place of somebody else, nor with a forged link', async () => {
    const { token, seat } = await invited()
    const other = await invited()
    expect((await fileOf(other.token, seat)).status).toBe(404)
    expect((await fileOf(`${token.slice(0, -4)}AAAA`, seat)).status).toBe(404)
  })
})
