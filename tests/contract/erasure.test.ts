import { describe, expect, inject, test } from 'vitest'
import { hasDatabaseFile } from '@/tests/support/database'
import { fileOf, filesWith, pdfOf, unzip } from '@/tests/support/files'
import { applyForm, enquiryForm, registrationForm } from '@/tests/support/forms'
import { bearer, call, fetchBytes, get, php, postForm, postJson } from '@/tests/support/http'
import { mark } from '@/tests/support/mark'
import { newMobile } from '@/tests/support/mobile'
import { applicationsOf } from '@/tests/support/records'
import { type Row, rowsIn } from '@/tests/support/rows'
import { adminToken, editorToken } from '@/tests/support/session'

const server = inject('server')

/** Someone who applied, registered and wrote: each word of theirs has the mark. */
const person = async () => {
  const marked = mark()
  const email = `${marked}@candidate.example`
  const resume = fileOf(`${marked}.pdf`, pdfOf(5000, marked))
  const name = `Asha ${marked}`
  const mobile = newMobile()
  await postForm(php('job_applied'), applyForm({ name, email, mobile, resume }))
  await postForm(
    php('registration'),
    await registrationForm({
      full_name: name,
      email,
      whatsup_no: mobile,
      resume,
      whatsapp_consent: 'on',
    }),
  )
  await postForm(php('enquiry'), enquiryForm({ name, email, message: `My words: ${marked}` }))
  return { marked, email }
}

const find = async (who: string): Promise<Row[]> =>
  rowsIn(await postJson(php('person_find'), { who }, await adminToken()), 'rows')

const keys = (rows: Row[]) => rows.map(({ collection, id }) => ({ collection, id }))

const erase = async (rows: Row[], confirm = 'ERASE') =>
  postJson(php('person_erase'), { rows: keys(rows), confirm }, await adminToken())

const filesWithHere = (word: string) => filesWith(word, server?.dataDir ?? '')

