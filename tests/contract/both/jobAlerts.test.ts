import { describe, expect, test, vi } from 'vitest'
import {
  ASKED,
  alertsOf,
  ask,
  askPlainly,
  confirmed,
  newEmail,
} from '@/tests/support/candidates/jobAlerts'
import { mailsTo, SOON } from '@/tests/support/candidates/mails'
import { expectFieldRefusal, expectRefusal, expectSuccess } from '@/tests/support/expect'
import { call } from '@/tests/support/network/http'

const states = async (email: string) => (await alertsOf(email)).map(({ state }) => state)

describe('asking for a job alert is refused', () => {
  test.each([
    ['', 'Email is required'],
    ['asha', 'Invalid email format'],
    ['a@example.com\nBcc: b@example.com', 'Invalid email format'],
  ])('for the address %j: "%s"', async (email, message) => {
    expectFieldRefusal(await ask({ email }), 'email', message)
  })

  test('for a form whose honeypot field is filled in, and nothing is stored', async () => {
    const email = newEmail()
    expectRefusal(
      await ask({ email, website: 'https://spam.example' }),
      'This could not be sent. Please reload the page and try again.',
    )
    expect(await alertsOf(email)).toEqual([])
  })

  test.each(['', 'delete', 'ASK', 'constructor'])('for the action %j', async (action) => {
    const email = newEmail()
    expectRefusal(await ask({ email, action }), 'The request could not be read.')
    expect(await alertsOf(email)).toEqual([])
  })
})

describe('a visitor who asks for a job alert', () => {
  test('gets a mail with the search in words, and nothing else before the answer', async () => {
    const email = newEmail()
    expectSuccess(await ask({ email, search: 'country=QA&q=tig+welder' }), ASKED)
    expect(await alertsOf(email)).toMatchObject([
      { state: 'asked', search: 'q=tig+welder&country=QA', language: 'en', confirmed_at: null },
    ])
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Please confirm: new jobs by e-mail')
    for (const said of ['Job or trade: tig welder', 'Country: Qatar', 'once a day at most']) {
      expect(mail?.text).toContain(said)
    }
  })

  test('has the page, a repeated value, and what the list does not know dropped', async () => {
    const email = newEmail()
    const search = 'page=7&utm=x&industry=it&industry=it,nothing&experience=never&country=xx9,ae'
    expectSuccess(await ask({ email, search }), ASKED)
    expect(await alertsOf(email)).toMatchObject([{ search: 'country=AE&industry=it' }])
  })

  test('twice for the same search has one alert, and gets a second mail and the same answer', async () => {
    const email = newEmail()
    const answers = [
      await ask({ email, search: 'country=QA&country=AE' }),
      await ask({ email: email.toUpperCase(), search: 'country=AE,QA&page=2' }),
    ]
    for (const answer of answers) expectSuccess(answer, ASKED)
    expect(answers[1]?.text).toBe(answers[0]?.text)
    expect(await alertsOf(email)).toHaveLength(1)
    await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(2), SOON)
  })

  test('twice at the same time has one alert', async () => {
    const email = newEmail()
    for (const answer of await Promise.all([ask({ email }), ask({ email })])) {
      expectSuccess(answer, ASKED)
    }
    expect(await alertsOf(email)).toHaveLength(1)
  })

  test('gets the same answer when the alert is on already, and only the mail says so', async () => {
    const { email } = await confirmed()
    expectSuccess(await ask({ email }), ASKED)
    const [mail] = await mailsTo(email, { subject: /already/ })
    expect(mail?.text).toContain('This alert is on already.')
    expect(await states(email)).toEqual(['confirmed'])
  })

  test('has ten alerts at most, and gets the same answer to the eleventh', async () => {
    const email = newEmail()
    for (let n = 0; n < 11; n += 1) expectSuccess(await ask({ email, search: `q=w${n}` }), ASKED)
    expect(await alertsOf(email)).toHaveLength(10)
  })

  test('without scripts is sent back to the page of the search, which says what to do', async () => {
    const email = newEmail()
    const answer = await askPlainly({ email, search: 'q=welder&page=3' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/job-alerts?q=welder#form')
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
    const { text } = await call('/job-alerts?q=welder', { headers: { Cookie: cookie } })
    expect(text).toContain(ASKED)
    expect(text).not.toContain(email)
  })

  test('without scripts keeps a wrong address, with what is wrong beside it', async () => {
    const answer = await askPlainly({ email: 'asha@' })
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
    const { text } = await call('/job-alerts?q=welder', { headers: { Cookie: cookie } })
    expect(text).toContain('Invalid email format')
    expect(text).toContain('value="asha@"')
  })
})
