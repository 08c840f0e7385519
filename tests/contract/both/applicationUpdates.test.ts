import { describe, expect, test } from 'vitest'
import { listed, newApplicant, opened, update } from '@/tests/support/candidates/applicants'
import { registrationForm } from '@/tests/support/candidates/forms'
import { expectFailure, expectRefusal, expectSuccess } from '@/tests/support/expect'
import { fixture } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { get, php, postForm } from '@/tests/support/network/http'
import { newJob, rowsWhere } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

const UNREADABLE = 'This change could not be read. Nothing was changed.'

const auditOf = async (id: number) =>
  (await rowsWhere('audit', 'subject_id', String(id)))
    .filter(({ subject }) => subject === 'applications')
    .map(({ actor, action, detail }) => ({ actor, action, detail }))

describe('application.php', () => {
  test('shows staff all that was sent and a greeting for the candidate', async () => {
    const job_title = `Welder ${mark()}`
    const job_id = String(await newJob({ job_title }))
    const email = `${mark()}@candidate.example`
    const sent = { email, job_id, name: 'Asha', resume: fixture('resume.pdf') }
    const row = await newApplicant({ ...sent, whatsapp_consent: 'true' })
    const { application, activities, others, greeting } = await opened(row.id)
    expect(application).toMatchObject({
      email,
      job_title,
      stage: 'new',
      whatsapp_consent: true,
      keep_consent: false,
      consent_at: expect.any(String),
      phone_e164: '+919820012345',
      phone_valid: true,
      resume_name: 'resume.pdf',
      resume_type: 'application/pdf',
      resume_size: sent.resume.bytes.length,
      legal_hold: false,
    })
    expect(activities).toEqual([])
    expect(others.filter(({ same }) => same === 'email')).toEqual([])
    expect(greeting).toContain('Asha')
    expect(greeting).toContain(job_title)
    expect(greeting).toContain(String(row.reference))
    expect(greeting).toContain('B-0000')
  })

  test('marks an application as seen and records each view', async () => {
    const { id, name, seen } = await newApplicant({ name: `Seen ${mark()}` })
    expect(seen).toBe(false)
    const unseen = async () =>
      Number((await get(php('office'), await adminToken())).text.match(/"unseen":(\d+)/)?.[1])
    expect(await unseen()).toBeGreaterThan(0)
    await opened(id)
    await opened(id)
    expect((await listed({ q: String(name) })).jobs).toMatchObject([{ seen: true }])
    expect((await listed({ q: String(name), unseen: '1' })).jobs).toEqual([])
    const lines = await auditOf(id)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatchObject({ action: 'view', actor: expect.stringMatching(/^admin \d+$/) })
    expect(JSON.stringify(await rowsWhere('audit', 'subject_id', String(id)))).not.toContain(name)
  })

  test.each(['', '?id=0', '?id=abc', '?id=2147483647', '?id=99999999999', '?id=1e0'])(
    'answers "%s" with "This applicant is no longer on the list."',
    async (query) => {
      const answer = await get(php('application', query), await adminToken())
      expectRefusal(answer, 'This applicant is no longer on the list.')
    },
  )

  test('shows other submissions of the same person, found by e-mail or by phone and name', async () => {
    const email = `${mark()}@candidate.example`
    const mobile = `97${String(Date.now()).slice(-8)}`
    const family = mark()
    const first = await newApplicant({ email, name: `Asha ${family}`, mobile })
    const sameMail = await newApplicant({ email, name: 'Other Name', mobile: '9820099999' })
    const samePhone = await newApplicant({
      name: `A. ${family.toUpperCase()}`,
      mobile: `0${mobile}`,
    })
    const brother = await newApplicant({ name: 'Quite Different', mobile })
    const form = await registrationForm({ email, whatsup_no: '9820088888' })
    const registered = await postForm(php('registration'), form)
    const { others } = await opened(first.id)
    const found = others.map(({ kind, reference, same }) => `${kind} ${reference} ${same}`)
    expect(found.sort()).toEqual(
      [
        `application ${sameMail.reference} email`,
        `application ${samePhone.reference} phone`,
        `registration ${registered.body?.reference} email`,
      ].sort(),
    )
    expect(found.join()).not.toContain(String(brother.reference))
  })
})