describe('the office looks for a person', () => {
  test('finds by e-mail all that they sent, and nobody else', async () => {
    const { email } = await person()
    await person()
    expect((await find(email.toUpperCase())).map((row) => row.email)).toEqual([email, email, email])
  })

  test('finds by a reference what the same person sent otherwise', async () => {
    const { email } = await person()
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
    'finds an enquiry whose phone was typed %s, by the number and by the application',
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

  test('takes nobody for the same whose number only shares some digits', async () => {
    const mobile = newMobile()
    const email = `${mark()}@candidate.example`
    await postForm(php('enquiry'), enquiryForm({ email, phone: mobile }))
    // A part of a number is no number of somebody.
    await postForm(php('enquiry'), enquiryForm({ phone: mobile.slice(-7) }))
    expect(await find(`${mobile}1`)).toEqual([])
    expect(await find(`7${mobile.slice(1)}`)).toEqual([])
    expect((await find(mobile)).map((row) => row.email)).toEqual([email])
  })

  test.each(['12345', 'nobody@nowhere.example', 'AP-26-0000000', '%', '%%%%%%%'])(
    'finds nobody by %s',
    async (who) => expect(await find(who)).toEqual([]),
  )

  test('is told when nothing was typed', async () => {
    const { body } = await postJson(php('person_find'), { who: ' ' }, await adminToken())
    expect(body).toMatchObject({
      success: false,
      message: 'Type an e-mail address, a phone number or a reference',
    })
  })
})

describe('an erasure', () => {
  test.skipIf(!hasDatabaseFile())(
    'leaves no byte of the person in the database, the uploads or the log',
    async () => {
      const { marked, email } = await person()
      expect(filesWithHere(marked)).not.toEqual([])
      const answer = await erase(await find(email))
      expect(answer.body).toMatchObject({ success: true, erased: 3 })
      expect(filesWithHere(marked)).toEqual([])
    },
  )

  test('leaves a line without personal data on record', async () => {
    const { marked, email } = await person()
    const rows = await find(email)
    await erase(rows)
    const lines = await get(php('audit_list', '?action=erase&limit=100'), await adminToken())
    for (const { collection, id } of rows) {
      expect(rowsIn(lines, 'lines')).toContainEqual(
        expect.objectContaining({ subject: collection, subject_id: id, actor: 'admin 1' }),
      )
    }
    expect(lines.text).not.toContain(marked)
  })

  test('can be asked for twice', async () => {
    const { email } = await person()
    const rows = await find(email)
    await erase(rows)
    expect((await erase(rows)).body).toMatchObject({ success: true, erased: 0 })
  })

  test.each(['', 'erase', 'yes'])('wants the word typed, not "%s"', async (confirm) => {
    const { email } = await person()
    const rows = await find(email)
    expect((await erase(rows, confirm)).body).toMatchObject({
      success: false,
      errors: { confirm: 'Type ERASE to confirm' },
    })
    expect(await find(email)).toHaveLength(3)
  })

  test('refuses all of it while one row is held, and in the panel too', async () => {
    const { email } = await person()
    const rows = await find(email)
    const [first] = keys(rows)
    const token = await adminToken()
    await postJson(php('privacy_update'), { ...first, action: 'hold' }, token)
    expect((await erase(rows)).body).toMatchObject({
      success: false,
      message: expect.stringContaining('legal hold'),
    })
    const byPanel = await call(`/api/${first?.collection}/${first?.id}`, {
      method: 'DELETE',
      headers: bearer(token),
    })
    expect(byPanel.status).toBe(409)
    expect(await find(email)).toHaveLength(3)
    await postJson(php('privacy_update'), { ...first, action: 'unhold' }, token)
    expect((await erase(rows)).body).toMatchObject({ success: true, erased: 3 })
  })

  test('also in the panel takes the resume along', async () => {
    const { email } = await person()
    const [application] = await applicationsOf(email)
    const token = await adminToken()
    const headers = bearer(token)
    await call(`/api/applications/${application?.id}`, { method: 'DELETE', headers })
    const file = await fetchBytes(`/uploads/resume/${application?.upload_resume}`, { headers })
    expect(file.status).toBe(404)
  })

  test.each([
    [[]],
    [[{ collection: 'users', id: 1 }]],
    [[{ collection: 'applications', id: 0 }]],
    [[{ collection: 'applications', id: '1' }]],
    ['applications'],
  ])('refuses %j', async (rows) => {
    const { body } = await postJson(
      php('person_erase'),
      { rows, confirm: 'ERASE' },
      await adminToken(),
    )
    expect(body).toMatchObject({ success: false })
  })
})

test('one person gets all that is held about them, the resume byte for byte', async () => {
  const { marked, email } = await person()
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
  expect(texts.join()).toContain(`My words: ${marked}`)
  expect(texts.join()).not.toContain('dedupe_key')
})

describe('the audit trail', () => {
  test.each(['PATCH', 'DELETE', 'POST'])('takes no %s, not even from the admin', async (method) => {
    const token = await adminToken()
    const { email } = await person()
    await erase(await find(email))
    const [line] = rowsIn(await get(php('audit_list'), token), 'lines')
    const answer = await call(method === 'POST' ? '/api/audit' : `/api/audit/${line?.id}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...bearer(token) },
      ...(method !== 'DELETE' && {
        body: JSON.stringify({ actor: 'nobody', action: 'view', subject: 'x' }),
      }),
    })
    expect(answer.status).toBe(403)
    expect(rowsIn(await get(php('audit_list', '?limit=100'), token), 'lines')).toContainEqual(line)
  })
})

describe('who is not the admin', () => {
  const calls: [string, object | null][] = [
    ['person_find', { who: 'a@example.com' }],
    ['person_export', { rows: [{ collection: 'applications', id: 1 }] }],
    ['person_erase', { rows: [{ collection: 'applications', id: 1 }], confirm: 'ERASE' }],
    ['privacy_update', { collection: 'applications', id: 1, action: 'hold' }],
    ['privacy', { is_on: true, months: 1, quarantine_days: 1 }],
    ['retention_run', {}],
    ['privacy', null],
    ['audit_list', null],
  ]
  test.each(calls)('gets 401 from %s', async (name, body) => {
    const { token } = await editorToken()
    for (const candidate of [undefined, token, 'nonsense']) {
      const answer = body
        ? await postJson(php(name), body, candidate)
        : await get(php(name), candidate)
      expect(answer.status).toBe(401)
      expect(answer.body).toMatchObject({ success: false })
    }
  })
})
