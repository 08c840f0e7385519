import { describe, expect, test } from 'vitest'
import { newApplicant, opened } from '@/tests/support/candidates/applicants'
import { registrationForm } from '@/tests/support/candidates/forms'
import { newMobile } from '@/tests/support/candidates/mobile'
import { erase, find } from '@/tests/support/candidates/person'
import { changeRegistration, registered } from '@/tests/support/candidates/registrations'
import { expectNotAllowed, expectRefusal, expectSuccess } from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { get, php, postForm, postJson } from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { hasDatabase, query } from '@/tests/support/site/database'
import { newJob, rowsWhere } from '@/tests/support/staff/records'
import { adminToken, editorToken } from '@/tests/support/staff/session'

const NOT_ONE = 'These two are not shown as one person. Open the applicant again.'
const UNDONE = 'This was undone already.'
const UNREADABLE = 'This change could not be read. Nothing was changed.'

const change = async (body: unknown) => postJson(php('same_person'), body, await adminToken())

const application = (id: number) => ({ collection: 'applications', id })

const apart = (of: number, other: number) =>
  change({ action: 'apart', of: application(of), other: application(other) })

/** What is shown of the person of an application. */
const personOf = async (id: number) => {
  const answer = await get(php('application', `?id=${id}`), await adminToken())
  const idsIn = (field: string) => rowsIn(answer, field).map((row) => Number(row.id))
  return { others: idsIn('others').sort(), apart: rowsIn(answer, 'apart') }
}

/** Two people of a family with one phone: the first with two submissions. */
const family = async () => {
  const mobile = newMobile()
  const name = mark()
  const first = { name: `Asha ${name}`, mobile, email: `${mark()}@candidate.example` }
  const one = await newApplicant(first)
  const two = await newApplicant(first)
  const sister = await newApplicant({ name: `Bina ${name}`, mobile, email: `${mark()}@c.example` })
  return { one: one.id, two: two.id, sister: sister.id, mobile, email: first.email }
}

describe('the submissions of a person', () => {
  test('are found through others of them, registrations too', async () => {
    const [name, mobile, email] = [`Asha ${mark()}`, newMobile(), `${mark()}@candidate.example`]
    const first = await newApplicant({ name, mobile })
    const second = await newApplicant({ name, mobile, email })
    const form = await registrationForm({ email, full_name: 'Other', whatsup_no: newMobile() })
    const { body } = await postForm(php('registration'), form)
    const { others } = await opened(first.id)
    const shown = others.map(({ reference, same }) => `${reference} ${same}`)
    expect(shown.sort()).toEqual([`${second.reference} phone`, `${body?.reference} linked`].sort())
  })
})

describe('two submissions that staff told apart', () => {
  test('are two people wherever one of them is opened, until it is undone', async () => {
    const { one, two, sister } = await family()
    expect((await personOf(one)).others).toEqual([two, sister])
    expectSuccess(await apart(one, sister), 'Kept as two people.')
    expect(await personOf(one)).toMatchObject({ others: [two], apart: [{ id: sister }] })
    expect(await personOf(two)).toMatchObject({ others: [one], apart: [{ id: sister }] })
    const seen = await personOf(sister)
    expect(seen).toMatchObject({ others: [], apart: [{ id: one, at: expect.any(String) }] })
    const separation = Number(seen.apart[0]?.separation)
    const undo = { action: 'together', separation }
    expectSuccess(await change(undo), 'Shown as one person again.')
    expect(await personOf(sister)).toMatchObject({ others: [one, two], apart: [] })
    expectRefusal(await change(undo), UNDONE)
  })

  test('are in the audit trail by number, with who told them apart and who undid it', async () => {
    const { one, sister } = await family()
    await apart(one, sister)
    const { apart: told } = await personOf(one)
    await change({ action: 'together', separation: told[0]?.separation })
    const lines = (await rowsWhere('audit', 'subject_id', String(one))).filter(
      ({ action, subject }) => action === 'change' && subject === 'applications',
    )
    const actor = expect.stringMatching(/^admin \d+$/)
    expect(lines).toHaveLength(2)
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ actor, detail: `not the person of applications ${sister}` }),
        expect.objectContaining({ actor, detail: `again the person of applications ${sister}` }),
      ]),
    )
  })

  test('do not keep one from being proposed for the job of the other', async () => {
    const [word, mobile, job_id] = [mark(), newMobile(), await newJob()]
    const sister = { name: `Bina ${word}`, email: `${mark()}@c.example`, mobile }
    const applied = await newApplicant({ ...sister, job_id: String(job_id) })
    const { id } = await registered({
      ...{ full_name: `Asha ${word}`, email: `${mark()}@c.example` },
      ...{ whatsup_no: mobile, keep_consent: 'on' },
    })
    const propose = () => changeRegistration({ ids: [id], job_id })
    expect((await propose()).body).toMatchObject({ success: false })
    const of = { collection: 'registrations', id }
    await change({ action: 'apart', of, other: application(applied.id) })
    expectSuccess(await propose(), '1 proposed.')
  })

  test('are both found for an erasure, and leave nothing when one of them is erased', async () => {
    const { one, sister, mobile, email } = await family()
    await apart(one, sister)
    const found = await find(mobile)
    expect(found.map(({ id }) => Number(id))).toEqual(expect.arrayContaining([one, sister]))
    await erase(found.filter((row) => row.email === email))
    expect(await personOf(sister)).toMatchObject({ others: [], apart: [] })
    if (!hasDatabase()) return
    const key = `applications ${sister}`
    expect(await query('select id from separations where other = ?', [key])).toEqual([])
  })
})

describe('same_person.php refuses', () => {
  test('submissions that are not shown as one person', async () => {
    const { one } = await family()
    const stranger = await newApplicant({ email: `${mark()}@c.example`, mobile: newMobile() })
    for (const other of [stranger.id, one, 2_147_483_647]) {
      expectRefusal(await apart(one, other), NOT_ONE)
    }
    expectRefusal(await apart(2_147_483_647, one), NOT_ONE)
  })

  test('to tell the same two apart twice, also at the same moment', async () => {
    const { one, sister } = await family()
    const answers = await Promise.all([apart(one, sister), apart(sister, one)])
    expect(answers.map(({ body }) => body?.success).sort()).toEqual([false, true])
    expectRefusal(await apart(one, sister), NOT_ONE)
  })

  test.each([
    {},
    { action: 'apart' },
    { action: 'apart', of: { collection: 'applications', id: 1 } },
    { action: 'apart', of: { collection: 'enquiries', id: 1 }, other: application(2) },
    { action: 'apart', of: { collection: 'users', id: 1 }, other: application(2) },
    { action: 'apart', of: application(0), other: application(2) },
    { action: 'together', separation: '1' },
    { action: 'together', separation: -1 },
  ])('%j', async (body) => expectRefusal(await change(body), UNREADABLE))

  test('editors', async () => {
    const { token } = await editorToken()
    const body = { action: 'together', separation: 1 }
    expectNotAllowed(await postJson(php('same_person'), body, token))
  })
})
