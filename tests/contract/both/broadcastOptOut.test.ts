import { describe, expect, test } from 'vitest'
import { applyForm } from '@/tests/support/candidates/forms'
import {
  changeOptOut,
  madeList,
  makeList,
  openRegistration,
} from '@/tests/support/candidates/registrations'
import { expectRefusal, expectSuccess } from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { php, postForm } from '@/tests/support/network/http'
import { rowIn } from '@/tests/support/rows'
import { change, hasDatabase } from '@/tests/support/site/database'
import { ALL_LISTED, agreed, NOBODY, phonesOf } from '@/tests/support/staff/broadcasts'
import { rowsWhere } from '@/tests/support/staff/records'

describe('a candidate who opted out', () => {
  test('is removed from existing lists and never listed again, even after a new consent', async () => {
    const location = mark()
    const [stays, leaves] = [await agreed(location), await agreed(location)]
    const list = await madeList({ location })
    for (let twice = 0; twice < 2; twice++) {
      expectSuccess(await changeOptOut({ id: leaves.id }), 'This number is on no list from now on.')
    }
    expect(await phonesOf(list.number)).toEqual([stays.phone_e164])

    const again = await agreed(location, { whatsup_no: leaves.whatsup_no })
    expect(again.consent).toBe('withdrawn')
    expectRefusal(await makeList({ location, sort: 'name' }), ALL_LISTED)
    const all = await madeList({ location }, { which: 'all' })
    expect(await phonesOf(all.number)).toEqual([stays.phone_e164])
    const { opted_out, consent_at } = rowIn(await openRegistration(again.id), 'registration')
    expect({ opted_out, consent_at }).toEqual({ opted_out: true, consent_at: expect.any(String) })
  })

  test('can be listed again at the candidate’s own request, which is recorded', async () => {
    const location = mark()
    const row = await agreed(location, { whatsapp_consent: undefined })
    await changeOptOut({ id: row.id })
    for (let twice = 0; twice < 2; twice++) {
      const answer = await changeOptOut({ id: row.id, opted_out: false })
      expectSuccess(answer, 'This number may be on lists again.')
    }
    expect(await phonesOf((await madeList({ location })).number)).toEqual([row.phone_e164])
    const lines = (await rowsWhere('audit', 'subject_id', String(row.id))).filter(
      ({ action, subject }) => action === 'consent' && subject === 'registrations',
    )
    expect(lines.map(({ detail }) => detail)).toContain('opt-out lifted')
  })

  test('as an applicant is recognised by number as the one who registered', async () => {
    const location = mark()
    const row = await agreed(location)
    const email = `${mark()}@candidate.example`
    await postForm(
      php('job_applied'),
      applyForm({ email, mobile: String(row.whatsup_no), whatsapp_consent: 'on' }),
    )
    const [application] = await rowsWhere('applications', 'email', email)
    expectSuccess(
      await changeOptOut({ of: 'applications', id: application?.id }),
      'This number is on no list from now on.',
    )
    expectRefusal(await makeList({ location }), NOBODY)
  })

  test.skipIf(!hasDatabase())(
    'is removed from lists and never listed again after an erasure request, too',
    async () => {
      const location = mark()
      const [stays, leaves] = [await agreed(location), await agreed(location)]
      const list = await madeList({ location })
      const now = new Date().toISOString()
      await change('update registrations set erasure_asked_at = ? where id = ?', [
        now,
        Number(leaves.id),
      ])
      expect(await phonesOf(list.number)).toEqual([stays.phone_e164])
      const all = await madeList({ location }, { which: 'all' })
      expect(await phonesOf(all.number)).toEqual([stays.phone_e164])
    },
  )

  test.each([
    [{}, 'This change could not be read. Nothing was changed.'],
    [{ id: 'x' }, 'This change could not be read. Nothing was changed.'],
    [{ id: 1, of: 'users' }, 'This change could not be read. Nothing was changed.'],
    [{ id: 1, opted_out: 'no' }, 'This change could not be read. Nothing was changed.'],
    [{ id: 999_999 }, 'This row is gone. Somebody may have erased it.'],
  ])('is not changed by %o: "%s"', async (change, message) => {
    expectRefusal(await changeOptOut(change), message)
  })
})
