import { describe, expect, test } from 'vitest'
import { applyForm } from '@/tests/support/candidates/forms'
import { newMobile } from '@/tests/support/candidates/mobile'
import {
  exportBroadcast,
  madeList,
  makeList,
  registered,
  registrationsFound,
} from '@/tests/support/candidates/registrations'
import { savedAs } from '@/tests/support/candidates/resumes'
import { expectRefusal, expectSuccess } from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'
import { php, postForm } from '@/tests/support/network/http'
import { type Row, rowIn, rowsIn } from '@/tests/support/rows'
import { copyRow, hasDatabase } from '@/tests/support/site/database'
import { ALL_LISTED, agreed, cardsIn, NOBODY, phonesOf } from '@/tests/support/staff/broadcasts'
import { rowsWhere } from '@/tests/support/staff/records'

const NOTHING = 'There is nothing to export.'

describe('a broadcast list', () => {
  test('contains only candidates with consent and a valid number, and each number once', async () => {
    const location = mark()
    const first = await agreed(location)
    await registered({ current_location: location, whatsup_no: newMobile() })
    await agreed(location, { whatsup_no: '12' })
    await agreed(location, { whatsup_no: first.whatsup_no, full_name: 'Asha Sample again' })
    const list = await madeList({ location })
    expect(list).toMatchObject({ count: 1, files: 1 })
    expect(list.name).toMatch(/^List \d+, \d{1,2} [A-Z][a-z]{2}$/)
    const answer = await exportBroadcast({ format: 'vcf', list: String(list.number) })
    expect(cardsIn(answer.text)).toEqual([
      { name: `L${list.number} Asha Sample again`, phone: first.phone_e164 },
    ])
    const rows = await registrationsFound({ location, list: String(list.number) })
    expect(rows).toHaveLength(2)
    expect(await registrationsFound({ location, list: 'in' })).toHaveLength(2)
    expect(await registrationsFound({ location, list: 'out' })).toHaveLength(2)
  })

  test('contains only new candidates unless all are requested', async () => {
    const location = mark()
    const [one, two] = [await agreed(location), await agreed(location)]
    const first = await madeList({ location })
    const three = await agreed(location)
    // The same person registered again: the number is on a list already.
    await agreed(location, { whatsup_no: one.whatsup_no })
    const second = await madeList({ location })
    expect(Number(second.number)).toBeGreaterThan(Number(first.number))
    expect(await phonesOf(second.number)).toEqual([three.phone_e164])
    expectRefusal(await makeList({ location, sort: 'name' }), ALL_LISTED)
    const whole = await madeList({ location }, { which: 'all' })
    expect((await phonesOf(whole.number)).sort()).toEqual(
      [one, two, three].map(({ phone_e164 }) => phone_e164).sort(),
    )
  })

  test('can be made of applicants with consent', async () => {
    const name = `Asha ${mark()}`
    const apply = (fields: Record<string, string>) =>
      postForm(php('job_applied'), applyForm({ name, mobile: newMobile(), ...fields }))
    await apply({ whatsapp_consent: 'on' })
    await apply({ keep_consent: 'on' })
    const list = await madeList({ q: name }, { of: 'applications' })
    expect(list.count).toBe(1)
    const [row] = await rowsWhere('broadcast-lists', 'number', String(list.number))
    expect(row?.filters, 'a search for a person is not kept').not.toContain(name.split(' ')[1])
  })

  test('is made once when the button is clicked twice', async () => {
    const location = mark()
    await agreed(location)
    for (const which of ['new', 'all']) {
      const answers = await Promise.all([1, 2, 3].map(() => makeList({ location }, { which })))
      for (const answer of answers) expect(answer.body).toMatchObject({ success: true })
      expect(new Set(answers.map((answer) => rowIn(answer, 'list').number)).size).toBe(1)
    }
  })

  test('is not made when nobody has given consent', async () => {
    const location = mark()
    expectRefusal(await makeList({ location }), NOBODY)
    await registered({ current_location: location })
    expectRefusal(await makeList({ location }), NOBODY)
    expectRefusal(await makeList({ location }, { which: 'all' }), NOBODY)
  })

  test.each([
    { of: 'users' },
    { which: 'some' },
    { filters: 'location' },
    { filters: { location: { $ne: 1 } } },
    { filters: { location: 'a'.repeat(101) } },
  ])('is refused for %o', async (asked) => {
    expectRefusal(await makeList({}, asked), 'This change could not be read. Nothing was changed.')
  })

  test('is announced with its size and the earlier lists before it is made', async () => {
    const location = mark()
    await agreed(location)
    const list = await madeList({ location })
    await agreed(location)
    const answer = await exportBroadcast({ location })
    expectSuccess(answer, '')
    expect(answer.body?.count).toEqual({ new: 1, all: 2 })
    // Newest first; another test file may have made a list meanwhile.
    const isNotLater = ({ number }: Row) => Number(number) <= Number(list.number)
    expect(rowsIn(answer, 'lists').find(isNotLater)).toEqual(list)
  })
})

