import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { MESSAGES } from '@/lib/shared/messages'
import { newApplicant, update } from '@/tests/support/candidates/applicants'
import { mailsTo, statusPageToken } from '@/tests/support/candidates/mails'
import { act } from '@/tests/support/candidates/statusPage'
import { expectFieldRefusal, expectRefusal, expectSuccess } from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { get, php } from '@/tests/support/network/http'
import { type Row, rowsIn } from '@/tests/support/rows'
import { change, hasDatabase } from '@/tests/support/site/database'
import { newJob, rowsWhere } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

const person = async (overrides: Record<string, string> = {}) => {
  const email = `${mark()}@candidate.example`
  return { ...(await newApplicant({ email, ...overrides })), email }
}

const write = (to: unknown, text: string, more: object = {}) =>
  update({ to, message_id: randomUUID(), subject: 'About ((job))', text, ...more })

/** The messages of staff to an address, each with its text. */
const messagesTo = async (email: string): Promise<Row[]> =>
  (await mailsTo(email)).filter(({ kind }) => kind === 'message')

const shownAt = async (id: number): Promise<Row[]> =>
  rowsIn(await get(php('application', `?id=${id}`), await adminToken()), 'messages')

describe('a message of staff', () => {
  test('is a mail with the values of the person, the status page and the warning about money', async () => {
    const job_id = await newJob({ job_title: 'Pipe Welder' })
    const { id, email } = await person({ name: 'Asha Sample', job_id: String(job_id) })
    const sent = await write(
      id,
      'You are invited, ((name)).\n\nBring ((reference)) & <your> papers.',
    )
    expect(sent.body).toMatchObject({ success: true, count: 1 })
    const [mail, ...others] = await messagesTo(email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: 'About Pipe Welder', to: email })
    expect(mail?.text).toMatch(/Dear Asha Sample,\n\nYou are invited, Asha Sample\.\n\nBring AP-/)
    expect(mail?.text).toContain('/my-application/AP-')
    expect(mail?.text).toContain('We never ask for money')
    expect(mail?.html).toContain('&#60;your&#62; papers')
  })

  test('is shown at the person, and recorded without personal data', async () => {
    const { id, email } = await person()
    const message_id = randomUUID()
    await write(id, 'Hello', { message_id })
    expect(await shownAt(id)).toMatchObject([{ message_id, state: 'kept' }])
    const lines = await rowsWhere('audit', 'detail', `message ${message_id}`)
    expect(lines).toMatchObject([{ action: 'change', subject: 'applications', count: 1 }])
    expect(JSON.stringify(lines)).not.toContain(email)
  })

  test('is written once, however often it is sent', async () => {
    const { id, email } = await person()
    const message_id = randomUUID()
    await Promise.all([1, 2, 3].map(() => write(id, 'Hello', { message_id })))
    expect(await messagesTo(email)).toHaveLength(1)
  })

  test('goes to all of a bulk move but those who have moved on', async () => {
    const people = [await person(), await person(), await person()]
    const moved = await update({ ids: people.map(({ id }) => id), stage: 'shortlisted' })
    const [, second] = people
    await update({ id: second?.id, revision: 1, stage: 'interview' })
    const sent = await write(moved.body?.batch, '((name)), you are on the shortlist.')
    expect(sent.body).toMatchObject({ success: true, count: 2 })
    const counts = await Promise.all(people.map(async ({ id }) => (await shownAt(id)).length))
    expect(counts).toEqual([1, 0, 1])
  })

  test('can be taken back before it is sent, and only once', async () => {
    const { id, email } = await person()
    const message_id = randomUUID()
    await write(id, 'Hello', { message_id })
    expectSuccess(await update({ take_back: message_id }), '1 taken back.')
    expect(await messagesTo(email)).toEqual([])
    expect(await shownAt(id)).toEqual([])
    expectRefusal(
      await update({ take_back: message_id }),
      'It is too late: nothing of this message is waiting any more.',
    )
  })

  test('to many can be taken back for one of them', async () => {
    const people = [await person(), await person()]
    const moved = await update({ ids: people.map(({ id }) => id), stage: 'shortlisted' })
    const message_id = randomUUID()
    await write(moved.body?.batch, 'Hello', { message_id })
    const [first, second] = people
    expectSuccess(await update({ take_back: message_id, id: first?.id }), '1 taken back.')
    expect(await shownAt(Number(first?.id))).toEqual([])
    expect(await shownAt(Number(second?.id))).toMatchObject([{ message_id }])
  })

  test('is not written to somebody who asked to be erased', async () => {
    const { id, email } = await person()
    const token = await statusPageToken(email)
    expectSuccess(await act(token, 'erase'), MESSAGES.erasureAsked)
    expectRefusal(await write(id, 'Hello'), 'This applicant is no longer on the list.')
    expect(await messagesTo(email)).toEqual([])
  })

  test.each([
    [
      'text',
      { text: 'Hello ((nmae))' },
      'There is no field ((nmae)): use ((name)), ((job)), ((reference))',
    ],
    ['text', { text: 'On …' }, 'Write what stands for the sign …'],
    ['subject', { subject: '((job) is filled' }, 'A field is written ((like this))'],
  ])('is refused with a wrong %s: %o', async (field, more, message) => {
    const { id, email } = await person()
    expectFieldRefusal(await write(id, 'Hello', more), field, message)
    expect(await messagesTo(email)).toEqual([])
  })

  test.each([
    { to: 'everybody' },
    { to: 0 },
    { message_id: '1' },
    { text: '   ' },
    { text: 'a'.repeat(3001) },
    { subject: '' },
    { subject: 'a'.repeat(151) },
  ])('cannot be read with %o', async (more) => {
    const { id } = await person()
    expectRefusal(
      await write(id, 'Hello', more),
      'This change could not be read. Nothing was changed.',
    )
    expect(await shownAt(id)).toEqual([])
  })

  test.skipIf(!hasDatabase())('is refused for more than 500 people', async () => {
    const { id } = await person()
    const batch = randomUUID()
    const rows = Array.from({ length: 501 }, () => '(?, ?, ?, ?)').join(', ')
    await change(
      `insert into activities (application_id, kind, batch, "to") values ${rows}`,
      Array.from({ length: 501 }, () => [id, 'stage', batch, 'new']).flat(),
    )
    expectRefusal(await write(batch, 'Hello'), 'A message goes to at most 500 people at once.')
    expect(await shownAt(id)).toEqual([])
  })

  test('is refused for nobody', async () => {
    expectRefusal(await write(999_999, 'Hello'), 'This applicant is no longer on the list.')
    expectRefusal(await write(randomUUID(), 'Hello'), 'There is nobody to write to.')
    expectRefusal(
      await update({ take_back: randomUUID() }),
      'It is too late: nothing of this message is waiting any more.',
    )
  })
})
