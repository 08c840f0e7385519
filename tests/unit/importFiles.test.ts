import { describe, expect, test } from 'vitest'
import type { Person } from '@/collections/Imports/row/readRow'
import { matchFiles } from '@/collections/Imports/zip/matchFiles'

/** Which file of a ZIP is whose: a resume never comes to another person. */

const FITS_NONE = 'It fits no row.'

type Given = {
  work?: string
  name?: string
  phone?: string
  email?: string
  named?: string
  isWrong?: boolean
}

const rowsOf = (given: readonly Given[]) =>
  given.map(
    ({ name = 'Nobody Here', work = 'Other', phone, email = '', named = '', isWrong }, at) => ({
      number: at + 2,
      named,
      name,
      person: isWrong
        ? null
        : ({
            ...{ full_name: name, phone_e164: phone ?? null, email },
            ...{ position_Name: work, category: 'Other' },
          } as Partial<Person> as Person), // what is compared
    }),
  )

/** The rows by the file that they get, and why the other files are nobody's. */
const matched = async (rows: readonly Given[], names: readonly string[]) => {
  const files = names.map((name) => ({ name, why: null }))
  const { files: found, left, notes } = await matchFiles(rowsOf(rows), files)
  return {
    found: Object.fromEntries([...found].map(([row, { file, by }]) => [row, `${file.name} ${by}`])),
    left: left.map(({ why }) => why),
    notes: Object.fromEntries(notes),
  }
}

describe('a file belongs to the row', () => {
  test.each<[string, Given, string, string]>([
    ['whose cell names it', { named: 'cv 1.pdf' }, 'CV 1.PDF', 'column'],
    ['whose cell names it with folders', { named: 'C:\\old\\cv 1.pdf' }, 'cv 1.pdf', 'column'],
    ['whose cell names it without its end', { named: 'cv 1' }, 'cv 1.docx', 'column'],
    ['whose e-mail address it has', { email: 'a.rao@x.example' }, 'A.Rao@x.example.pdf', 'email'],
    ['… with words around', { email: 'a@x.co.in' }, 'CV_a@x.co.in-resume.pdf', 'email'],
    ['whose number it has', { phone: '+919876543210' }, 'cv 9876543210.pdf', 'phone'],
    ['… with its country code', { phone: '+919876543210' }, '+91 98765-43210 (new).pdf', 'phone'],
    ['… beside a year', { phone: '+919876543210' }, '2019 9876543210.pdf', 'phone'],
    ['whose name it has', { name: 'Ravi Kumar' }, 'Ravi-Kumar_CV_2.pdf', 'name'],
    ['… with the work', { name: 'Ravi Kumar', work: 'Welder 6G' }, 'Welder_Ravi-Kumar.pdf', 'name'],
    ['… with its initial', { name: 'Suresh M' }, 'Suresh M cv.pdf', 'name'],
    ['… written as one word', { name: 'Ravi Kumar' }, 'RaviKumar.pdf', 'name'],
    ['… with an accent', { name: 'José Dias' }, 'jose dias.doc', 'name'],
    ['… in Hindi', { name: 'रवि कुमार' }, 'रवि कुमार.pdf', 'name'],
    ['whose only name it is', { name: 'Ravi' }, 'Ravi CV 2.pdf', 'name'],
  ])('%s', async (_what, row, name, by) => {
    expect(await matched([row, {}], [name])).toEqual({
      found: { 2: `${name} ${by}` },
      left: [],
      notes: {},
    })
  })

  test('by the surest sign', async () => {
    const rows = [
      { name: 'Ravi Kumar', phone: '+919876543210' },
      { name: 'Ravi Kumar', phone: '+919876543211' },
    ]
    expect((await matched(rows, ['Ravi Kumar 9876543211.pdf'])).found).toEqual({
      3: 'Ravi Kumar 9876543211.pdf phone',
    })
  })
})

