import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { newContent } from '@/tests/support/content/content'
import { mark } from '@/tests/support/mark'
import { fetchBytes, get } from '@/tests/support/network/http'
import { networkTrap, trappedHosts } from '@/tests/support/network/networkTrap'
import { newJob } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

/** The picture at an address; fails unless it is a PNG of 1200 × 630 pixels. */
const pictureAt = async (address: string): Promise<Buffer> => {
  const { status, headers, bytes } = await fetchBytes(address)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('image/png')
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  return bytes
}

const pictureOf = async (job_title: string): Promise<Buffer> =>
  pictureAt(`/share/job/${await newJob({ job_title })}`)

const server = inject('server')

test.each([
  ['an emoji', 'Welder 🔥', 'Welder'],
  ['an emoji of several code points', 'Welder 👩🏽‍🚒', 'Welder'],
  ['Chinese characters', 'Welder 焊工', 'Welder'],
  ['a character that turns the text around', 'Welder \u202e', 'Welder'],
  ['only emoji', '🔥🔥', 'Job'],
  ['only Chinese', '焊工', 'Job'],
  ['only punctuation', '→ ✓ !!!', 'Job'],
  ['spaces alone between emoji', '🔥 Welder  🔥  TIG', 'Welder TIG'],
])(
  'the share image of a job with %s in its title is the same as without',
  async (_, title, shown) => {
    const [filtered, without] = await Promise.all([pictureOf(title), pictureOf(shown)])
    expect(filtered.equals(without)).toBe(true)
  },
)

test.each([
  ['rupees', '₹ 90,000'],
  ['arrows and ticks', 'Mumbai → Doha ✓ ✔'],
  ['Devanagari', 'वेल्डर क्षेत्र'],
  ['Bengali', 'ওয়েল্ডার'],
  ['Gurmukhi', 'ਵੈਲਡਰ'],
  ['Gujarati', 'વેલ્ડર'],
  ['Tamil', 'நலம்'],
  ['Telugu', 'వెల్డర్'],
  ['Kannada', 'ವೆಲ್ಡರ್'],
  ['Malayalam', 'വെൽഡർ'],
  ['Sinhala', 'වෙල්ඩින්'],
  ['Arabic', 'وظائف لحام'],
  ['Urdu', 'ڈرائیور کی ضرورت ہے'],
  ['European letters', 'Łódź Şanlıurfa'],
  ['markup', '<b>Welder</b> & "Fitter" <span size="'],
  ['more than 110 characters', `Welder ${'and fitter '.repeat(17)}`],
  ['one word of 190 characters', 'W'.repeat(190)],
])('the share image of a job with %s in its title shows it', async (_, title) => {
  const [shown, fallback] = await Promise.all([pictureOf(title), pictureOf('Job')])
  expect(shown.equals(fallback)).toBe(false)
})

test('a page with half a character in its title has a share image', async () => {
  const token = await adminToken()
  const page = await newContent(token, 'pages', { title: `Welder \ud83d ${mark()}` })
  await pictureAt(`/share/page/${page.slug}`)
})

test('a page whose title cannot be drawn has the agency’s name on its share image', async () => {
  const token = await adminToken()
  const { body } = await get('/api/globals/site-settings', token)
  const lead = 'What to know.'
  const [undrawn, agency] = await Promise.all(
    ['焊工', String(body?.full_name)].map((title) => newContent(token, 'pages', { title, lead })),
  )
  const pictures = [undrawn, agency].map((page) => pictureAt(`/share/page/${page?.slug}`))
  const [first, second] = await Promise.all(pictures)
  expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true)
})

test('fifty simultaneous requests for a share image get the same one', async () => {
  const id = await newJob({ job_title: `Welder ${mark()}` })
  const [first, ...others] = await Promise.all(
    Array.from({ length: 50 }, () => pictureAt(`/share/job/${id}`)),
  )
  expect(others.every((other) => other.equals(first ?? Buffer.alloc(0)))).toBe(true)
})

test('a job or page that does not exist has no share image', async () => {
  for (const address of ['/share/job/99999999', '/share/job/abc', '/share/page/no-such-page']) {
    expect((await fetchBytes(address)).status).toBe(404)
  }
})

describe.skipIf(!server)('the network trap', () => {
  test('records the host of an external request', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'network-trap-')), 'hosts')
    const ask =
      'fetch("https://trapped.invalid/").catch(() => fetch("http://127.0.0.1:9/")).catch(() => 0)'
    execFileSync(process.execPath, ['-e', ask], { env: { ...process.env, ...networkTrap(file) } })
    expect(trappedHosts(file)).toEqual(['trapped.invalid'])
  })

  test('has recorded no request while share images were drawn', () => {
    expect(trappedHosts(server?.trapFile ?? '')).toEqual([])
    expect(readFileSync(server?.logFile ?? '', 'utf8')).not.toMatch(
      /ENOTFOUND|EAI_AGAIN|shareImage/,
    )
  })
})
