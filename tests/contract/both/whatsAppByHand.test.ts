import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { MESSAGES } from '@/lib/shared/messages'
import { newApplicant, opened, update } from '@/tests/support/candidates/applicants'
import { mailsTo, statusPageToken } from '@/tests/support/candidates/mails'
import { newMobile } from '@/tests/support/candidates/mobile'
import { erase, find, keys } from '@/tests/support/candidates/person'
import { act } from '@/tests/support/candidates/statusPage'
import { expectFieldRefusal, expectRefusal, expectSuccess } from '@/tests/support/expect'
import { unzip } from '@/tests/support/files/files'
import { mark } from '@/tests/support/mark'
import { bearer, fetchBytes, php, postJson } from '@/tests/support/network/http'
import type { Row } from '@/tests/support/rows'
import { hasDatabase, query } from '@/tests/support/site/database'
import { auditTrail } from '@/tests/support/staff/auditTrail'
import { adminToken, logIn, newAccount } from '@/tests/support/staff/session'

const person = async (overrides: Record<string, string> = {}) => {
  const email = `${mark()}@candidate.example`
  const { id, reference } = await newApplicant({ email, mobile: newMobile(), ...overrides })
  return { id, email, reference }
}

const note = (whatsapp: number, text: string, more: object = {}) =>
  update({ whatsapp, message_id: randomUUID(), text, ...more })

/** The messages in WhatsApp that staff see at the person. */
const notedAt = async (id: number): Promise<Row[]> =>
  (await opened(id)).activities.filter(({ kind }) => kind === 'whatsapp')

describe('a message that staff sent by hand in WhatsApp', () => {
  test.each([
    ['Hello ((nmae))', 'There is no field ((nmae)): use ((name)), ((job)), ((reference))'],
    ['On …', 'Write what stands for the sign …'],
    ['Hello ((name', 'A field is written ((like this))'],
  ])('is not noted with a text that nobody can have sent: %s', async (text, message) => {
    const { id } = await person()
    expectFieldRefusal(await note(id, text), 'text', message)
    expect(await notedAt(id)).toEqual([])
  })

  test.each([{ text: '  ' }, { text: 'a'.repeat(3001) }, { message_id: '1' }, { whatsapp: 0 }])(
    'cannot be read with %o',
    async (more) => {
      const { id } = await person()
      expectRefusal(
        await note(id, 'Hello', more),
        'This change could not be read. Nothing was changed.',
      )
      expect(await notedAt(id)).toEqual([])
    },
  )

  test('is not noted for nobody, for somebody who asked to be erased, or without a number', async () => {
    expectRefusal(await note(999_999, 'Hello'), 'This applicant is no longer on the list.')
    const { id, email } = await person()
    expectSuccess(await act(await statusPageToken(email), 'erase'), MESSAGES.erasureAsked)
    expectRefusal(await note(id, 'Hello'), 'This applicant is no longer on the list.')
    expect(await notedAt(id)).toEqual([])
    const unreachable = await person({ mobile: '123' })
    expectRefusal(await note(unreachable.id, 'Hello'), 'WhatsApp cannot reach this number.')
  })

  test('is shown at the person with its whole text, the author and the time; nothing is mailed', async () => {
    const recruiter = await newAccount('recruiter')
    const { id, email, reference } = await person()
    const before = await mailsTo(email)
    const body = { whatsapp: id, text: ' Please come on Monday. ' }
    const answer = await postJson(php('application_update'), body, await logIn(recruiter))
    expectSuccess(answer, 'Noted at this person.')
    const [message, ...others] = await notedAt(id)
    expect(others).toEqual([])
    expect(message).toMatchObject({ by: 'Test recruiter', at: expect.any(String) })
    expect(message?.text).toMatch(
      new RegExp(
        `^Hello Asha Sample, this is .+ ${reference}\\.\n\nPlease come on Monday\\.\n\nWe`,
      ),
    )
    expect(message?.text).toMatch(/We never ask for money by mail, phone or WhatsApp\.$/)
    expect(await mailsTo(email)).toEqual(before)
  })

  test('is noted once, however often the answer is lost', async () => {
    const { id } = await person()
    const message_id = randomUUID()
    await Promise.all([1, 2, 3].map(() => note(id, 'Hello', { message_id })))
    expect(await notedAt(id)).toHaveLength(1)
    await note(id, 'Hello')
    expect(await notedAt(id)).toHaveLength(2)
  })

  test('is recorded in the audit trail without its text', async () => {
    const { id } = await person()
    const marked = mark()
    await note(id, `Hello ${marked}`)
    const lines = await auditTrail({ subject: 'applications', subject_id: id })
    expect(lines).toContainEqual(expect.objectContaining({ action: 'change', detail: 'WhatsApp' }))
    expect(JSON.stringify(lines)).not.toContain(marked)
  })

  test('to somebody who has opted out meanwhile is noted, and staff are told to stop', async () => {
    const { id, email } = await person()
    expectSuccess(await act(await statusPageToken(email), 'stop_whatsapp'), expect.any(String))
    expectSuccess(
      await note(id, 'Hello'),
      'Noted. This person has asked to stop WhatsApp messages: please write no more.',
    )
    expect(await notedAt(id)).toHaveLength(1)
  })

  test('is in the data that the person gets, and is erased with the person', async () => {
    const { id, email } = await person()
    const marked = mark()
    await note(id, `Hello ${marked}`)
    const exported = await fetchBytes(php('person_export'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...bearer(await adminToken()) },
      body: JSON.stringify({ rows: keys(await find(email)) }),
    })
    const [data] = (await unzip(exported.bytes)).values()
    expect(data?.toString()).toContain(marked)
    expect((await erase(await find(email))).body).toMatchObject({ success: true, erased: 1 })
    if (!hasDatabase()) return
    const left = await query('select id from activities where text like ?', [`%${marked}%`])
    expect(left).toEqual([])
  })

  test('neither counts as a note nor as a change of stage', async () => {
    const applicant = await person()
    await note(applicant.id, 'Hello')
    const { application } = await opened(applicant.id)
    expect(application).toMatchObject({ has_note: false, stage: 'new', revision: 0 })
  })
})
