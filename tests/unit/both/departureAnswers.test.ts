import { afterAll, describe, expect, test } from 'vitest'
import { departedOffice, GOOD, inDays, NOT_OPEN } from '@/tests/support/candidates/departedOffice'
import { TODAY } from '@/tests/support/candidates/storedDemands'

/** What people answer after a departure: on SQLite and on Postgres. 28 November 2026. */

const { payload, end, open, enter, selected, user, ...office } = await departedOffice()
const { departed, answer, mailsOf, roundOf, groupOf, tokenOf } = office
// Later than departedOffice, because they read the settings.
const { saveDeparture } = await import('@/collections/Deployments/saveDeparture')
const { answersInFigures } = await import('@/collections/Deployments/answered')
const { attention } = await import('@/collections/Overview/attention')
const { statusView } = await import('@/collections/StatusPage/statusView')
const { findByToken } = await import('@/collections/Submissions/statusLink')

afterAll(end)

describe('an answer', () => {
  test('is stored, shown to staff with its note, and can be changed', async () => {
    const { id, token } = await departed()
    const note = 'The room is far away'
    expect(await answer(token, { note, may_call: true })).toMatchObject({ success: true })
    expect(await roundOf(id)).toMatchObject({
      ...{ answered_on: '2026-11-28', bad: [], handled: null },
      given: { ...GOOD, note, may_call: true },
    })
    await answer(token, { passport: 'agreed' }, inDays(59))
    expect((await roundOf(id))?.given).toEqual({ ...GOOD, passport: 'agreed' })
  })

  test('is refused before and after its round, in the other round, and without a departure', async () => {
    const { id, token } = await departed()
    for (const [round, now] of [
      ['30', inDays(-1)],
      ['30', inDays(60)],
      ['180', TODAY],
      ['30', inDays(150)],
    ] as const) {
      expect(await answer(token, { round }, now)).toMatchObject(NOT_OPEN)
    }
    expect((await roundOf(id))?.given).toBeNull()
    const other = await selected()
    const row = await payload.findByID({ collection: 'applications', id: other.id })
    expect(await answer(tokenOf(row))).toMatchObject(NOT_OPEN)
  })

  test('is refused with a forged link, and after the request to be erased', async () => {
    const { id, token } = await departed()
    const forged = `${token.slice(0, -4)}AAAA`
    for (const link of [forged, '', 'x']) {
      expect(await answer(link)).toEqual({ success: false, message: 'This link is not valid.' })
    }
    await payload.update({
      ...{ collection: 'applications', id },
      data: { erasure_asked_at: TODAY.toISOString() },
    })
    expect(await answer(token)).toMatchObject(NOT_OPEN)
  })

  test('keeps both, when two rounds are answered', async () => {
    const { id, token } = await departed()
    await answer(token, { pay: 'less' })
    await answer(token, { round: '180' }, inDays(151))
    expect((await roundOf(id))?.given?.pay).toBe('less')
    expect((await roundOf(id, '180'))?.given?.pay).toBe('yes')
  })
})

