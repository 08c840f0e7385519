import { describe, expect, test } from 'vitest'
import { applyForm } from '@/tests/support/candidates/forms'
import { newMobile } from '@/tests/support/candidates/mobile'
import {
  changeRegistration,
  openRegistration,
  registered,
} from '@/tests/support/candidates/registrations'
import { savedAs } from '@/tests/support/candidates/resumes'
import { expectRefusal, expectSuccess } from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { get, php, postForm } from '@/tests/support/network/http'
import { rowIn, rowsIn } from '@/tests/support/rows'
import { rowsWhere } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

const NOT_LISTED = 'This registration is no longer on the list.'

describe('registration_details.php', () => {
  test('shows all that was sent with its consents, and the view is recorded', async () => {
    const { id } = await registered({ whatsapp_consent: 'on', source: 'whatsapp' })
    const answer = await openRegistration(id)
    expectSuccess(answer, '')
    expect(rowIn(answer, 'registration')).toMatchObject({
      id,
      whatsapp_consent: true,
      keep_consent: false,
      consent_version: expect.stringMatching(/./),
      consent_at: expect.stringMatching(/^\d{4}-/),
      consent_withdrawn_at: null,
      opted_out: false,
      source: 'whatsapp',
      resume_name: 'resume.docx',
    })
    expect(answer.body?.greeting).toContain('Asha Sample')
    expect(answer.text).not.toMatch(/dedupe_key|"hash"|salt/)
    const lines = await rowsWhere('audit', 'subject_id', String(id))
    expect(lines).toContainEqual(
      expect.objectContaining({ action: 'view', subject: 'registrations' }),
    )
    expect(JSON.stringify(lines)).not.toContain('Asha')
  })

  test('lists the applications of the same person', async () => {
    const email = `${mark()}@candidate.example`
    const form = applyForm({ email, mobile: newMobile() })
    const application = await postForm(php('job_applied'), form)
    const { id } = await registered({ email, whatsup_no: newMobile() })
    const answer = await openRegistration(id)
    expect(rowsIn(answer, 'others')).toMatchObject([
      { kind: 'application', reference: application.body?.reference, same: 'email' },
    ])
  })

  test.each(['', '0', '-1', 'abc', '999999999', '1 OR 1=1'])('finds nothing for %o', async (id) => {
    expectRefusal(await openRegistration(encodeURIComponent(id)), NOT_LISTED)
  })
})

describe('registration_update.php', () => {
  test('saves simultaneous notes of two people and the star', async () => {
    const { id } = await registered()
    const answers = await Promise.all([
      changeRegistration({ id, note: 'First word' }),
      changeRegistration({ id, note: 'Second word' }),
      changeRegistration({ id, is_starred: true }),
    ])
    for (const answer of answers) expectSuccess(answer, 'Saved.')
    const answer = await openRegistration(id)
    const texts = rowsIn(answer, 'activities').map((activity) => activity.text)
    expect(texts.sort()).toEqual(['First word', 'Second word'])
    expect(rowIn(answer, 'registration')).toMatchObject({ is_starred: true, has_note: true })
  })

  test.each([
    {},
    { id: 'x', note: 'a' },
    { id: 0, note: 'a' },
    { id: 1, note: '   ' },
    { id: 1, note: 'a'.repeat(5001) },
    { id: 1, is_starred: 'yes' },
    { id: 1, note: { $ne: 1 } },
  ])('refuses %o', async (change) => {
    expectRefusal(
      await changeRegistration(change),
      'This change could not be read. Nothing was changed.',
    )
  })

  test('refuses a row that does not exist', async () => {
    expectRefusal(await changeRegistration({ id: 999_999, note: 'a' }), NOT_LISTED)
  })
})

describe('registration_export.php', () => {
  const exported = async (location: string) =>
    get(php('registration_export', `?location=${encodeURIComponent(location)}`), await adminToken())

  test('contains the filtered rows for spreadsheets without formulas, and is recorded', async () => {
    const current_location = `=HYPERLINK("x") ${mark()}`
    const { reference } = await registered({ current_location, full_name: '@नमस्ते, "Asha"' })
    await registered()
    const answer = await exported(current_location)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(savedAs(answer.headers)).toMatch(/^registrations-.*\.csv$/)
    const lines = answer.text.replace('\ufeff', '').trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`${reference},`)
    expect(lines[1]).toContain(`"'@नमस्ते, ""Asha"""`)
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")`)
    expect(lines[1]).toContain(`,'+91`)
    const onRecord = await rowsWhere('audit', 'action', 'export')
    expect(onRecord).toContainEqual(
      expect.objectContaining({
        subject: 'registrations',
        count: 1,
        detail: 'csv; filters: location',
      }),
    )
  })

  test('refuses to export when nobody is found', async () => {
    expectRefusal(await exported(mark()), 'There is nothing to export.')
  })
})
