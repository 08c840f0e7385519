import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { expectFieldRefusal, expectRefusal, expectSuccess } from '@/tests/support/expect'
import { blankPng, fileOf, fixture, type TestFile } from '@/tests/support/files'
import { jobForm, type Overrides } from '@/tests/support/forms'
import { fetchBytes, get, php, postForm, postJson } from '@/tests/support/http'
import { mark } from '@/tests/support/mark'
import { jobOf, jobsMarked, newJob } from '@/tests/support/records'
import { adminToken } from '@/tests/support/session'

const POSTED = 'Your Job Post successfully!'
const UPDATED = 'Job updated successfully!'
const LOGO_REFUSED = 'Logo must be a JPG or PNG picture of at most 5 MB'
const LOGO_MAX_BYTES = 5_242_880

const post = async (overrides: Overrides = {}) =>
  postForm(php('jobpost'), await jobForm(overrides), await adminToken())

const refusedWith = async (overrides: Overrides, field: string, message: string) => {
  const marked = mark()
  expectFieldRefusal(await post({ job_title: `Job ${marked}`, ...overrides }), field, message)
  expect(await jobsMarked(marked)).toEqual([])
}

const REQUIRED = [
  { field: 'job_title', message: 'Job Title is required' },
  { field: 'company_name', message: 'Company name is required' },
  { field: 'salary', message: 'Monthly salary is required' },
  { field: 'country_id', message: 'Country is required' },
  { field: 'location_hiring', message: 'Job location is required' },
  { field: 'skill_keyword', message: 'Skills are required' },
  { field: 'job_education', message: 'Education is required' },
  { field: 'job_description', message: 'Job description is required' },
  { field: 'experience', message: 'Experience is required' },
]

describe('the admin who posts a job is told what is missing', () => {
  test.each(REQUIRED)('$field left out: "$message"', ({ field, message }) =>
    refusedWith({ [field]: undefined }, field, message),
  )

  test.each(REQUIRED)('$field left empty: "$message"', ({ field, message }) =>
    refusedWith({ [field]: '' }, field, message),
  )

  test.each(REQUIRED)('$field of spaces only: "$message"', ({ field, message }) =>
    refusedWith({ [field]: ' \n ' }, field, message),
  )

  test('everything at once, the first in words and each at its field', async () => {
    const fields = Object.fromEntries(REQUIRED.map(({ field }) => [field, undefined]))
    expectRefusal(
      await post(fields),
      'Job Title is required',
      Object.fromEntries(REQUIRED.map(({ field, message }) => [field, message])),
    )
  })

  test.each(REQUIRED)('and so when editing: $field', async ({ field, message }) => {
    const id = await newJob()
    const before = await jobOf(id)
    expectFieldRefusal(await post({ job_id: String(id), [field]: '' }), field, message)
    expect(await jobOf(id)).toEqual(before)
  })
})

describe('the admin who posts a job is told what is wrong', () => {
  test.each(['0', '-1', '1.5', 'abc', 'UAE', '999999', '9999999999', '1e0', "1' OR '1'='1"])(
    'the country "%s" is none of the destinations: "Country is required"',
    (country_id) => refusedWith({ country_id }, 'country_id', 'Country is required'),
  )

  test.each([
    ['job_title', 'a'.repeat(201), 'Please use at most 200 characters'],
    ['job_description', 'a'.repeat(20_001), 'Please use at most 20000 characters'],
    ['company_name', 'Spec\u0000imen', 'This contains characters that cannot be read'],
  ])('%s', (field, value, message) => refusedWith({ [field]: value }, field, message))
})

describe('the admin posts a job', () => {
  test('and gets its number; it is active and posted now', async () => {
    const marked = mark()
    const answer = await post({ job_title: `Welder ${marked}` })
    expectSuccess(answer, POSTED)
    expect(Object.keys(answer.body ?? {}).sort()).toEqual(['job_id', 'message', 'success'])
    const [job, ...others] = await jobsMarked(marked)
    expect(others).toEqual([])
    expect(job).toMatchObject({
      id: answer.body?.job_id,
      job_title: `Welder ${marked}`,
      company_name: 'Specimen Test Company',
      salary: 'AED 2,000',
      location_hiring: 'Dubai',
      skill_keyword: 'Welding, Fitting',
      job_education: 'ITI',
      job_description: 'First line\nSecond line',
      experience: '2 years',
      is_deleted: 'No',
      company_logo: null,
    })
  })

  test.each([undefined, ''])('with job_id %o, which means a new one', async (job_id) => {
    const answer = await post({ job_id })
    expectSuccess(answer, POSTED)
    expect(answer.body?.job_id).toEqual(expect.any(Number))
  })

  test('with skills typed untidily, which are tidied', async () => {
    const id = await newJob({ skill_keyword: ' TIG ,, tig, Pipe   fitting , ' })
    expect(await jobOf(id)).toMatchObject({ skill_keyword: 'TIG, Pipe fitting' })
  })

  test.each([
    ['markup', '<script>alert(1)</script>'],
    ['a link that runs', 'javascript:alert(1)'],
    ['SQL', "Robert'); DROP TABLE jobs;--"],
    ['Devanagari', 'वेल्डर'],
    ['Urdu', 'ویلڈر'],
    ['emoji', 'Welder 👷🏽‍♀️'],
  ])('with %s, which is kept as text', async (_what, text) => {
    const id = await newJob({ company_name: text, job_description: text })
    expect(await jobOf(id)).toMatchObject({ company_name: text, job_description: text })
  })

  test('with fields that are no part of the form, which are ignored', async () => {
    const answer = await post({
      id: '999999',
      is_deleted: 'Yes',
      posted_at: '2001-01-01T00:00:00.000Z',
      update_at: '2001-01-01T00:00:00.000Z',
      createdAt: '2001-01-01T00:00:00.000Z',
      is_sample: 'true',
      _status: 'draft',
    })
    expectSuccess(answer, POSTED)
    expect(answer.body?.job_id).not.toBe(999999)
    const job = await jobOf(Number(answer.body?.job_id))
    expect(job.is_deleted).toBe('No')
    expect(String(job.update_at)).not.toMatch(/^2001/)
  })
})