describe('a bad answer', () => {
  test('alarms the office once, with the reference and the question alone', async () => {
    const { id, reference, token } = await departed({ name: 'Binod Secret' })
    const note = 'They beat us'
    const twice = [answer(token, { pay: 'not_yet', note }), answer(token, { pay: 'not_yet', note })]
    for (const body of await Promise.all(twice)) expect(body).toMatchObject({ success: true })
    const mails = await mailsOf(id, 'notice')
    expect(mails).toMatchObject([{ to: 'office@agency.example' }])
    const [{ subject, text, html } = { subject: '', text: '', html: '' }] = mails
    for (const said of [reference, 'Meera, 022 1234', 'Paid as promised'])
      expect(text).toContain(said)
    for (const hidden of ['Binod', note, 'Not paid yet']) {
      expect(`${subject}${text}${html}`).not.toContain(hidden)
    }
  })

  test('alarms again for another question, not for one that is known', async () => {
    const { id, token } = await departed()
    await answer(token, { pay: 'less' })
    await answer(token, { pay: 'less', note: 'Still' })
    expect(await mailsOf(id, 'notice')).toHaveLength(1)
    await answer(token, { pay: 'less', passport: 'against' })
    const mails = await mailsOf(id, 'notice')
    expect(mails).toHaveLength(2)
    const [second] = mails.filter(({ text }) => text.includes('Who has the passport'))
    expect(second?.text).not.toContain('Paid as promised')
  })

  test('is none when all is good', async () => {
    const { id, token } = await departed()
    await answer(token)
    expect(await mailsOf(id, 'notice')).toEqual([])
    expect(await groupOf(id)).toBe('answered')
  })

  test('waits in the list and on the start page until staff dealt with it, and can be opened again', async () => {
    const { id, token } = await departed()
    const counted = async () => (await answersInFigures(payload, TODAY)).to_deal_with
    const before = await counted()
    await answer(token, { again: 'yes' })
    expect(await groupOf(id)).toBe('bad')
    expect(await counted()).toBe(before + 1)
    const items = await attention(payload, true)
    expect(items.find(({ about }) => about === 'answers')).toMatchObject({
      href: '/managejobs?panel=departures&group=answers',
      urgent: true,
    })
    const forEditors = await attention(payload, false)
    expect(forEditors.some(({ about }) => about === 'answers')).toBe(false)

    const deal = { round: '30', dealt_with: true }
    expect(await enter(id, deal)).toMatchObject({ success: true })
    expect(await roundOf(id)).toMatchObject({ handled: { on: '2026-11-28', by: 'Ravi' } })
    expect(await groupOf(id)).toBe('answered')
    expect(await counted()).toBe(before)
    await enter(id, { round: '30', dealt_with: false })
    expect(await groupOf(id)).toBe('bad')
    const where = { subject_id: { equals: id }, detail: { contains: 'answers after 30 days' } }
    const { docs } = await payload.find({ collection: 'audit', where, sort: 'id' })
    expect(docs.map(({ detail }) => detail)).toEqual([
      'departure: answers after 30 days dealt with',
      'departure: answers after 30 days open again',
    ])
  })

  test('waits again when the person changes the answers after it was dealt with', async () => {
    const { id, token } = await departed()
    await answer(token, { pay: 'less' })
    await enter(id, { round: '30', dealt_with: true })
    await answer(token, { pay: 'less' })
    expect((await roundOf(id))?.handled).not.toBeNull()
    await answer(token, { pay: 'not_yet' })
    expect((await roundOf(id))?.handled).toBeNull()
    expect(await mailsOf(id, 'notice')).toHaveLength(2)
  })

  test('cannot be dealt with when there is none, or by what somebody saw before', async () => {
    const { id, token } = await departed()
    const refused = { success: false, message: 'There is no bad answer here any more.' }
    for (const round of ['30', '180']) {
      expect(await enter(id, { round, dealt_with: true })).toMatchObject(refused)
    }
    const { changed_at } = await open(id)
    await answer(token, { pay: 'less' })
    const save = { id, changed_at, round: '30', dealt_with: true } as const
    expect((await saveDeparture(payload, user, save, TODAY)).body).toMatchObject({ success: false })
    expect((await roundOf(id))?.handled).toBeNull()
  })
})

test('the status page asks while a round is open, and says what was answered', async () => {
  const { id, token } = await departed()
  const shown = async (now: Date) => {
    const opened = await findByToken(payload, token)
    if (!opened) throw new Error('no such link')
    return (await statusView(payload, opened, token, now, 'en')).questions
  }
  expect(await shown(inDays(-1))).toBeNull()
  expect(await shown(TODAY)).toEqual({
    ...{ round: '30', departed: '2026-10-29', until: '2027-01-26', answer: null },
  })
  await answer(token, { pay: 'less' })
  expect((await shown(TODAY))?.answer).toMatchObject({ pay: 'less', on: '2026-11-28' })
  expect(await shown(inDays(60))).toBeNull()
  await payload.update({
    ...{ collection: 'applications', id },
    data: { erasure_asked_at: TODAY.toISOString() },
  })
  expect(await shown(TODAY)).toBeNull()
})
