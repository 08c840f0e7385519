import { describe, expect, test } from 'vitest'
import { listed, newApplicant, opened, update } from '@/tests/support/candidates/applicants'
import { applyForm, type Overrides } from '@/tests/support/candidates/forms'
import { deactivate } from '@/tests/support/candidates/jobs'
import { mailsTo } from '@/tests/support/candidates/mails'
import { newMobile } from '@/tests/support/candidates/mobile'
import { erase, find } from '@/tests/support/candidates/person'
import { changeRegistration, registered } from '@/tests/support/candidates/registrations'
import { act } from '@/tests/support/candidates/statusPage'
import { expectRefusal, expectSuccess } from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { bearer, fetchBytes, php, postForm } from '@/tests/support/network/http'
import type { Row } from '@/tests/support/rows'
import { applicationsOf, newJob, rowsWhere } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

type Kept = Row & { id: number; email: string; whatsup_no: string }

/** Somebody who registered and agreed to be kept for other jobs. */
const keptPerson = async (overrides: Overrides = {}): Promise<Kept> => {
  const email = `${mark()}@candidate.example`
  const whatsup_no = newMobile()
  const row = await registered({ email, whatsup_no, keep_consent: 'on', ...overrides })
  return { ...row, id: Number(row.id), email, whatsup_no }
}

const propose = (ids: unknown[], job_id: unknown) => changeRegistration({ ids, job_id })

const resumeBytes = async (file: unknown): Promise<Buffer> => {
  const answer = await fetchBytes(`/uploads/resume/${file}`, {
    headers: bearer(await adminToken()),
  })
  expect(answer.status).toBe(200)
  return answer.bytes
}

const statusToken = (mail: unknown): string =>
  /\/my-application\/(\S+)/.exec(String(mail))?.[1] ?? ''

describe('registration_update.php with a job', () => {
  test('makes an applicant of a registration who goes through the same stages', async () => {
    const person = await keptPerson({ whatsapp_consent: 'on', source: 'facebook' })
    const job_id = await newJob()
    const answer = await propose([person.id], job_id)
    expectSuccess(answer, '1 proposed.')
    const [row] = await applicationsOf(person.email)
    expect(answer.body?.applications).toEqual([row?.id])
    expect(row).toMatchObject({ job_id, stage: 'new', seen: true, has_note: true })
    expect(row).toMatchObject({ source: 'facebook', whatsapp_consent: true, keep_consent: true })
    const { activities, others } = await opened(Number(row?.id))
    expect(activities).toMatchObject([
      { text: `Proposed by the office from registration ${person.reference}.` },
    ])
    expect(others).toMatchObject([{ kind: 'registration', reference: person.reference }])
    const moved = await update({ id: row?.id, revision: row?.revision, stage: 'shortlisted' })
    expectSuccess(moved, 'Saved.')
  })

  test('gives the application a copy of the resume that stays when the registration is erased', async () => {
    const person = await keptPerson()
    const before = await resumeBytes(person.upload_resume)
    await propose([person.id], await newJob())
    const [row] = await applicationsOf(person.email)
    expect(row?.upload_resume).not.toBe(person.upload_resume)
    const found = await find(person.email)
    await erase(found.filter(({ collection }) => collection === 'registrations'))
    expect(await resumeBytes(row?.upload_resume)).toEqual(before)
  })

  test('tells the person by one mail, from whose link they can withdraw', async () => {
    const person = await keptPerson()
    await propose([person.id], await newJob({ job_title: 'Pipe Welder' }))
    const [row] = await applicationsOf(person.email)
    const [mail, ...others] = await mailsTo(person.email, { subject: /^We propose you/ })
    expect(others).toEqual([])
    expect(mail?.subject).toBe('We propose you for a job: Pipe Welder')
    expect(mail?.text).toContain('agreed that we keep your data for other jobs')
    const withdrawn = await act(statusToken(mail?.text), 'withdraw')
    expect(withdrawn.body).toMatchObject({ success: true })
    expect((await opened(Number(row?.id))).application).toMatchObject({ stage: 'withdrawn' })
  })

  test('is recorded without personal data', async () => {
    const person = await keptPerson()
    const job_id = await newJob()
    await propose([person.id], job_id)
    const lines = await rowsWhere('audit', 'detail', `proposed for job ${job_id}`)
    expect(lines).toMatchObject([{ action: 'change', subject: 'registrations', count: 1 }])
    expect(JSON.stringify(lines)).not.toContain(person.email)
  })

  test('makes one application when two people propose at once', async () => {
    const { id, email } = await keptPerson()
    const job_id = await newJob()
    const answers = await Promise.all([propose([id, id], job_id), propose([id], job_id)])
    expect(answers.filter(({ body }) => body?.success)).toHaveLength(1)
    expect(await applicationsOf(email)).toHaveLength(1)
  })

  test('says of several how many were proposed, and why the others were not', async () => {
    const job_id = await newJob()
    const willing = await keptPerson()
    const unwilling = await registered()
    const applied = await keptPerson()
    await newApplicant({ email: applied.email, job_id: String(job_id) })
    const answer = await propose([willing.id, unwilling.id, applied.id, 999_999], job_id)
    expectSuccess(
      answer,
      '1 proposed. Not proposed: 1 did not agree to be kept for other jobs: send the link of the job instead; 1 applied for this job before; 1 no longer on the list.',
    )
    expect((await listed({ job: String(job_id) })).total).toBe(2)
  })

  test('knows somebody who applied with another address by phone and name', async () => {
    const person = await keptPerson({ full_name: 'Ravi Pillai' })
    const job_id = await newJob()
    const mobile = person.whatsup_no
    const form = applyForm({ name: 'Ravi K Pillai', mobile, job_id: String(job_id) })
    await postForm(php('job_applied'), form)
    expectRefusal(
      await propose([person.id], job_id),
      'Nobody was proposed. Not proposed: 1 applied for this job before.',
    )
  })

  test('leaves out who asked to be erased', async () => {
    const person = await keptPerson()
    const [mail] = await mailsTo(person.email)
    const asked = await act(statusToken(mail?.text), 'erase')
    expect(asked.body).toMatchObject({ success: true })
    expectRefusal(
      await propose([person.id], await newJob()),
      'Nobody was proposed. Not proposed: 1 asked to be erased.',
    )
    expect(await applicationsOf(person.email)).toEqual([])
  })

  test('refuses a job that is closed or does not exist', async () => {
    const { id, email } = await keptPerson()
    const job_id = await newJob()
    await deactivate(job_id)
    expectRefusal(await propose([id], job_id), 'This job is no longer open')
    expectRefusal(await propose([id], 999_999), 'This job does not exist')
    expect(await applicationsOf(email)).toEqual([])
  })

  test.each([
    { ids: [], job_id: 1 },
    { ids: ['1'], job_id: 1 },
    { ids: [1], job_id: 'general' },
    { ids: [1], job_id: 0 },
    { ids: Array.from({ length: 101 }, (_, i) => i + 1), job_id: 1 },
  ])('refuses %o', async (body) => {
    expectRefusal(
      await changeRegistration(body),
      'This change could not be read. Nothing was changed.',
    )
  })
})