describe('the admin edits a job', () => {
  test('and all its fields change, but not the date posted nor the status', async () => {
    const id = await newJob()
    const before = await jobOf(id)
    const title = `Edited ${mark()}`
    const answer = await post({
      job_id: String(id),
      job_title: title,
      salary: 'OMR 300',
      is_deleted: 'Yes',
      id: '1',
    })
    expectSuccess(answer, UPDATED)
    expect(answer.body?.job_id).toBe(id)
    expect(await jobOf(id)).toMatchObject({
      job_title: title,
      salary: 'OMR 300',
      is_deleted: 'No',
      update_at: before.update_at,
    })
  })

  test('that is inactive, and it stays inactive', async () => {
    const id = await newJob()
    await postJson(php('job_status_update'), { job_id: id, status: 'Inactive' }, await adminToken())
    expectSuccess(await post({ job_id: String(id) }), UPDATED)
    expect(await jobOf(id)).toMatchObject({ is_deleted: 'Yes' })
  })

  test.each([
    '0',
    'abc',
    'general',
    '-1',
    '1.5',
    '1e0',
    '0x1',
    ' 1',
    '2147483647',
    '9999999999',
    'null',
    'undefined',
  ])('number "%s", which does not exist: nothing is created', async (job_id) => {
    const marked = mark()
    expectRefusal(await post({ job_id, job_title: `Ghost ${marked}` }), 'This job does not exist')
    expect(await jobsMarked(marked)).toEqual([])
  })

  test('twice at the same time as its status changes, and no change is lost', async () => {
    const id = await newJob()
    const title = `Parallel ${mark()}`
    const token = await adminToken()
    const answers = await Promise.all([
      post({ job_id: String(id), job_title: title }),
      postJson(php('job_status_update'), { job_id: id, status: 'Inactive' }, token),
      post({ job_id: String(id), job_title: title }),
    ])
    for (const answer of answers) expect(answer.body).toMatchObject({ success: true })
    expect(await jobOf(id)).toMatchObject({ job_title: title, is_deleted: 'Yes' })
  })
})

