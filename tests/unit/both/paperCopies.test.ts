import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { copyOffice, photo } from '@/tests/support/candidates/storedCopies'
import { TODAY } from '@/tests/support/candidates/storedDemands'

/** Copies of papers, asked for and opened: on SQLite and on Postgres. 28 November 2026. */

const office = await copyOffice()
const { payload, user, end, selected, ask, asked, send, rows, tokenOf, files, fileAt } = office
const { linesOf } = office
// Later than copyOffice, because they read the settings.
const { deleteCopy, openCopy } = await import('@/collections/Papers/copies/openCopy')

afterAll(end)

describe('asking for a copy', () => {
  test('writes one mail with the link of the own page, in the language of the application', async () => {
    const { id } = await selected({ language: 'hi' })
    const key = randomUUID()
    expect(await ask(id, { key })).toMatchObject({
      success: true,
      copies: [{ kind: 'passport', state: 'asked', expires_on: '2026-12-12' }],
    })
    expect(await ask(id, { key })).toMatchObject({ success: true })
    const where = { application: { equals: id } }
    const { docs } = await payload.find({ collection: 'mails', where })
    expect(docs).toHaveLength(1)
    expect(docs[0]?.subject).toContain('पासपोर्ट')
    expect(docs[0]?.text).toContain(`/hi/my-application/${await tokenOf(id)}#copies`)
    expect(docs[0]?.text).toContain('12 दिसंबर 2026')
    expect(await rows(id)).toHaveLength(1)
  })

  test('is refused for a paper that is asked for, and for a sixth at one time', async () => {
    const { id } = await selected()
    await ask(id)
    expect(await ask(id)).toMatchObject({ errors: { kind: expect.stringMatching(/already/) } })
    for (const kind of ['visa', 'medical', 'police', 'insurance'] as const) await ask(id, { kind })
    expect(await ask(id, { kind: 'licence' })).toMatchObject({ success: false })
    expect(await rows(id)).toHaveLength(5)
  })

  test.each([
    ['a person at another stage', { stage: 'interview' }],
    ['a person in quarantine', { quarantined_at: TODAY.toISOString() }],
    ['a person who asked to be erased', { erasure_asked_at: TODAY.toISOString() }],
  ] as const)('is refused for %s', async (_who, change) => {
    const { id } = await selected(change)
    expect(await ask(id)).toMatchObject({ success: false })
    expect(await rows(id)).toEqual([])
  })

  test.each([
    ['departed', { departed_on: '2026-11-20' }],
    ['ended the way otherwise', { ended_on: '2026-11-20', end_reason: 'other' }],
  ] as const)('is refused for somebody who %s', async (_what, data) => {
    const { id } = await selected()
    const row = { ...data, application: id, milestones: {} }
    await payload.create({ collection: 'deployments', data: row })
    expect(await ask(id)).toMatchObject({ success: false })
    expect(await rows(id)).toEqual([])
  })

  test('again needs a reason, and the copy that arrives replaces the one before', async () => {
    const { id, copy, token } = await asked()
    await send(token, copy, await photo(1))
    expect(await ask(id)).toMatchObject({ errors: { reason: expect.any(String) } })
    await ask(id, { reason: 'unreadable' })
    const [old, again] = await rows(id)
    expect(files()).toContain(old?.file)
    expect(await send(token, again?.id ?? 0, await photo(200))).toMatchObject({ success: true })
    expect((await rows(id)).map((row) => row.id)).toEqual([again?.id])
    expect(files()).not.toContain(old?.file)
  })

  test('for a reason that only a second copy has is refused for the first one', async () => {
    const { id } = await selected()
    expect(await ask(id, { reason: 'pages' })).toMatchObject({ errors: expect.anything() })
    expect(await rows(id)).toEqual([])
  })
})

describe('a copy that is there', () => {
  test('is sent to staff unchanged, as an attachment, after its line in the audit trail', async () => {
    const { id, copy, token } = await asked()
    await send(token, copy, await photo())
    const answer = await openCopy(payload, user, { application: id, id: copy })
    if (!(answer instanceof Response)) throw new Error('no file')
    const [row] = await rows(id)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes).toEqual(readFileSync(fileAt(row?.file ?? '')))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename=passport.jpg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect((await linesOf(id)).at(-1)).toBe(`recruiter download copy of paper ${copy}: passport`)
    expect(row).toMatchObject({ seen_by: user.id, seen_at: expect.any(String) })
  })

  test('is not sent at another person, or when its bytes have changed', async () => {
    const [{ id, copy, token }, other] = [await asked(), await selected()]
    await send(token, copy, await photo())
    const open = async (application: number) => {
      const answer = await openCopy(payload, user, { application, id: copy })
      return answer.status
    }
    expect(await open(other.id)).toBe(404)
    expect(await open(id)).toBe(200)
    writeFileSync(fileAt((await rows(id))[0]?.file ?? ''), 'other bytes')
    expect(await open(id)).toBe(404)
  })

  test('is deleted with its file, and that is in the audit trail', async () => {
    const { id, copy, token } = await asked()
    await send(token, copy, await photo())
    const [row] = await rows(id)
    await deleteCopy(payload, user, { application: id, id: copy })
    expect(await rows(id)).toEqual([])
    expect(files()).not.toContain(row?.file)
    expect((await linesOf(id)).at(-1)).toBe('recruiter change copy of paper deleted: passport')
  })
})