describe('application_update.php', () => {
  test('saves stage, star and note with the author and the time', async () => {
    const { id, revision } = await newApplicant()
    const answer = await update({
      id,
      revision,
      stage: 'shortlisted',
      is_starred: true,
      note: '  Call again on Monday.\r\nনতুন পাসপোর্ট  ',
    })
    expectSuccess(answer, 'Saved.')
    const { application, activities } = await opened(id)
    expect(application).toMatchObject({
      stage: 'shortlisted',
      is_starred: true,
      has_note: true,
      revision: Number(revision) + 1,
    })
    const at = expect.stringMatching(/^\d{4}-/)
    const by = expect.stringMatching(/./)
    expect(activities).toMatchObject([
      { kind: 'stage', from: 'new', to: 'shortlisted', by, at },
      { kind: 'note', text: 'Call again on Monday.\nনতুন পাসপোর্ট', by, at },
    ])
    const lines = await auditOf(id)
    expect(lines.map(({ action }) => action)).toContain('change')
    expect(lines.map(({ detail }) => detail).join()).toContain('stage new > shortlisted')
    expect(JSON.stringify(lines)).not.toContain('Monday')
  })

  test('refuses a stage based on an older revision but saves its note', async () => {
    const { id, revision } = await newApplicant()
    expectSuccess(await update({ id, revision, stage: 'selected', note: 'First' }), 'Saved.')
    const late = await update({ id, revision, stage: 'rejected', note: 'Second' })
    expectRefusal(
      late,
      'Someone else changed this applicant meanwhile. The stage is now Selected. Your note was saved. Please look again.',
    )
    expect(late.body?.application).toMatchObject({ stage: 'selected', revision: 1 })
    const { application, activities } = await opened(id)
    expect(application).toMatchObject({ stage: 'selected' })
    const notes = activities.filter(({ kind }) => kind === 'note').map(({ text }) => text)
    expect(notes).toEqual(['Second', 'First'])
  })

  test('applies one of several simultaneous stages and saves every note', async () => {
    const { id, revision } = await newApplicant()
    const stages = ['contacted', 'shortlisted', 'interview', 'selected', 'rejected', 'withdrawn']
    const answers = await Promise.all(
      stages.map((stage) => update({ id, revision, stage, note: `Note for ${stage}` })),
    )
    expect(answers.filter(({ body }) => body?.success === true)).toHaveLength(1)
    const { application, activities } = await opened(id)
    expect(application).toMatchObject({ revision: 1 })
    expect(activities.filter(({ kind }) => kind === 'note')).toHaveLength(stages.length)
    expect(activities.filter(({ kind }) => kind === 'stage')).toHaveLength(1)
  })

  test('saves a note and a star although the stage has changed meanwhile', async () => {
    const { id, revision } = await newApplicant()
    await update({ id, revision, stage: 'contacted' })
    expectSuccess(await update({ id, revision, note: 'Late', is_starred: true }), 'Saved.')
    expect((await opened(id)).application).toMatchObject({ stage: 'contacted', is_starred: true })
  })

  test('records a repeated stage only once', async () => {
    const { id, revision } = await newApplicant()
    for (let i = 0; i < 2; i++) {
      expectSuccess(await update({ id, revision, stage: 'rejected' }), 'Saved.')
    }
    expect((await opened(id)).activities).toHaveLength(1)
  })

  test.each([
    {},
    { id: 1 },
    { id: 'abc', revision: 0, stage: 'rejected' },
    { id: 1, revision: 0, stage: 'hired' },
    { id: 1, revision: -1, stage: 'rejected' },
    { id: 1, revision: 0, note: '   ' },
    { id: 1, revision: 0, note: 'x'.repeat(5001) },
    { id: 1, revision: 0, is_starred: 'yes' },
    { ids: [], stage: 'rejected' },
    { ids: ['1'], stage: 'rejected' },
    { ids: Array.from({ length: 501 }, (_, i) => i + 1), stage: 'rejected' },
    { ids: [1] },
    { filters: {}, stage: 'rejected' },
    { filters: { q: { $ne: 1 } }, expected: 1, stage: 'rejected' },
    { undo: 'everything' },
  ])('refuses %o', async (body) => {
    expectRefusal(await update(body), UNREADABLE)
  })

  test('refuses a body that is not a JSON object', async () => {
    expectFailure(await update('stage=rejected'), 400, 'The request could not be read.')
  })

  test('refuses an application that does not exist', async () => {
    const answer = await update({ id: 2_147_483_647, revision: 0, note: 'Anybody there?' })
    expectRefusal(answer, 'This applicant is no longer on the list.')
  })
})
