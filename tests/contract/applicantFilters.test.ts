import { beforeAll, describe, expect, test } from 'vitest'
import { listed, newApplicant, update } from '@/tests/support/applicants'
import { change, hasDatabase, tables } from '@/tests/support/database'
import { get, php } from '@/tests/support/http'
import { mark } from '@/tests/support/mark'
import { newJob } from '@/tests/support/records'
import { rowsIn } from '@/tests/support/rows'
import { adminToken } from '@/tests/support/session'

const names = async (filters: Record<string, string>) =>
  (await listed(filters)).jobs.map((row) => row.name)

const mumbaiDay = (later: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
    Date.now() + later * 86_400_000,
  )

describe('the applicant list filter', () => {
  const word = mark()
  const dubai = `Dubai ${word}`
  const general = `General ${word}`
  let job_id = 0

  beforeAll(async () => {
    job_id = await newJob({ job_title: `Job ${word}` })
    const first = await newApplicant({ name: dubai, job_id: String(job_id), source: 'whatsapp' })
    await newApplicant({ name: general })
    await update({ ...first, stage: 'interview', is_starred: true, note: 'Speaks Arabic' })
  })

  test.each([
    ['job', () => ({ job: String(job_id) }), [dubai]],
    ['no job in particular', () => ({ job: '0' }), [general]],
    ['country of the job', () => ({ country: 'AE' }), [dubai]],
    ['country in small letters', () => ({ country: 'ae' }), [dubai]],
    ['another country', () => ({ country: 'MY' }), []],
    ['stage', () => ({ stage: 'interview' }), [dubai]],
    ['source', () => ({ source: 'whatsapp' }), [dubai]],
    ['first day', () => ({ from: mumbaiDay(0) }), [general, dubai]],
    ['first day in the future', () => ({ from: mumbaiDay(1) }), []],
    ['last day', () => ({ to: mumbaiDay(0) }), [general, dubai]],
    ['last day in the past', () => ({ to: mumbaiDay(-1) }), []],
    ['note', () => ({ note: '1' }), [dubai]],
    ['star', () => ({ star: '1' }), [dubai]],
    ['not seen yet', () => ({ unseen: '1' }), [general]],
    ['several filters at once', () => ({ stage: 'interview', star: '1', country: 'AE' }), [dubai]],
    ['several filters of which one does not match', () => ({ stage: 'interview', job: '0' }), []],
    ['the word, oldest first', () => ({ sort: 'oldest' }), [dubai, general]],
    ['the word, sorted by name', () => ({ sort: 'name' }), [dubai, general]],
    ['the word, with an unknown sort order', () => ({ sort: 'dedupe_key' }), [general, dubai]],
  ])('finds applicants by %s', async (_what, filters, found) => {
    expect(await names({ q: word, ...filters() })).toEqual(found)
  })

  test.each<Record<string, string>>([
    { job: 'abc' },
    { job: '-1' },
    { job: '99999999999' },
    { country: 'Dubai' },
    { country: "A'" },
    { stage: 'constructor' },
    { stage: 'hired' },
    { source: '__proto__' },
    { from: 'yesterday' },
    { from: '2026-13-45' },
    { to: '0000-01-01' },
    { from: '2026-11-22T00:00:00Z' },
  ])('finds nobody for the invalid value %o', async (filters) => {
    expect(await names({ q: word, ...filters })).toEqual([])
  })

  test.each<Record<string, string>>([
    { note: 'yes' },
    { star: '0' },
    { unseen: '' },
    { sort: 'name;drop' },
  ])('ignores the unknown value %o', async (filters) => {
    expect(await names({ q: word, ...filters })).toHaveLength(2)
  })

  test('is followed by the number of applicants at each stage, whichever stage is chosen', async () => {
    const counts = {
      new: 1,
      contacted: 0,
      shortlisted: 0,
      interview: 1,
      selected: 0,
      rejected: 0,
      withdrawn: 0,
    }
    expect((await listed({ q: word })).by_stage).toEqual(counts)
    expect(await listed({ q: word, stage: 'interview' })).toMatchObject({
      by_stage: counts,
      total: 1,
    })
  })

  test('of an unpaged list returns no stage counts', async () => {
    const answer = await get(php('jobapplied_list', `?q=${word}`), await adminToken())
    expect(rowsIn(answer, 'jobs')).toHaveLength(2)
    expect(answer.body).not.toHaveProperty('by_stage')
  })
})

describe('the applicant search', () => {
  const word = mark()
  const last = String(Date.now()).slice(-9)
  const mobile = `9${last}`
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
    expect(await names({ q }), q).toContain(name)
  })

  test('finds an applicant by the reference and by its digits', async () => {
    expect(await names({ q: reference })).toEqual([name])
    expect(await names({ q: reference.slice(-7) })).toContain(name)
  })

  test.skipIf(!hasDatabase())(
    'finds an applicant by the last digits although 500 newer quarantined ones share them',
    async () => {
      const same = mark()
      const columns = ((await tables()).applications ?? []).filter((column) => column !== 'id')
      const values = columns.map(
        (column) =>
          ({
            name: `'${same}'`,
            reference: `'${same}' || n`,
            dedupe_key: `'${same}' || n`,
            quarantined_at: 'created_at',
          })[column] ?? `"${column}"`,
      )
      await change(
        `insert into applications (${columns.map((column) => `"${column}"`)})
         with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 501)
         select ${values} from applications, numbers where reference = ?`,
        [reference],
      )
      expect(await names({ q: mobile.slice(-4) })).toContain(name)
      await change('delete from applications where name = ?', [same])
    },
  )

  test('finds nobody by four digits that are not the last ones', async () => {
    expect(await names({ q: mobile.slice(-5, -1) })).not.toContain(name)
  })

  test.each(['%', '_', '100%', '_100'])('finds %s literally', async (sign) => {
    expect(await names({ q: `${sign} ${word}` })).toEqual([`Literal _100% ${word}`])
  })

  test('finds nobody when one of the words does not match', async () => {
    expect(await names({ q: `${word} nowhere` })).toEqual([])
  })
})

test.skipIf(!hasDatabase())(
  'a quarantined applicant is on no list and cannot be opened, changed or exported',
  async () => {
    const word = mark()
    const { id, revision } = await newApplicant({ name: `Gone ${word}` })
    await change('update applications set quarantined_at = ? where id = ?', [
      new Date().toISOString(),
      id,
    ])
    expect(await names({ q: word })).toEqual([])
    const shut = await get(php('application', `?id=${id}`), await adminToken())
    expect(shut.body).toMatchObject({ success: false })
    expect(shut.text).not.toContain(word)
    const changed = await update({ id, revision, note: 'Still there?' })
    expect(changed.body).toMatchObject({ success: false })
    const moved = await update({ ids: [id], stage: 'rejected' })
    expect(moved.body).toMatchObject({ success: true, count: 0 })
    const exported = await get(php('application_export', `?q=${word}`), await adminToken())
    expect(exported.body).toMatchObject({ message: 'There is nothing to export.' })
  },
)