describe('the contact files of a broadcast list', () => {
  test.skipIf(!hasDatabase())(
    'of 600 candidates have 256, 256 and 88 cards that a phone reads',
    async () => {
      const location = mark()
      const first = await agreed(location, {
        full_name: 'Candidate 0 of a very long name, বাংলা নাম; नेपाली \\ नाम',
      })
      await copyRow('registrations', String(first.reference), 599, {
        full_name: "replace(full_name, '0', cast(n as text))",
        phone_e164: "'+9170' || (10000000 + n)",
      })
      const expected = new Set([first.phone_e164])
      for (let n = 1; n < 600; n++) expected.add(`+9170${10_000_000 + n}`)
      const list = await madeList({ location })
      expect(list).toMatchObject({ count: 600, files: 3 })

      const phones: string[] = []
      for (const [part, size] of [
        ['1', 256],
        ['2', 256],
        ['3', 88],
      ] as const) {
        const answer = await exportBroadcast({ format: 'vcf', list: String(list.number), part })
        expect(savedAs(answer.headers)).toBe(`list-${list.number}-part-${part}.vcf`)
        const cards = cardsIn(answer.text)
        expect(cards).toHaveLength(size)
        for (const { name } of cards) {
          expect(name).toMatch(
            new RegExp(
              `^L${list.number} Candidate \\d+ of a very long name, বাংলা নাম; नेपाली \\\\ नाम$`,
            ),
          )
        }
        const lines = answer.text.split('\r\n')
        expect(answer.text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(lines.filter((line) => line === 'VERSION:3.0')).toHaveLength(size)
        phones.push(...cards.map(({ phone }) => phone))
      }
      expect(new Set(phones)).toEqual(expected)
      expectRefusal(
        await exportBroadcast({ format: 'vcf', list: String(list.number), part: '4' }),
        NOTHING,
      )

      const csv = await exportBroadcast({ format: 'csv', list: String(list.number) })
      expect(csv.text.trimEnd().split('\r\n')).toHaveLength(601)
      const [line] = (await rowsWhere('audit', 'action', 'export')).filter(
        ({ detail }) => detail === 'vcf, part 3',
      )
      expect(line).toMatchObject({ subject: 'broadcast-lists', count: 88 })
    },
  )

  test('without a list contain the filtered candidates and mark nobody as listed', async () => {
    const location = mark()
    const { phone_e164 } = await agreed(location)
    const answer = await exportBroadcast({ format: 'vcf', location, which: 'new' })
    expect(cardsIn(answer.text)).toEqual([{ name: 'Asha Sample', phone: phone_e164 }])
    expect(await registrationsFound({ location, list: 'in' })).toEqual([])
    expectRefusal(await exportBroadcast({ format: 'vcf', location: mark() }), NOTHING)
    expectRefusal(await exportBroadcast({ format: 'csv', location: mark() }), NOTHING)
  })

  test.each([
    [{ format: 'pdf' }, 'The format must be csv or vcf.'],
    [{ format: '' }, 'The format must be csv or vcf.'],
    [{ format: 'vcf', list: '999999' }, 'This list does not exist.'],
    [{ format: 'vcf', list: 'in' }, 'This list does not exist.'],
    [{ format: 'vcf', part: '0' }, NOTHING],
    [{ format: 'vcf', part: '-1' }, NOTHING],
    [{ format: 'vcf', part: 'abc' }, NOTHING],
    [{ format: 'vcf', part: '99999' }, NOTHING],
  ])('are refused for %o', async (parameters, message) => {
    expectRefusal(await exportBroadcast(parameters as Record<string, string>), message)
  })
})
