import { describe, expect, test } from 'vitest'
import { applyForm, enquiryForm } from '@/tests/support/candidates/forms'
import { newMobile } from '@/tests/support/candidates/mobile'
import { find, keys, newPerson } from '@/tests/support/candidates/person'
import { pdfOf, unzip } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { bearer, fetchBytes, php, postForm, postJson } from '@/tests/support/network/http'
import { applicationsOf } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

describe('the person search', () => {
  test('finds by e-mail everything that a person sent, and nobody else', async () => {
    const { email } = await newPerson()
    await newPerson()
    expect((await find(email.toUpperCase())).map((row) => row.email)).toEqual([email, email, email])
  })

  test('finds by a reference everything else that the same person sent', async () => {
    const { email } = await newPerson()
    const [application] = await applicationsOf(email)
    const found = await find(` ${String(application?.reference).toLowerCase()} `)
    expect(found.map(({ collection }) => collection)).toEqual(
      expect.arrayContaining(['applications', 'registrations', 'enquiries']),
    )
  })

  test.each([
    ['with spaces', (mobile: string) => `${mobile.slice(0, 5)} ${mobile.slice(5)}`],
    ['with dashes and a zero', (mobile: string) => `0${mobile.slice(0, 3)}-${mobile.slice(3)}`],
    ['with a plus', (mobile: string) => `+91 (${mobile.slice(0, 5)}) ${mobile.slice(5)}`],
    ['with 00', (mobile: string) => `0091${mobile}`],
    ['bare', (mobile: string) => mobile],
  ])(
    'finds an enquiry whose phone was typed %s, by its number and by the application',
    async (_how, typed) => {
      const mobile = newMobile()
      const email = `${mark()}@candidate.example`
      await postForm(php('job_applied'), applyForm({ email, mobile }))
      const phone = typed(mobile)
      await postForm(php('enquiry'), enquiryForm({ phone }))
      const ways = [mobile, mobile.slice(-8), `+91${mobile}`, `0091 ${mobile}`, `0${mobile}`, email]
      for (const who of [...ways, phone]) {
        const found = (await find(who)).map(({ collection }) => collection)
        expect(found, who).toEqual(['applications', 'enquiries'])
      }
    },
  )

  test('does not take numbers that share some digits for the same person', async () => {
    const mobile = newMobile()
    const email = `${mark()}@candidate.example`
    await postForm(php('enquiry'), enquiryForm({ email, phone: mobile }))
    // A part of a number does not identify a person.
    await postForm(php('enquiry'), enquiryForm({ phone: mobile.slice(-7) }))
    expect(await find(`${mobile}1`)).toEqual([])
    expect(await find(`7${mobile.slice(1)}`)).toEqual([])
    expect((await find(mobile)).map((row) => row.email)).toEqual([email])
  })

  test.each(['12345', 'nobody@nowhere.example', 'AP-26-0000000', '%', '%%%%%%%'])(
    'finds nobody by %s',
    async (who) => expect(await find(who)).toEqual([]),
  )

  test('asks for a search term when none was typed', async () => {
    const { body } = await postJson(php('person_find'), { who: ' ' }, await adminToken())
    expect(body).toMatchObject({
      success: false,
      message: 'Type an e-mail address, a phone number or a reference',
    })
  })
})

test('a person export contains all stored data, with the resume byte for byte', async () => {
  const { marked, email } = await newPerson()
  const { status, headers, bytes } = await fetchBytes(php('person_export'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...bearer(await adminToken()) },
    body: JSON.stringify({ rows: keys(await find(email)) }),
  })
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/zip')
  const files = await unzip(bytes)
  expect([...files.keys()].filter((name) => name.endsWith('data.json'))).toHaveLength(3)
  const resumes = [...files].filter(([name]) => name.endsWith(`resume-${marked}.pdf`))
  expect(resumes).toHaveLength(2)
  for (const [, resume] of resumes) expect(resume).toEqual(pdfOf(5000, marked))
  const texts = [...files]
    .filter(([name]) => name.endsWith('.json'))
    .map(([, data]) => data.toString())
  expect(texts.join()).toContain(`My message: ${marked}`)
  expect(texts.join()).not.toContain('dedupe_key')
})
