import { afterAll, describe, expect, test } from 'vitest'
import { minutesLater, shortlistSite } from '@/tests/support/candidates/shortlistSite'

/** The link of an employer alone opens nothing: a mailed code does, in one browser. */

const { payload, end, proposed, opened, send, view, lastCode, mailsTo, endLink } =
  await shortlistSite()
afterAll(end)

const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('the link alone', () => {
  test('shows who it is for and a masked address, and nobody of the list', async () => {
    const { token, people, email } = await proposed()
    const shown = await view(token)
    expect(shown).toMatchObject({ state: 'code', company: 'Mithal Petroleum', sent_at: null })
    const text = JSON.stringify(shown)
    expect(text).not.toContain(email)
    for (const { name } of people) expect(text).not.toContain(name)
  })

  test('sends no code before somebody asks for one', async () => {
    const { token, email } = await proposed()
    await view(token)
    expect(await mailsTo(email, 'shortlist-code')).toEqual([])
  })

  test.each([
    ['without its last sign', (token: string) => token.slice(0, -1)],
    [
      'with another number',
      (token: string) => token.replace(/^\d+/, (id) => String(Number(id) + 1)),
    ],
    ['with a signature of zeros', (token: string) => token.replace(/[\w-]{43}$/, 'A'.repeat(43))],
  ])('%s is no link', async (_what, forge) => {
    const { token } = await proposed()
    await proposed()
    expect(await view(forge(token))).toBeNull()
    const { answer, browser } = await send(forge(token), 'send_code', null)
    expect([answer.status, browser]).toEqual([404, null])
  })
})

