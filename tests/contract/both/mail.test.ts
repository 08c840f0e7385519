import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { newEmail } from '@/tests/support/candidates/apply'
import { applyForm, enquiryForm, jobForm, registrationForm } from '@/tests/support/candidates/forms'
import { mark } from '@/tests/support/mark'
import {
  about,
  apply,
  expectNoneTwice,
  isBuilt,
  mailSiteForFile,
  mailsAbout,
  mailsTo,
  OFFICE,
  only,
  post,
  site,
  WITHIN,
} from '@/tests/support/network/mailSite'
import { TEST_ADMIN } from '@/tests/support/site/server'
import { runTask } from '@/tests/support/site/tasks'

mailSiteForFile()

describe.skipIf(!isBuilt)('a candidate who applies', { concurrent: true }, () => {
  test('gets one confirmation, in text and HTML, that names the agency’s licence and domain', async () => {
    const email = newEmail()
    const reference = await apply({ email })
    const mails = await mailsAbout(reference)
    const { mail, from } = only(mails.filter(({ to }) => to.includes(email)))
    expect(from).toBe('jobs@agency.example')
    expect(mail.from).toEqual({ name: 'Specimen Overseas', address: 'jobs@agency.example' })
    expect(mail.replyTo).toMatchObject([{ address: OFFICE }])
    expect(mail.to).toMatchObject([{ address: email }])
    expect(mail.attachments).toEqual([])
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('Dear Asha Sample')
      expect(body).toContain(reference)
      expect(body).toContain('B-0000/MUM/PART/1000+/5/0000/2022')
      expect(body).toContain('@example.com only')
      expect(body).toContain('never ask for money')
      expect(body).toContain(`${site.baseUrl}/my-application/${reference}.`)
    }
    expect(mail.html).toContain('prefers-color-scheme:dark')
    expect(mail.messageId).toMatch(/^<[0-9a-f]{40}@agency\.example>$/)
  })

  test('finds the status page at the mailed link', async () => {
    const email = newEmail()
    const reference = await apply({ email })
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), WITHIN)
    const link = /http\S+my-application\S+/.exec(only(mailsTo(email)).mail.text ?? '')?.[0] ?? ''
    const page = await fetch(link)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(reference)
  })

  test('gets one mail when the form was sent twice', async () => {
    const email = newEmail()
    const submission_id = randomUUID()
    const references = await Promise.all([
      apply({ email, submission_id }),
      apply({ email, submission_id }),
    ])
    await mailsAbout(references[0] ?? '')
    only(mailsTo(email))
  })

  test.each([
    'Asha\r\nBcc: victim@other.example',
    'Asha\nX-Evil: 1\n\nBuy now',
    '"Asha" <victim@other.example>',
    'Asha http://evil.example',
    'Pay at evil.example',
  ])('with the name %j adds no recipient and no text to the mail', async (name) => {
    const email = newEmail()
    const reference = await apply({ email, name, position: name })
    await vi.waitFor(() => expect(about(reference)).toHaveLength(2), WITHIN)
    for (const { to, raw, mail } of about(reference)) {
      expect(to).toHaveLength(1)
      expect(mail.from?.address).toBe('jobs@agency.example')
      expect(mail.bcc ?? []).toEqual([])
      expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil')
      expect(raw).not.toContain('evil.example')
      expect(raw).not.toContain('victim@other.example')
    }
  })

  test('gets a link to this site, whatever Host header the request had', async () => {
    const email = newEmail()
    const encoded = new Response(applyForm({ email }))
    const body = Buffer.from(await encoded.arrayBuffer())
    const { port } = new URL(site.baseUrl)
    await new Promise((resolve, reject) => {
      const outgoing = request(
        {
          port,
          path: '/php/job_applied.php',
          method: 'POST',
          headers: {
            Host: 'evil.example',
            'X-Forwarded-Host': 'evil.example',
            'Content-Type': encoded.headers.get('content-type') ?? '',
            'Content-Length': body.length,
          },
        },
        (answer) => answer.resume().on('end', resolve),
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    })
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), WITHIN)
    expect(only(mailsTo(email)).raw).not.toContain('evil.example')
  })
})

describe.skipIf(!isBuilt)('staff', { concurrent: true }, () => {
  test('get one notification with a link but without personal data or resume', async () => {
    const email = newEmail()
    const reference = await apply({ email, name: 'Asha Unseen', mobile: '9820054321' })
    const mails = await mailsAbout(reference)
    const { mail, raw } = only(mails.filter(({ to }) => to.includes(OFFICE)))
    expect(mail.text).toMatch(new RegExp(`${site.baseUrl}/managejobs\\?panel=candidates&open=\\d+`))
    expect(mail.attachments).toEqual([])
    for (const personal of ['Unseen', email, '9820054321', 'my-application', 'resume.docx']) {
      expect(raw).not.toContain(personal)
    }
  })

  test('and the candidate get a mail for a registration', async () => {
    const email = newEmail()
    const body = await post('registration', await registrationForm({ email }))
    const mails = await mailsAbout(String(body.reference))
    expect(mails.map(({ to }) => to[0]).sort()).toEqual([email, OFFICE].sort())
    expect(only(mailsTo(email)).mail.text).toContain('/my-application/RG-')
  })

  test.each([
    ['contact', 'two working days'],
    ['grievance', 'three working days'],
    ['fraud', 'one working day'],
  ])(
    'and the visitor get a mail for an enquiry (%s), which promises an answer within %s',
    async (kind, time) => {
      const email = newEmail()
      const body = await post(
        'enquiry',
        enquiryForm({ email, kind, message: 'Buy at evil.example' }),
      )
      const mails = await mailsAbout(String(body.reference))
      expect(mails.map(({ to }) => to[0]).sort()).toEqual([email, OFFICE].sort())
      const { mail, raw } = only(mailsTo(email))
      expect(mail.text).toContain(time)
      expect(raw).not.toContain('evil.example')
    },
  )

  test('are reminded once of a job that closes soon and once of the licence', async () => {
    const token = await adminToken()
    const job_title = `Closing ${mark()}`
    const form = await jobForm({ job_title })
    const { job_id } = await post('jobpost', form, { Authorization: `Bearer ${token}` })
    const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    await cmsPanel(token, 'PATCH', `/api/jobs/${job_id}`, { closing_date: soon(3) })
    await cmsPanel(token, 'POST', '/api/globals/site-settings', { licence_valid_until: soon(20) })
    await runTask(site.database, 'remindOffice')
    await runTask(site.database, 'remindOffice')
    await mailsAbout(job_title, 1)
    await mailsAbout('The licence ends in', 1)
    const closing = only(about(job_title))
    expect(closing.to).toEqual([OFFICE])
    expect(closing.mail.text).toContain(`/edit-job/${job_id}`)
    expect(only(about('The licence ends in')).mail.subject).toBe('The licence ends in 20 days')
  })
})

test.skipIf(!isBuilt)('no mail of these tests was sent twice', expectNoneTwice)

const adminToken = async (): Promise<string> => {
  const response = await fetch(`${site.baseUrl}/php/login.php`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(TEST_ADMIN),
  })
  return String(((await response.json()) as { token?: string }).token)
}

const cmsPanel = async (token: string, method: string, address: string, data: object) => {
  const response = await fetch(`${site.baseUrl}${address}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(data),
  })
  expect(response.status, await response.text()).toBe(200)
}
