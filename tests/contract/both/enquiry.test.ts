import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  expectFailure,
  expectFieldRefusal,
  expectRefusal,
  expectSuccess,
} from '@/tests/support/expect'
import { fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { call, get, php, postForm } from '@/tests/support/network/http'
import { rowsWhere } from '@/tests/support/staff/records'

const SENT = 'Your message has reached the office.'

type Fields = Record<string, string | undefined>

const newEmail = () => `${mark()}@visitor.example`

const formOf = (fields: Fields): FormData => {
  const form = new FormData()
  const all: Fields = {
    kind: 'contact',
    name: 'Asha Sample',
    email: newEmail(),
    phone: '',
    message: 'Is the welder job in Qatar still open?',
    ...fields,
  }
  for (const [name, value] of Object.entries(all)) {
    if (value !== undefined) form.append(name, value)
  }
  return form
}

const write = (fields: Fields = {}) => postForm(php('enquiry'), formOf(fields))

const enquiriesOf = (email: string) => rowsWhere('enquiries', 'email', email)

const refusedWith = async (fields: Fields, field: string, message: string) => {
  const email = newEmail()
  expectFieldRefusal(await write({ email, ...fields }), field, message)
  expect(await enquiriesOf(email)).toEqual([])
}

describe('enquiry.php refuses', () => {
  test.each([
    ['kind', undefined, 'Please choose what it is about'],
    ['kind', '', 'Please choose what it is about'],
    ['kind', 'constructor', 'Please choose what it is about'],
    ['kind', 'Contact', 'Please choose what it is about'],
    ['name', '', 'Your name is required'],
    ['email', '', 'Email is required'],
    ['email', 'asha', 'Invalid email format'],
    ['email', 'a@example.com\nBcc: b@example.com', 'Invalid email format'],
    ['phone', '1234567890123456', 'Mobile number cannot be more than 15 digits'],
    ['message', '', 'Message is required'],
    ['message', '  \n ', 'Message is required'],
    ['message', 'a'.repeat(5001), 'Please use at most 5000 characters'],
    ['message', 'a\u0000b', 'This contains characters that cannot be read'],
  ])('%s %o: "%s"', (field, value, message) => refusedWith({ [field]: value }, field, message))

  test('an employer’s enquiry without a company: "Company name is required"', () =>
    refusedWith({ kind: 'employer', company: '' }, 'company', 'Company name is required'))

  test('a form whose honeypot field is filled in, and stores nothing', async () => {
    const email = newEmail()
    expectRefusal(
      await write({ email, website: 'https://spam.example' }),
      'This could not be sent. Please reload the page and try again.',
    )
    expect(await enquiriesOf(email)).toEqual([])
  })

  test('a form with a file', async () => {
    const form = formOf({})
    form.append('resume', new Blob([fixture('resume.pdf').bytes]), 'cv.pdf')
    expectFailure(await postForm(php('enquiry'), form), 400, 'The request could not be read.')
  })
})

describe('a visitor who sends an enquiry', () => {
  test.each([
    ['contact', 'CT', undefined],
    ['grievance', 'GR', undefined],
    ['employer', 'EM', 'Specimen Contracting LLC'],
    ['fraud', 'FR', undefined],
  ])('(%s) gets a reference %s-… and the time of the answer', async (kind, letters, company) => {
    const email = newEmail()
    const answer = await write({ email, kind, company })
    expectSuccess(answer, SENT)
    expect(answer.body?.reference).toMatch(new RegExp(`^${letters}-\\d{2}-\\d{7}$`))
    expect(answer.body?.answered_in).toMatch(/working day/)
    expect(await enquiriesOf(email)).toMatchObject([
      { kind, name: 'Asha Sample', handled: false, reference: answer.body?.reference },
    ])
  })

  test('in any script, with markup or formulas, has it stored as typed', async () => {
    const email = newEmail()
    const message = 'नमस्ते\nسلام 😀\n<script>alert(1)</script>\n=1+1'
    expectSuccess(await write({ email, message }), SENT)
    expect(await enquiriesOf(email)).toMatchObject([{ message }])
  })

  test('twice at the same time has it stored once and gets one reference', async () => {
    for (const submission_id of [undefined, randomUUID()]) {
      const email = newEmail()
      const answers = await Promise.all([
        write({ email, submission_id }),
        write({ email, submission_id }),
      ])
      for (const answer of answers) expectSuccess(answer, SENT)
      expect(new Set(answers.map((answer) => answer.body?.reference)).size).toBe(1)
      expect(await enquiriesOf(email)).toHaveLength(1)
    }
  })

  test('with unknown fields has them ignored', async () => {
    const email = newEmail()
    const answer = await write({ email, handled: 'true', id: '1', reference: 'CT-00-0000000' })
    expectSuccess(answer, SENT)
    expect(await enquiriesOf(email)).toMatchObject([
      { handled: false, reference: answer.body?.reference },
    ])
  })

  test('without scripts is sent back to the page of the form', async () => {
    const answer = await call(php('enquiry'), {
      method: 'POST',
      body: formOf({ kind: 'grievance' }),
      headers: { Accept: 'text/html' },
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/grievance-form#form')
  })

  test('is not named in any public response', async () => {
    const email = newEmail()
    expectSuccess(await write({ email }), SENT)
    for (const path of [php('enquiry'), '/api/enquiries', '/health', php('contact_card')]) {
      expect((await get(path)).text).not.toContain(email)
    }
  })
})

describe('the public technical endpoints', () => {
  test('/health answers that the site works, and nothing else', async () => {
    const answer = await get('/health')
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ ok: true })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('contact_card.php can be downloaded by anyone', async () => {
    const answer = await get(php('contact_card'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/vcard')
    expect(answer.text).toMatch(/^BEGIN:VCARD\r\n[\s\S]*\r\nEND:VCARD\r\n$/)
  })

  test.each(['about-us', 'nothing', '//evil.example', '../admin', ''])(
    '/internal/preview?slug=%s answers 404 to a visitor',
    async (slug) => {
      const answer = await get(`/internal/preview?slug=${encodeURIComponent(slug)}`)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(answer.headers.get('location')).toBeNull()
    },
  )
})
