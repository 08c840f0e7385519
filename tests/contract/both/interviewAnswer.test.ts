import { describe, expect, test } from 'vitest'
import { applied, formOf, page, registered } from '@/tests/support/candidates/statusPage'
import { call, get, php, postForm, postJson } from '@/tests/support/network/http'
import { newJob, rowsWhere } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

/** How candidates answer an invitation at the link of their card, without scripts. */

/** Days from now, as staff plan them. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10)

const plan = async (job: number, values = {}) => {
  const body = {
    job: String(job),
    kind: 'trade_test',
    day: inDays(9),
    answer_until: inDays(5),
    place: 'Sample Test Hall, gate 2',
    address: 'Station Road',
    map_url: 'https://maps.example/hall',
    bring: ['passport', 'work_shoes'],
    note: '<b>Gate 2</b>',
    slots: [
      { time: '09:30', places: 2 },
      { time: '11:00', places: 1 },
    ],
    ...values,
  }
  const { body: saved } = await postJson(php('interview_save'), body, await adminToken())
  expect(saved).toMatchObject({ success: true })
  return Number(saved?.id)
}

/** Somebody who is invited to a day of a job. */
const invitedTo = async (job: number, day: number, time = '09:30') => {
  const { id, token, email } = await applied({ job_id: String(job) })
  const invite = { id: day, action: 'invite', applications: [id], time, tell: false }
  const { body } = await postJson(php('interview_update'), invite, await adminToken())
  expect(body).toMatchObject({ success: true })
  const [seat] = await rowsWhere('interview-seats', 'application', String(id))
  return { id, token, email, seat: Number(seat?.id) }
}

const invited = async () => {
  const job = await newJob()
  const day = await plan(job)
  return { job, day, ...(await invitedTo(job, day)) }
}

const say = (token: string, seat: number, answer: string, more = {}) =>
  postForm(php('interview_answer'), formOf({ token, seat: String(seat), answer, ...more }))

const sayPlainly = (token: string, seat: number, answer: string, more = {}) =>
  call(php('interview_answer'), {
    method: 'POST',
    body: formOf({ token, seat: String(seat), answer, ...more }),
    headers: { Accept: 'text/html,*/*;q=0.8' },
    redirect: 'manual',
  })

const cardPage = (token: string, query = '') => get(`/interview/${token}${query}`)

const answerOf = async (seat: number) =>
  (await rowsWhere('interview-seats', 'id', String(seat)))[0]?.answer

describe('the card of an invitation', () => {
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

describe('an answer without scripts', () => {
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
    expect(text).toMatch(new RegExp(`disabled=""[^>]*value="${day} 11:00"`))
    const full = await sayPlainly(token, seat, 'move', { to: `${day} 11:00` })
    expect(full.headers.get('location')).toBe(`/interview/${token}?seat=${seat}&ask=move#form`)
    expect(await answerOf(seat)).toBe('none')
    await sayPlainly(token, seat, 'move', { to: `${other} 11:00` })
    expect(await rowsWhere('interview-seats', 'application', String(id))).toEqual([
      expect.objectContaining({ interview: other, time: '11:00', answer: 'coming' }),
    ])
  })
})

describe('an answer is refused', () => {
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

describe('the calendar file', () => {
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