describe('the logo of a job', () => {
  const logoOf = async (id: number): Promise<string | null> => {
    const { company_logo } = await jobOf(id)
    return company_logo === null ? null : String(company_logo)
  }
  const fetchLogo = (name: string | null) => fetchBytes(`/uploads/company_logo/${name}`)

  test.each(['logo.png', 'logo.jpg'])('%s is shown to visitors', async (file) => {
    const id = await newJob({ company_logo: fixture(file) })
    const name = await logoOf(id)
    expect(name).toMatch(/^[0-9a-f-]{36}\.webp$/)
    const logo = await fetchLogo(name)
    expect(logo.status).toBe(200)
    expect(logo.headers.get('content-type')).toBe('image/webp')
    const { width, height } = await sharp(logo.bytes).metadata()
    expect({ width, height }).toEqual({ width: 240, height: 120 })
  })

  test.each(['LOGO.PNG', 'logo.of.company.png', '../../logo.png', 'लोगो.png'])(
    'called "%s" is taken',
    async (name) => {
      const id = await newJob({ company_logo: fixture('logo.png', name) })
      expect(await logoOf(id)).toMatch(/^[0-9a-f-]{36}\.webp$/)
    },
  )

  test('called .jpeg is taken', async () => {
    expect(await logoOf(await newJob({ company_logo: fixture('logo.jpg', 'a.jpeg') }))).toBeTruthy()
  })

  test('is kept when the job is edited without one', async () => {
    const id = await newJob({ company_logo: fixture('logo.png') })
    const name = await logoOf(id)
    for (const company_logo of [undefined, 'null', '', fileOf('', '')]) {
      expectSuccess(await post({ job_id: String(id), company_logo }), UPDATED)
      expect(await logoOf(id)).toBe(name)
    }
    expect((await fetchLogo(name)).status).toBe(200)
  })

  test('is exchanged for a new one, and the old file is gone', async () => {
    const id = await newJob({ company_logo: fixture('logo.png') })
    const old = await logoOf(id)
    expectSuccess(await post({ job_id: String(id), company_logo: fixture('logo.jpg') }), UPDATED)
    const name = await logoOf(id)
    expect(name).not.toBe(old)
    expect((await fetchLogo(name)).status).toBe(200)
    expect((await fetchLogo(old)).status).toBe(404)
  })

  test('stays when the edit that would exchange it is refused', async () => {
    const id = await newJob({ company_logo: fixture('logo.png') })
    const name = await logoOf(id)
    expectRefusal(
      await post({ job_id: String(id), salary: '', company_logo: fixture('logo.jpg') }),
      'Monthly salary is required',
    )
    expectFieldRefusal(
      await post({ job_id: String(id), company_logo: fileOf('a.png', 'no picture') }),
      'company_logo',
      LOGO_REFUSED,
    )
    expect(await logoOf(id)).toBe(name)
    expect((await fetchLogo(name)).status).toBe(200)
  })

  const refusedLogo = (logo: TestFile) =>
    refusedWith({ company_logo: logo }, 'company_logo', LOGO_REFUSED)

  test.each([
    ['a drawing', fileOf('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="a()"/>')],
    ['a drawing called .png', fileOf('logo.png', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', fileOf('logo.gif', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'))],
    ['a GIF called .png', fileOf('logo.png', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'))],
    ['a web page called .png', fileOf('logo.png', '<html><script>alert(1)</script></html>')],
    ['a PDF called .jpg', fixture('resume.pdf', 'logo.jpg')],
    ['a picture called .html', fixture('logo.png', 'logo.html')],
    ['a picture called .php', fixture('logo.png', 'logo.png.php')],
    ['a picture without an extension', fixture('logo.png', 'logo')],
    ['only the magic bytes', fileOf('logo.png', Buffer.from('89504e470d0a1a0a', 'hex'))],
    ['a picture cut short', fileOf('logo.png', fixture('logo.png').bytes.subarray(0, 900))],
    ['one of 10,000 by 10,000 pixels', fileOf('logo.png', blankPng(10_000, 10_000))],
    ['one byte more than 5 MB', fileOf('logo.png', Buffer.alloc(LOGO_MAX_BYTES + 1))],
    ['one byte', fileOf('logo.png', 'a')],
  ])('is refused when it is %s', (_what, logo) => refusedLogo(logo))

  test('is refused when it is WebP, which the picker does not offer', async () => {
    const webp = await sharp(fixture('logo.png').bytes).webp().toBuffer()
    await refusedLogo(fileOf('logo.webp', webp))
    await refusedLogo(fileOf('logo.png', webp))
  })

  test('of exactly 5 MB is taken', async () => {
    const { bytes } = fixture('logo.png')
    const full = Buffer.concat([bytes, Buffer.alloc(LOGO_MAX_BYTES - bytes.length)])
    expect(await logoOf(await newJob({ company_logo: fileOf('a.png', full) }))).toBeTruthy()
  })

  test('loses what was hidden in it: a page behind it, and where it was taken', async () => {
    const jpeg = await sharp(fixture('logo.png').bytes)
      .flatten({ background: '#fff' })
      .withExif({ IFD0: { Copyright: 'hidden-copyright' } })
      .jpeg()
      .toBuffer()
    expect(jpeg.includes('hidden-copyright')).toBe(true)
    const page = Buffer.from('<script>alert("hidden-page")</script>')
    const id = await newJob({ company_logo: fileOf('a.jpg', Buffer.concat([jpeg, page])) })
    const { bytes } = await fetchLogo(await logoOf(id))
    expect(bytes.includes('hidden-page')).toBe(false)
    expect(bytes.includes('hidden-copyright')).toBe(false)
    expect((await sharp(bytes).metadata()).format).toBe('webp')
  })

  test('of a printer’s colours (CMYK) is shown in those of screens', async () => {
    const cmyk = await sharp(fixture('logo.png').bytes)
      .flatten({ background: '#fff' })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const id = await newJob({ company_logo: fileOf('a.jpg', cmyk) })
    const { bytes } = await fetchLogo(await logoOf(id))
    expect((await sharp(bytes).metadata()).space).toBe('srgb')
  })

  test('of 4,000 pixels is made small enough for phones', async () => {
    const id = await newJob({ company_logo: fileOf('a.png', blankPng(4000, 2000)) })
    const { width, height } = await sharp((await fetchLogo(await logoOf(id))).bytes).metadata()
    expect({ width, height }).toEqual({ width: 640, height: 320 })
  })
})

test('a new job is in the public list at once', async () => {
  const id = await newJob()
  const answer = await get(php('joblist'))
  expect(answer.text).toContain(`"id":${id},`)
})
