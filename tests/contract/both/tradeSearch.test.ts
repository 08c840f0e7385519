import { beforeAll, describe, expect, test } from 'vitest'
import { messagesOf, write } from '@/tests/support/content/content'
import { mark } from '@/tests/support/mark'
import { get, php } from '@/tests/support/network/http'
import { type Row, rowIn, rowsIn } from '@/tests/support/rows'
import { newJob } from '@/tests/support/staff/records'
import { adminToken, editorToken, logIn, newAccount } from '@/tests/support/staff/session'

/** GET joblist.php and the job list by trades in other languages and spellings (collections/Jobs/trades). */

const marked = mark()
let welder = 0
let editor = ''

beforeAll(async () => {
  editor = (await editorToken()).token
  welder = await newJob({ job_title: `Welder ${marked}`, skill_keyword: 'TIG' })
  await newJob({ job_title: `Nurse ${marked}`, skill_keyword: 'Ward' })
})

const asked = (q: string) => `?q=${encodeURIComponent(q)}`

const found = async (words: string): Promise<unknown[]> => {
  const answer = await get(php('joblist', asked(`${marked} ${words}`)))
  expect(answer.body, answer.text.slice(0, 300)).toMatchObject({ success: true, message: '' })
  return rowsIn(answer, 'jobs').map(({ id }) => id)
}

const trade = (more: Row = {}): Row => ({ english: `welder ${mark()}`, words: mark(), ...more })

const add = (data: Row, token = editor) => write(token, 'POST', '/api/trades', data)

describe('joblist.php finds a welder’s job by', () => {
  test.each([
    'welder',
    'वेल्डर',
    'ওয়েল্ডার',
    'வெல்டர்',
    'ویلڈر',
    'వెల్డర్',
    'വെൽഡർ',
    'වෙල්ඩර්',
    'वेल्डर'.normalize('NFD'),
    'welder ka kaam',
    'वेल्डर का काम',
    'ওয়েল্ডার চাকরি',
    'velder ki naukri chahiye',
  ])('%s', async (words) => {
    expect(await found(words)).toEqual([welder])
  })

  test('the same words with page and limit', async () => {
    const query = `${asked(`${marked} வெல்டர் வேலை`)}&page=1&limit=10`
    const { body } = await get(php('joblist', query))
    expect(body).toMatchObject({ success: true, total: 1, jobs: [{ id: welder }] })
  })

  test('a word that an editor has just added, until it is taken away', async () => {
    const word = `w${mark()}`
    expect(await found(word)).toEqual([])
    const added = await add({ english: `welder ${marked}`, words: `${word}\nकुछ ${word}` })
    expect(added.status, added.text.slice(0, 300)).toBe(201)
    expect(await found(word)).toEqual([welder])
    expect(await found(`कुछ ${word} का काम`)).toEqual([welder])
    const path = `/api/trades/${rowIn(added, 'doc').id}`
    expect((await write(editor, 'DELETE', path)).status).toBe(200)
    expect(await found(word)).toEqual([])
  })
})

describe('the job list', () => {
  const page = async (q: string) => (await get(`/job-list${asked(q)}`)).text

  test('shows a welder’s job for a Hindi word', async () => {
    expect(await page(`${marked} वेल्डर की नौकरी`)).toContain(`/job-details/${welder}`)
  })

  test('says that no job fits an unknown Hindi word', async () => {
    expect(await found('हवाई')).toEqual([])
    const text = await page(`${marked} हवाई`)
    expect(text).toContain('No open job fits this search')
    expect(text).not.toContain(`/job-details/${welder}`)
  })
})

test.each([
  ['of fillers only', encodeURIComponent('ka ki ke '.repeat(40))],
  ['of many trades', encodeURIComponent('मिस्त्री एसी मैकेनिक हेवी ड्राइवर '.repeat(20))],
  ['of signs and broken letters', '%00%25%ED%A0%80%E0%A5%8D%E0%A4%BC%E2%80%AE'],
  ['longer than any word', encodeURIComponent('व'.repeat(500))],
])('joblist.php refuses no search %s', async (_what, q) => {
  expect((await get(php('joblist', `?page=1&q=${q}`))).body).toMatchObject({ success: true })
})

describe('a trade', () => {
  test.each<[Row, string]>([
    [
      { english: 'वेल्डर' },
      'Write English words, such as: steel fixer. With a slash one of two is enough: helper/labour',
    ],
    [{ english: 'one two three four five' }, 'Write at most 4 words'],
    [{ words: 'darzi\n...' }, 'There is no letter in: ...'],
    [{ words: 'one two three four five' }, 'More than 4 words in: one two three four five'],
    [
      { words: 'का काम' },
      'The search leaves this out, because people write it with every trade: का काम',
    ],
  ])('is not saved with %o', async (wrong, message) => {
    const refused = await add(trade(wrong))
    expect(refused.status).toBe(400)
    expect(messagesOf(refused.body)).toEqual([message])
  })

  test.each([
    { english: '' },
    { words: '' },
    { words: '\n , ' },
    { english: 'a'.repeat(81) },
    { words: 'a'.repeat(3001) },
  ])('is not saved with %o', async (wrong) => {
    expect((await add(trade(wrong))).status).toBe(400)
  })

  test('is not saved twice with the same English words', async () => {
    const data = trade()
    expect((await add(data)).status).toBe(201)
    expect((await add({ ...data, words: mark() })).status).toBe(400)
  })

  test('is read and written by editors and admins, not by recruiters or visitors', async () => {
    const recruiter = await logIn(await newAccount('recruiter'))
    expect((await add(trade(), recruiter)).status).toBe(403)
    expect((await get('/api/trades', recruiter)).status).toBe(403)
    expect((await add(trade(), '')).status).toBe(401)
    expect((await get('/api/trades')).status).toBe(401)
    expect((await add(trade(), await adminToken())).status).toBe(201)
    expect((await get('/api/trades?limit=1', editor)).status).toBe(200)
  })
})
