import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { jobRefused, postJob } from '@/tests/support/candidates/jobs'
import { expectFieldRefusal, expectRefusal, expectSuccess } from '@/tests/support/expect'
import { blankPng, fileOf, fixture, type TestFile } from '@/tests/support/files/files'
import { fetchBytes } from '@/tests/support/network/http'
import { jobOf, newJob } from '@/tests/support/staff/records'

const UPDATED = 'Job updated successfully!'
const LOGO_REFUSED = 'Logo must be a JPG or PNG picture of at most 5 MB'
const LOGO_MAX_BYTES = 5_242_880

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
    'named "%s" is accepted',
    async (name) => {
      const id = await newJob({ company_logo: fixture('logo.png', name) })
      expect(await logoOf(id)).toMatch(/^[0-9a-f-]{36}\.webp$/)
    },
  )

  test('named .jpeg is accepted', async () => {
    expect(await logoOf(await newJob({ company_logo: fixture('logo.jpg', 'a.jpeg') }))).toBeTruthy()
  })

  test('is kept when the job is edited without one', async () => {
    const id = await newJob({ company_logo: fixture('logo.png') })
    const name = await logoOf(id)
    for (const company_logo of [undefined, 'null', '', fileOf('', '')]) {
      expectSuccess(await postJob({ job_id: String(id), company_logo }), UPDATED)
      expect(await logoOf(id)).toBe(name)
    }
    expect((await fetchLogo(name)).status).toBe(200)
  })

  test('is replaced by a new one, and the old file is deleted', async () => {
    const id = await newJob({ company_logo: fixture('logo.png') })
    const old = await logoOf(id)
    expectSuccess(await postJob({ job_id: String(id), company_logo: fixture('logo.jpg') }), UPDATED)
    const name = await logoOf(id)
    expect(name).not.toBe(old)
    expect((await fetchLogo(name)).status).toBe(200)
    expect((await fetchLogo(old)).status).toBe(404)
  })

  test('is kept when the edit that would replace it is refused', async () => {
    const id = await newJob({ company_logo: fixture('logo.png') })
    const name = await logoOf(id)
    expectRefusal(
      await postJob({ job_id: String(id), salary: '', company_logo: fixture('logo.jpg') }),
      'Monthly salary is required',
    )
    expectFieldRefusal(
      await postJob({ job_id: String(id), company_logo: fileOf('a.png', 'no picture') }),
      'company_logo',
      LOGO_REFUSED,
    )
    expect(await logoOf(id)).toBe(name)
    expect((await fetchLogo(name)).status).toBe(200)
  })

  const refusedLogo = (logo: TestFile) =>
    jobRefused({ company_logo: logo }, 'company_logo', LOGO_REFUSED)

  test.each([
    ['an SVG', fileOf('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="a()"/>')],
    ['an SVG named .png', fileOf('logo.png', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', fileOf('logo.gif', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'))],
    ['a GIF named .png', fileOf('logo.png', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'))],
    ['a web page named .png', fileOf('logo.png', '<html><script>alert(1)</script></html>')],
    ['a PDF named .jpg', fixture('resume.pdf', 'logo.jpg')],
    ['a picture named .html', fixture('logo.png', 'logo.html')],
    ['a picture named .php', fixture('logo.png', 'logo.png.php')],
    ['a picture without an extension', fixture('logo.png', 'logo')],
    ['only the magic bytes', fileOf('logo.png', Buffer.from('89504e470d0a1a0a', 'hex'))],
    ['a picture cut short', fileOf('logo.png', fixture('logo.png').bytes.subarray(0, 900))],
    ['one of 10,000 by 10,000 pixels', fileOf('logo.png', blankPng(10_000, 10_000))],
    ['one byte more than 5 MB', fileOf('logo.png', Buffer.alloc(LOGO_MAX_BYTES + 1))],
    ['one byte', fileOf('logo.png', 'a')],
  ])('is refused when it is %s', (_what, logo) => refusedLogo(logo))

  test('is refused when it is WebP, which the file picker does not offer', async () => {
    const webp = await sharp(fixture('logo.png').bytes).webp().toBuffer()
    await refusedLogo(fileOf('logo.webp', webp))
    await refusedLogo(fileOf('logo.png', webp))
  })

  test('of exactly 5 MB is accepted', async () => {
    const { bytes } = fixture('logo.png')
    const full = Buffer.concat([bytes, Buffer.alloc(LOGO_MAX_BYTES - bytes.length)])
    expect(await logoOf(await newJob({ company_logo: fileOf('a.png', full) }))).toBeTruthy()
  })

  test('loses appended data and metadata', async () => {
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

  test('in CMYK colours is converted to sRGB', async () => {
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

  test('of 4,000 pixels is scaled down for phones', async () => {
    const id = await newJob({ company_logo: fileOf('a.png', blankPng(4000, 2000)) })
    const { width, height } = await sharp((await fetchLogo(await logoOf(id))).bytes).metadata()
    expect({ width, height }).toEqual({ width: 640, height: 320 })
  })
})
