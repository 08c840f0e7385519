import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { LedgerJson } from '@/collections/Ledger/shared/json'
import { otherLanguages } from '@/lib/shared/languages'
import { TRANSLATIONS } from '@/messages/wordsIn'
import { applied } from '@/tests/support/candidates/statusPage'
import { get, php, postJson } from '@/tests/support/network/http'
import { rowsIn } from '@/tests/support/rows'
import { newJob } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

/** The form that checks a receipt: a plain form, without scripts. */

let address = ''
let number = ''
let code = ''

beforeAll(async () => {
  const countries = rowsIn(await get(php('country_list')), 'country')
  const saudi = countries.find(({ name }) => name === 'Saudi Arabia')
  const { id } = await applied({ job_id: String(await newJob({ country_id: String(saudi?.id) })) })
  const staff = await adminToken()
  await postJson(php('application_update'), { id, revision: 0, stage: 'selected' }, staff)
  const values = { kind: 'service', sum: '1,000', paid_by: 'upi', bill: '' }
  await postJson(php('ledger_charge'), { application: id, key: randomUUID(), ...values }, staff)
  const { body } = await get(php('ledger', `?application=${id}`), staff)
  const ledger = body?.ledger as LedgerJson // what ledger.php answers
  const { entries } = ledger
  address = /\/r\/([\w-]+)/.exec(entries[0]?.receipt ?? '')?.[1] ?? ''
  code = address.slice(-4)
  number = address.slice(0, -5)
})

const typed = (of: string, check: string, page = '/r') =>
  get(`${page}?${new URLSearchParams({ number: of, code: check })}`)

describe('number and check code, typed into the form,', () => {
  test('lead to the receipt, in the language of the page', async () => {
    for (const page of ['/r', '/hi/r']) {
      const { status, headers } = await typed(`R-${number}`, code.toLowerCase(), page)
      expect(status).toBe(307)
      expect(new URL(String(headers.get('location')), 'https://a.example').pathname).toBe(
        `${page}/${address}`,
      )
    }
    const { status, text } = await get(`/r/${address}`)
    expect(status).toBe(200)
    expect(text).toContain('This receipt is ours')
    expect(text).toContain('Check another receipt')
  })

  test.each([
    ['no check code', () => number, () => ''],
    ['something else', () => '<b>x</b>', () => 'x'],
    ['an address elsewhere', () => '//evil.example/r', () => 'x'],
  ])('stay in the form when they are %s', async (_what, of, check) => {
    const { status, text } = await typed(of(), check())
    expect(status).toBe(200)
    expect(text).toContain('This is not a number of ours with its check code.')
    expect(text).not.toContain('<b>x</b>')
    expect(text).not.toContain('This receipt is ours')
  })

  test('are asked for again when there is no such receipt', async () => {
    const other = code.endsWith('A') ? 'B' : 'A'
    const { status, text } = await get(`/r/${address.slice(0, -1)}${other}`)
    expect(status).toBe(200)
    expect(text).toContain('We have no receipt with this number.')
    expect(text).toContain('name="code"')
  })
})

describe('a number without its check code', () => {
  test('asks for it, and does not tell whether there is such a number', async () => {
    const [known, unknown] = await Promise.all([get(`/r/${number}`), get('/r/26-999999')])
    for (const { status, text } of [known, unknown]) {
      expect(status).toBe(200)
      expect(text).toContain('Check code')
      expect(text).not.toContain('We have no receipt')
      expect(text).not.toContain('This receipt is ours')
    }
    const without = (text: string, of: string) => text.replaceAll(`R-${of}`, '').replaceAll(of, '')
    expect(bodyOf(without(known.text, number))).toBe(bodyOf(without(unknown.text, '26-999999')))
    expect(known.headers.get('x-robots-tag')).toBe('noindex')
    expect(known.headers.get('cache-control')).toContain('no-store')
  })

  test('is asked for at the address without a number, in every language', async () => {
    expect((await get('/r')).text).toContain('Check a receipt')
    for (const language of otherLanguages) {
      const { status, text } = await get(`/${language}/r`)
      expect(status).toBe(200)
      const { checkTitle, checkCode, numberHint, noCode } = TRANSLATIONS[language].receipts
      for (const said of [checkTitle, checkCode, numberHint, noCode]) {
        expect(text, language).toContain(said)
      }
    }
  })

  test.each(['/r/abc', '/r/26', '/r/26-000131-7K42-X', '/r/26-000131/7K42'])(
    'is not asked for at %s',
    async (other) => {
      expect((await get(other)).status).toBe(404)
    },
  )
})

const bodyOf = (text: string): string => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? ''
