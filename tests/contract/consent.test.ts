import { describe, expect, test } from 'vitest'
import { applyForm, type Overrides, registrationForm } from '@/tests/support/candidates/forms'
import { expectSuccess } from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { call, get, php, postForm } from '@/tests/support/network/http'
import { newJob, rowsWhere } from '@/tests/support/staff/records'

const FORMS = [
  {
    form: 'registration',
    page: '/registration',
    rows: 'registrations',
    fields: (overrides: Overrides) => registrationForm(overrides),
  },
  {
    form: 'job_applied',
    page: '/apply-job/general',
    rows: 'applications',
    fields: async (overrides: Overrides) => applyForm(overrides),
  },
]

/** The HTML of the input with this name. */
const input = (html: string, name: string): string =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? ''

describe.each(FORMS)('a form at $page', ({ form, page, rows, fields }) => {
  const send = async (overrides: Overrides) => {
    const email = `${mark()}@candidate.example`
    const answer = await postForm(php(form), await fields({ email, ...overrides }))
    expect(answer.body, answer.text.slice(0, 300)).toMatchObject({ success: true })
    const [row] = await rowsWhere(rows, 'email', email)
    return row
  }

  test('has no box ticked in advance and shows the data notice beside the boxes', async () => {
    const { text } = await get(page)
    for (const name of ['whatsapp_consent', 'keep_consent']) {
      expect(input(text, name)).toContain('type="checkbox"')
      expect(input(text, name)).not.toMatch(/checked|required/)
    }
    expect(text).toContain('href="/privacy-notice"')
    for (const part of ['What we collect', 'What for', 'How to stop it', 'How to complain']) {
      expect(text).toContain(part)
    }
  })

  test('stores each consent separately with the version of its text and the time', async () => {
    const before = Date.now()
    const row = await send({ whatsapp_consent: 'on' })
    expect(row).toMatchObject({
      whatsapp_consent: true,
      keep_consent: false,
      consent_version: expect.stringMatching(/^\d{4}-\d{2}$/),
      consent_withdrawn_at: null,
    })
    expect(Date.parse(String(row?.consent_at))).toBeGreaterThanOrEqual(before - 1000)
    expect(await send({ keep_consent: '1' })).toMatchObject({
      whatsapp_consent: false,
      keep_consent: true,
    })
  })

  test.each([{}, { whatsapp_consent: 'false', keep_consent: '' }, { whatsapp_consent: 'yes' }])(
    'without a tick (%o) is accepted and stores no consent',
    async (ticks) => {
      expect(await send(ticks)).toMatchObject({
        whatsapp_consent: false,
        keep_consent: false,
        consent_version: null,
        consent_at: null,
      })
    },
  )

  test('ignores a consent version, consent time or list number that is sent with it', async () => {
    const row = await send({
      whatsapp_consent: 'on',
      consent_version: 'mine',
      consent_at: '2001-01-01T00:00:00.000Z',
      consent_withdrawn_at: '2001-01-01T00:00:00.000Z',
      broadcast_list: '1',
    })
    expect(row?.consent_version).not.toBe('mine')
    expect(String(row?.consent_at)).not.toMatch(/^2001/)
    expect(row).toMatchObject({ consent_withdrawn_at: null, broadcast_list: null })
  })

  test('keeps the ticks and the source after a refusal without scripts', async () => {
    const refused = await call(php(form), {
      method: 'POST',
      body: await fields({ email: 'asha', whatsapp_consent: 'on', source: 'whatsapp' }),
      headers: { Accept: 'text/html' },
    })
    expect(refused.status).toBe(303)
    const cookie = refused.headers.get('set-cookie')?.split(';')[0] ?? ''
    const { text } = await call(page, { headers: { Cookie: cookie } })
    expect(text).toContain('Invalid email format')
    expect(input(text, 'whatsapp_consent')).toContain('checked')
    expect(input(text, 'keep_consent')).not.toContain('checked')
    expect(input(text, 'source')).toContain('value="whatsapp"')
  })

  test.each([
    [undefined, 'website'],
    ['', 'website'],
    ['whatsapp', 'whatsapp'],
    ['feed', 'feed'],
    ['constructor', 'other'],
    ['<script>', 'other'],
  ])('stores the source %o as "%s"', async (source, kept) => {
    expect(await send({ source })).toMatchObject({ source: kept })
  })

  test('opened by a link with ?ref= contains the source also without scripts', async () => {
    const { text } = await get(`${page}?ref=whatsapp`)
    expect(input(text, 'source')).toContain('value="whatsapp"')
    const odd = await get(`${page}?ref=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(odd.text).not.toContain('<script>alert(1)')
  })
})

describe('a link to a job', () => {
  test('shared by WhatsApp contains its source, while the canonical address does not', async () => {
    const id = await newJob()
    const { text } = await get(`/job-details/${id}?ref=whatsapp`)
    expect(text).toContain(encodeURIComponent(`/job-details/${id}?ref=whatsapp`))
    expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*/job-details/${id}"`))
  })

  test('in a feed contains its source, while the feed item’s id does not', async () => {
    const id = await newJob()
    const { text } = await get('/feed/jobs.xml')
    expect(text).toMatch(new RegExp(`<link>[^<]*/job-details/${id}\\?ref=feed</link>`))
    expect(text).toMatch(new RegExp(`<guid isPermaLink="true">[^<?]*/job-details/${id}</guid>`))
  })

  test('with a source does not change how long a page is cached', async () => {
    for (const path of ['/', '/job-list', `/job-details/${await newJob()}`, '/feed/jobs.xml']) {
      const [plain, named] = [await get(path), await get(`${path}?ref=whatsapp`)]
      expect(named.headers.get('cache-control'), path).toBe(plain.headers.get('cache-control'))
      expect(named.headers.get('set-cookie'), path).toBeNull()
    }
  })
})

test('the registration page links to the contact card', async () => {
  const { text } = await get('/registration')
  expect(text).toContain('href="/php/contact_card.php"')
  const card = await get(php('contact_card'))
  expect(card.headers.get('content-type')).toBe('text/vcard; charset=utf-8')
  expect(card.text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/)
  expect(card.text).toMatch(/\r\nTEL;TYPE=CELL,VOICE:\+\d+\r\n/)
})

test('an application stores its consents and its job', async () => {
  const email = `${mark()}@candidate.example`
  const answer = await postForm(
    php('job_applied'),
    applyForm({ email, job_id: String(await newJob()), whatsapp_consent: 'true' }),
  )
  expectSuccess(answer, 'Your application was submitted successfully!')
  expect(await rowsWhere('applications', 'email', email)).toMatchObject([
    { whatsapp_consent: true },
  ])
})
