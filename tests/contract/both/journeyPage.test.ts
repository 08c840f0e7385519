import { describe, expect, test } from 'vitest'
import type { DepartureJson } from '@/collections/Deployments/shared/json'
import { act, applied, page } from '@/tests/support/candidates/statusPage'
import { mark } from '@/tests/support/mark'
import { get, php, postJson } from '@/tests/support/network/http'
import { adminToken } from '@/tests/support/staff/session'

/** The pages of a selected candidate and of the family, over HTTP. */

const save = async (values: object) =>
  expect((await postJson(php('departure_save'), values, await adminToken())).body).toMatchObject({
    success: true,
  })

const selectedWithLink = async () => {
  const { id, token } = await applied()
  const move = { id, revision: 0, stage: 'selected' }
  expect((await postJson(php('application_update'), move, await adminToken())).body).toMatchObject({
    success: true,
  })
  const { text } = await page(token)
  const family = /\/family\/[\w.-]+/.exec(text)?.[0] ?? ''
  return { id, token, family }
}

describe('the page of a selected candidate', () => {
  test('shows neither a note of staff nor the result of the medical test', async () => {
    const { id, token } = await selectedWithLink()
    const note = `Note ${mark()}`
    const milestone = { milestone: 'contract_signed', planned: '', done: '2026-01-05', note }
    await save({ id, changed_at: '', ...milestone })
    const { body } = await get(php('departure', `?id=${id}`), await adminToken())
    const departure = body?.departure as DepartureJson // what departure.php answers
    await save({ id, changed_at: departure.changed_at, passport: '', fit: 'unfit' })
    const { status, text } = await page(token)
    expect(status).toBe(200)
    for (const shown of ['This stops your journey', 'Call us. We talk first.', '5 January 2026']) {
      expect(text).toContain(shown)
    }
    for (const hidden of [note, 'unfit', 'not fit', 'Not fit']) expect(text).not.toContain(hidden)
  })

  test('shows what is next, what is in order, and where to report a demand for money', async () => {
    const { id, token, family } = await selectedWithLink()
    await save({
      ...{ id, changed_at: '', milestone: 'contract_signed', done: '', note: '' },
      planned: '2026-12-24',
    })
    const { text } = await page(token)
    for (const shown of [
      ...['Your journey to', 'The next thing', '24 December 2026', '24 December 2026, planned'],
      ...['No date yet', 'Before you can fly', 'Somebody asked me for more money'],
      'What you paid us',
    ]) {
      expect(text).toContain(shown)
    }
    const ofFamily = await get(family)
    expect(ofFamily.status).toBe(200)
    for (const shown of ['24 December 2026, planned', 'Somebody asks us for money']) {
      expect(ofFamily.text).toContain(shown)
    }
    for (const hidden of ['Before you can fly', 'Who pays', 'The next thing', 'paid us']) {
      expect(ofFamily.text).not.toContain(hidden)
    }
  })

  test('says in plain words why the way has ended, and the family reads nothing of it', async () => {
    const { id, token, family } = await selectedWithLink()
    const note = `Note ${mark()}`
    await save({ id, changed_at: '', end_reason: 'visa_refused', end_note: note })
    const { text } = await page(token)
    expect(text).toContain('This way has ended: the visa was refused.')
    for (const hidden of [
      note,
      'Before you can fly',
      'aria-current="step"',
      'Withdraw the application',
    ]) {
      expect(text).not.toContain(hidden)
    }
    const ofFamily = await get(family)
    expect(ofFamily.text).toContain('There is nothing to see here now.')
    for (const hidden of [note, 'refused', 'has ended']) expect(ofFamily.text).not.toContain(hidden)
  })

  test.each([
    ['has departed', { milestone: 'departed', planned: '', done: '2026-01-05', note: 'By hand' }],
    ['has ended otherwise', { end_reason: 'visa_refused', end_note: '' }],
  ])('who %s cannot withdraw any more', async (_how, values) => {
    const { id, token } = await selectedWithLink()
    await save({ id, changed_at: '', ...values })
    expect((await act(token, 'withdraw')).body).toMatchObject({
      success: false,
      message: 'This application is closed already.',
    })
  })
})
