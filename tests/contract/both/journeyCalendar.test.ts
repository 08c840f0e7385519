import { describe, expect, test } from 'vitest'
import type { DepartureJson } from '@/collections/Deployments/shared/json'
import { erase, find } from '@/tests/support/candidates/person'
import { applied, page } from '@/tests/support/candidates/statusPage'
import { get, php, postJson } from '@/tests/support/network/http'
import { rowsWhere } from '@/tests/support/staff/records'
import { adminToken } from '@/tests/support/staff/session'

/** The planned day of a step as a calendar file, over HTTP. */

const DAY = '2099-12-24'

const plan = async (milestone: string, planned: string) => {
  const { id, token, email } = await applied()
  const staff = await adminToken()
  const move = { id, revision: 0, stage: 'selected' }
  await postJson(php('application_update'), move, staff)
  const entry = { id, changed_at: '', milestone, planned, done: '', note: '' }
  expect((await postJson(php('departure_save'), entry, staff)).body).toMatchObject({
    success: true,
  })
  const { text } = await page(token)
  const family = /\/family\/([\w.-]+)/.exec(text)?.[1] ?? ''
  return { id, token, email, family, text }
}

const fileOf = (query: Record<string, string>) =>
  get(php('my_application', `?${new URLSearchParams(query)}`))

describe('the calendar file of a planned day', () => {
  test('is linked beside the day, says the step and the job, and is kept by nobody', async () => {
    const { id, token, family, text } = await plan('contract_signed', DAY)
    const [, href = ''] =
      /href="(\/php\/my_application\.php\?[^"]*step=contract[^"]*)"/.exec(text) ?? []
    const { status, text: file, headers } = await get(href.replaceAll('&amp;', '&'))
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(file).toContain('DTSTART;VALUE=DATE:20991224')
    const [row] = await rowsWhere('applications', 'id', String(id))
    for (const own of [token, family, row?.name, row?.email, row?.mobile, row?.reference]) {
      expect(file.replaceAll('\r\n ', '')).not.toContain(String(own))
    }
  })

  test('is on the page of the family, too, without the job', async () => {
    const { token, family } = await plan('contract_signed', DAY)
    const { text } = await get(`/family/${family}`)
    expect(text).toContain('Add to calendar')
    expect(text).not.toContain(token)
    const { status, text: file } = await fileOf({ family, step: 'contract', language: 'hi' })
    expect(status).toBe(200)
    expect(file).toMatch(/^SUMMARY:[^:]+$/m)
    expect(file).not.toContain('Sign')
  })

  test('is refused to a stranger: a forged token, that of somebody else, or none', async () => {
    const { token, family } = await plan('contract_signed', DAY)
    const other = await applied()
    const queries: Record<string, string>[] = [
      { token: `${token.slice(0, -4)}AAAA` },
      { family: `${family.slice(0, -4)}AAAA` },
      // Each link opens its own page only.
      { token: family },
      { family: token },
      { token: other.token },
      { token: '' },
    ]
    for (const query of queries) {
      expect((await fileOf({ ...query, step: 'contract' })).status).toBe(404)
    }
  })

  test('is refused for a step without a planned day, and for what is no step', async () => {
    const { token } = await plan('contract_signed', DAY)
    for (const step of ['medical', 'application', 'x', '']) {
      expect((await fileOf({ token, step })).status).toBe(404)
    }
  })

  test('is neither linked nor sent when the day has passed', async () => {
    const { token, text } = await plan('contract_signed', '2026-01-05')
    expect(text).toContain('5 January 2026, planned')
    expect(text).not.toContain('Add to calendar')
    expect((await fileOf({ token, step: 'contract' })).status).toBe(404)
  })

  test('is refused when the way has ended', async () => {
    const { id, token, family } = await plan('contract_signed', DAY)
    const staff = await adminToken()
    const { body } = await get(php('departure', `?id=${id}`), staff)
    const departure = body?.departure as DepartureJson // what departure.php answers
    const { changed_at } = departure
    const end = { id, changed_at, end_reason: 'other', end_note: '' }
    expect((await postJson(php('departure_save'), end, staff)).body).toMatchObject({
      success: true,
    })
    for (const link of [{ token }, { family }] as Record<string, string>[]) {
      expect((await fileOf({ ...link, step: 'contract' })).status).toBe(404)
    }
  })

  test('is refused after the erasure', async () => {
    const { email, token, family } = await plan('contract_signed', DAY)
    expect((await fileOf({ token, step: 'contract' })).status).toBe(200)
    await erase(await find(email))
    for (const link of [{ token }, { family }] as Record<string, string>[]) {
      expect((await fileOf({ ...link, step: 'contract' })).status).toBe(404)
    }
  })
})
