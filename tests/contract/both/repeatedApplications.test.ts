import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { APPLIED, apply, newEmail } from '@/tests/support/candidates/apply'
import { expectSuccess } from '@/tests/support/expect'
import { fileOf, pdfOf, SMALL_PDF_BYTES } from '@/tests/support/files/files'
import { fetchBytes, get } from '@/tests/support/network/http'
import { applicationsOf, newJob } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

describe('an application form sent more than once', () => {
  test('at the same time with the same submission id is stored once and answered with one reference', async () => {
    const email = newEmail()
    const submission_id = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => apply({ email, submission_id })),
    )
    for (const answer of answers) expectSuccess(answer, APPLIED)
    expect(new Set(answers.map((answer) => answer.body?.reference)).size).toBe(1)
    // Nobody else knows the random id, so a browser that lost the answer gets the link again.
    expect(new Set(answers.map((answer) => answer.body?.status_url)).size).toBe(1)
    expect(await applicationsOf(email)).toHaveLength(1)
  })

  test('by somebody who knows its contents is answered without the link to the status page', async () => {
    const email = newEmail()
    const first = await apply({ email })
    const second = await apply({ email })
    expect(first.body).toMatchObject({ status_url: expect.stringContaining('/my-application/') })
    expect(second.body).not.toHaveProperty('status_url')
    const { pathname } = new URL(String(first.body?.status_url))
    expect((await get(pathname)).text).toContain(String(first.body?.reference))
  })

  test('at the same time without a submission id is stored once and answered with one reference', async () => {
    const email = newEmail()
    const answers = await Promise.all(Array.from({ length: 4 }, () => apply({ email })))
    for (const answer of answers) expectSuccess(answer, APPLIED)
    expect(new Set(answers.map((answer) => answer.body?.reference)).size).toBe(1)
    expect(await applicationsOf(email)).toHaveLength(1)
  })

  test('one after the other is stored once and keeps its resume', async () => {
    const email = newEmail()
    const first = await apply({ email })
    const second = await apply({ email })
    expect(second.body?.reference).toBe(first.body?.reference)
    const rows = await applicationsOf(email)
    expect(rows).toHaveLength(1)
    const resume = await fetchBytes(`/uploads/resume/${rows[0]?.upload_resume}`, {
      headers: { Authorization: `Bearer ${await adminToken()}` },
    })
    expect(resume.status).toBe(200)
  })

  test('with another resume is stored twice', async () => {
    const email = newEmail()
    expectSuccess(await apply({ email }), APPLIED)
    const resume = fileOf('resume.pdf', pdfOf(SMALL_PDF_BYTES, 'corrected'))
    expectSuccess(await apply({ email, resume }), APPLIED)
    expect(await applicationsOf(email)).toHaveLength(2)
  })

  test('for two jobs is stored twice', async () => {
    const email = newEmail()
    expectSuccess(await apply({ email, job_id: String(await newJob()) }), APPLIED)
    expectSuccess(await apply({ email, job_id: String(await newJob()) }), APPLIED)
    expect(await applicationsOf(email)).toHaveLength(2)
  })

  test('by two candidates who share a browser is stored for both', async () => {
    const [one, other] = [newEmail(), newEmail()]
    expectSuccess(await apply({ email: one, submission_id: randomUUID() }), APPLIED)
    expectSuccess(await apply({ email: other, submission_id: randomUUID() }), APPLIED)
    expect(await applicationsOf(one)).toHaveLength(1)
    expect(await applicationsOf(other)).toHaveLength(1)
  })

  test('with an invalid submission id is not taken for a repetition', async () => {
    const [one, other] = [newEmail(), newEmail()]
    expectSuccess(await apply({ email: one, submission_id: 'same' }), APPLIED)
    expectSuccess(await apply({ email: other, submission_id: 'same' }), APPLIED)
    expect(await applicationsOf(other)).toHaveLength(1)
  })
})