describe('a code', () => {
  test('opens the list in the browser that asked for it', async () => {
    const { token, browser, people } = await opened()
    expect(await view(token, browser)).toMatchObject({
      state: 'list',
      people: people.map(({ name }) => ({ name })),
    })
  })

  test('is six digits that no subject of a mail shows', async () => {
    const { token, email } = await proposed()
    await send(token, 'send_code', null)
    const [mail] = await mailsTo(email, 'shortlist-code')
    expect(await lastCode(email)).toMatch(/^\d{6}$/)
    expect(mail?.subject).toBe('Your code')
  })

  test('that is wrong is refused, and says how many tries are left; the sixth is refused also when it is right', async () => {
    const { token, email } = await proposed()
    const { browser } = await send(token, 'send_code', null)
    const code = await lastCode(email)
    const said: unknown[] = []
    for (let i = 0; i < 5; i += 1) {
      const { answer } = await send(token, 'open', browser, { code: wrongOf(code) })
      said.push(answer.body.message)
    }
    expect(said).toEqual([
      'This is not the code. 4 tries left.',
      'This is not the code. 3 tries left.',
      'This is not the code. 2 tries left.',
      'This is not the code. 1 try left.',
      'This is not the code. Please ask for a new one.',
    ])
    const { answer } = await send(token, 'open', browser, { code })
    expect(answer.body).toMatchObject({ success: false, message: expect.stringContaining('ended') })
    expect(await view(token, browser)).toMatchObject({ state: 'code', sent_at: null })
  })

  test('sent ten times at once is counted ten times', async () => {
    const { token, email } = await proposed()
    const { browser } = await send(token, 'send_code', null)
    const code = wrongOf(await lastCode(email))
    const tries = Array.from({ length: 10 }, () => send(token, 'open', browser, { code }))
    const said = (await Promise.all(tries)).map(({ answer }) => String(answer.body.message))
    expect(said.filter((text) => text.startsWith('This is not the code'))).toHaveLength(5)
  })

  test('ends after ten minutes', async () => {
    const { token, email } = await proposed()
    const { browser } = await send(token, 'send_code', null)
    const code = await lastCode(email)
    const late = await send(token, 'open', browser, { code }, minutesLater(11))
    expect(late.answer.body.success).toBe(false)
    const inTime = await send(token, 'open', browser, { code }, minutesLater(9))
    expect(inTime.answer.body.success).toBe(true)
  })

  test('does not work in another browser, which uses up none of its tries', async () => {
    const { token, email } = await proposed()
    const { browser } = await send(token, 'send_code', null)
    const code = await lastCode(email)
    const other = 'B'.repeat(43)
    for (const from of [null, ...Array.from({ length: 6 }, () => other)]) {
      const { answer } = await send(token, 'open', from, { code })
      expect(answer.body.message).toContain('Please ask for a code.')
      expect(await view(token, from)).toMatchObject({ state: 'code' })
    }
    expect((await send(token, 'open', browser, { code })).answer.body.success).toBe(true)
  })

  test('works once, and a newer one ends the one before', async () => {
    const { token, email } = await proposed()
    const { browser } = await send(token, 'send_code', null)
    const first = await lastCode(email)
    await send(token, 'send_code', browser)
    const second = await lastCode(email)
    if (first !== second) {
      expect((await send(token, 'open', browser, { code: first })).answer.body.success).toBe(false)
    }
    expect((await send(token, 'open', browser, { code: second })).answer.body.success).toBe(true)
    expect((await send(token, 'open', browser, { code: second })).answer.body.success).toBe(false)
  })

  test('of another company opens nothing here', async () => {
    const one = await proposed()
    const other = await opened()
    expect(await view(one.token, other.browser)).toMatchObject({ state: 'code' })
    const code = await lastCode(other.email)
    const { answer } = await send(one.token, 'open', other.browser, { code })
    expect(answer.body.success).toBe(false)
  })

  test.each(['', '12345', '1234567', 'abcdef'])('typed as "%s" uses up no try', async (code) => {
    const { token, email } = await proposed()
    const { browser } = await send(token, 'send_code', null)
    const { answer } = await send(token, 'open', browser, { code })
    expect(answer.body).toMatchObject({ message: 'Please type the six digits of the mail' })
    const wrong = await send(token, 'open', browser, { code: wrongOf(await lastCode(email)) })
    expect(wrong.answer.body.message).toContain('4 tries left')
  })

  test('is not mailed an eleventh time within an hour', async () => {
    const { token, email } = await proposed()
    for (let i = 0; i < 10; i += 1) await send(token, 'send_code', null)
    const { answer } = await send(token, 'send_code', null)
    expect(answer.body.success).toBe(false)
    expect(await mailsTo(email, 'shortlist-code')).toHaveLength(10)
  })

  test('is not mailed any more after thirty wrong ones', async () => {
    const { token, email, id } = await proposed()
    await payload.update({ collection: 'shortlists', id, data: { wrong_codes: 30 } })
    const { answer } = await send(token, 'send_code', null)
    expect(answer.body).toMatchObject({
      message: 'There were too many wrong codes. Please call us.',
    })
    expect(await mailsTo(email, 'shortlist-code')).toEqual([])
  })
})

describe('an open list', () => {
  test('is closed in the first browser when it is opened in a second one', async () => {
    const { token, browser, email } = await opened()
    const second = await send(token, 'send_code', null)
    expect(await view(token, browser)).toMatchObject({ state: 'list' })
    await send(token, 'open', second.browser, { code: await lastCode(email) })
    expect(await view(token, browser)).toMatchObject({ state: 'code' })
    expect(await view(token, second.browser)).toMatchObject({ state: 'list' })
  })

  test('asks for a code again after twelve hours', async () => {
    const { token, browser } = await opened()
    expect(await view(token, browser, minutesLater(12 * 60 - 1))).toMatchObject({ state: 'list' })
    expect(await view(token, browser, minutesLater(12 * 60 + 1))).toMatchObject({ state: 'code' })
  })

  test('ends at once when staff end it, and takes nothing any more', async () => {
    const { token, browser, id, places } = await opened()
    await endLink(id)
    expect(await view(token, browser)).toEqual({ state: 'ended' })
    for (const action of ['send_code', 'open', 'answer'] as const) {
      const { answer } = await send(token, action, browser, { [`answer_${places[0]}`]: 'yes' })
      expect(answer.body.message).toBe('This link has ended. Your answers are kept.')
    }
  })

  test('ends after its last day', async () => {
    const { token, browser } = await opened()
    expect(await view(token, browser, new Date('2026-12-15T18:31:00Z'))).toEqual({ state: 'ended' })
  })
})