describe('nobody gets a file', () => {
  test.each<[string, Given[], string[], string[]]>([
    [
      'that two rows name',
      [{ named: 'a.pdf' }, { named: 'A.pdf' }],
      ['a.pdf'],
      ['It fits several rows: 2, 3.'],
    ],
    [
      'whose name two rows have',
      [{ name: 'Ravi Kumar' }, { name: 'Ravi Kumar' }],
      ['Ravi Kumar.pdf'],
      ['It fits several rows: 2, 3.'],
    ],
    [
      'that fits a shorter and a longer name',
      [{ name: 'Ravi Kumar' }, { name: 'Ravi Kumar Singh' }],
      ['Ravi Kumar Singh.pdf'],
      ['It fits several rows: 2, 3.'],
    ],
    [
      'when another file fits its row too',
      [{ name: 'Ravi Kumar', phone: '+919876543210' }],
      ['Ravi Kumar.pdf', '9876543210.pdf'],
      ['Row 2 has several files that fit.', 'Row 2 has several files that fit.'],
    ],
    [
      'with the numbers of two people',
      [{ phone: '+919876543210' }, { phone: '+919876543211' }],
      ['9876543210 9876543211.pdf'],
      ['It fits several rows: 2, 3.'],
    ],
    [
      'that a wrong row names',
      [{ named: 'a.pdf', isWrong: true }],
      ['a.pdf'],
      ['Row 2 names it, but that row cannot be imported.'],
    ],
    ['of a name that is part of a word', [{ name: 'Ravi Rao' }], ['Ravi Raos.pdf'], [FITS_NONE]],
    ['of a name that only begins alike', [{ name: 'Ravi' }], ['Ravi Kumar.pdf'], [FITS_NONE]],
    ['of a longer number', [{ phone: '+919876543210' }], ['98765432101.pdf'], [FITS_NONE]],
    ['of a longer address', [{ email: 'rao@x.example' }], ['a.rao@x.example.pdf'], [FITS_NONE]],
    [
      'of a row that names another',
      [{ name: 'Ravi Rao', named: 'b' }],
      ['Ravi Rao.pdf'],
      ['It fits row 2, which names another file.'],
    ],
    [
      'of a namesake whose row is wrong',
      [{ name: 'Ravi Kumar', isWrong: true }, { name: 'Ravi Kumar' }],
      ['Ravi Kumar.pdf'],
      ['It fits several rows: 2, 3.'],
    ],
    [
      'of a longer name, which a row with another file has',
      [{ name: 'Ravi Kumar Singh', named: 'typo' }, { name: 'Ravi Kumar' }],
      ['Ravi Kumar Singh.pdf'],
      ['It fits several rows: 2, 3.'],
    ],
    [
      'of a longer name, which nobody in the list has',
      [{ name: 'Mohammed Ali' }],
      ['Mohammed Ali Khan.pdf'],
      ["It may be of row 2, but its name has more words than that person's."],
    ],
    [
      'with another initial',
      [{ name: 'Suresh M' }],
      ['Suresh K.pdf', 'K Suresh.pdf'],
      [FITS_NONE, FITS_NONE],
    ],
    [
      'with the number of one person and the name of another',
      [
        { name: 'Ramesh Rao', phone: '+919876543210' },
        { name: 'Asha Rao', phone: '+919876543211' },
      ],
      ['Asha Rao 9876543210.pdf'],
      ['It fits several rows: 2, 3.'],
    ],
  ])('%s', async (_what, rows, names, left) => {
    expect(await matched(rows, names)).toMatchObject({ found: {}, left })
  })

  test('that is refused, and its row says why', async () => {
    const { files, notes } = await matchFiles(rowsOf([{ named: 'a.pdf' }]), [
      { name: 'a.pdf', why: 'It is empty.' },
    ])
    expect(files.size).toBe(0)
    expect([...notes]).toEqual([[2, 'The file that the list names: It is empty.']])
  })

  test('that is not there, and its row says so', async () => {
    expect((await matched([{ named: 'a.pdf' }], [])).notes).toEqual({
      2: 'The ZIP has no file of the name in the list.',
    })
  })

  test('whose name without its end two files have', async () => {
    expect(await matched([{ named: 'a' }], ['a.pdf', 'a.doc'])).toMatchObject({
      found: {},
      notes: { 2: 'Several files of the ZIP have the name in the list.' },
    })
  })
})
