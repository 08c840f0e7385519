import { beforeAll, describe, expect, test } from 'vitest'
import { namesListed, newApplicant } from '@/tests/support/candidates/applicants'
import { mark } from '@/tests/support/mark'
import { change, copyRow, hasDatabase } from '@/tests/support/site/database'

describe('the applicant search', () => {
  const word = mark()
  // The last four digits begin with zeros, which are part of them.
  const mobile = `9${String(Date.now()).slice(-4)}70012`
  const name = `आशा Patil ${word}`
  let reference = ''

  beforeAll(async () => {
    const row = await newApplicant({ name, mobile: `${mobile.slice(0, 5)}-${mobile.slice(5)}` })
    reference = String(row.reference)
    await newApplicant({ name: `Other a100b ${word}` })
    await newApplicant({ name: `Literal _100% ${word}` })
  })

  const arabic = (digits: string) =>
    digits.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
  const devanagari = (digits: string) =>
    digits.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)))

  test.each([
    ['the last four digits', mobile.slice(-4)],
    ['the last five, with a space', `${mobile.slice(-5, -3)} ${mobile.slice(-3)}`],
    ['the number with dashes', `${mobile.slice(0, 3)}-${mobile.slice(3)}`],
    ['the number with a zero before', `0${mobile}`],
    ['the number with +91', `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`],
    ['the number with 0091', `0091${mobile}`],
    ['the number in brackets', `(+91) ${mobile}`],
    ['Arabic digits', arabic(mobile.slice(-4))],
    ['Devanagari digits', devanagari(mobile)],
    ['a part of the name', 'आशा'],
    ['words of the name in another order', `patil आशा ${word}`],
  ])('finds an applicant by %s', async (_what, q) => {
    expect(await namesListed({ q }), q).toContain(name)
  })

  test('finds an applicant by the work applied for, also together with the name', async () => {
    const trade = `Rigger${mark()}`
    await newApplicant({ name: `Asha ${trade}`, position: `Senior ${trade}` })
    await newApplicant({ name: 'Bela', position: `${trade} helper` })
    expect(await namesListed({ q: trade.toLowerCase() })).toEqual(['Bela', `Asha ${trade}`])
    expect(await namesListed({ q: `bela ${trade}` })).toEqual(['Bela'])
  })

  test('finds an applicant by the reference and by its digits', async () => {
    expect(await namesListed({ q: reference })).toEqual([name])
    expect(await namesListed({ q: reference.slice(-7) })).toContain(name)
  })

  test.skipIf(!hasDatabase())(
    'finds an applicant by the last digits although 500 newer quarantined ones share them',
    async () => {
      const same = mark()
      await copyRow('applications', reference, 501, {
        name: `'${same}'`,
        quarantined_at: 'created_at',
      })
      expect(await namesListed({ q: mobile.slice(-4) })).toContain(name)
      await change('delete from applications where name = ?', [same])
    },
  )

  test('finds nobody by four digits that are not the last ones', async () => {
    expect(await namesListed({ q: mobile.slice(-5, -1) })).not.toContain(name)
  })

  test.each(['%', '_', '100%', '_100'])('finds %s literally', async (sign) => {
    expect(await namesListed({ q: `${sign} ${word}` })).toEqual([`Literal _100% ${word}`])
  })

  test('finds nobody when one of the words does not match', async () => {
    expect(await namesListed({ q: `${word} nowhere` })).toEqual([])
  })
})
