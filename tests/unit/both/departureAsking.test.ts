import { afterAll, describe, expect, test } from 'vitest'
import type { Application } from '@/payload-types'
import { departedOffice, inDays, NOT_OPEN } from '@/tests/support/candidates/departedOffice'
import { TODAY } from '@/tests/support/candidates/storedDemands'

/** Whom the site asks after a departure: on SQLite and on Postgres. 28 November 2026. */

const { payload, end, open, step, listed, selected, ...office } = await departedOffice()
const { departed, answer, mailsOf, roundOf, groupOf } = office
// Later than departedOffice, because they read the settings.
const { askDeparted } = await import('@/collections/Deployments/askDeparted')
const { answersInFigures } = await import('@/collections/Deployments/answered')
const { moveStage } = await import('@/collections/Applications/moveStage')

afterAll(end)

describe('who flew is asked by mail', () => {
  test('once, however often the task runs, with the own link in the own language', async () => {
    const { id, reference, email, token } = await departed({ language: 'hi', name: 'Asha' })
    for (let run = 0; run < 3; run += 1) await askDeparted(payload, TODAY)
    await Promise.all([askDeparted(payload, TODAY), askDeparted(payload, inDays(1))])
    const mails = await mailsOf(id, 'question')
    expect(mails).toMatchObject([{ key: `question:30:${reference}:2026-10-29`, to: email }])
    expect(mails[0]?.text).toContain(`/hi/my-application/${token}#form`)
    expect(mails[0]?.text).toContain('सवालों के जवाब दें')
    expect(await roundOf(id)).toMatchObject({ asked_on: '2026-11-28', state: 'open', given: null })
  })

  test('never at night: the mail of a task at 07:30 waits until 08:00', async () => {
    const { id } = await departed()
    await askDeparted(payload, new Date('2026-11-28T02:00:00Z'))
    const [mail] = await mailsOf(id, 'question')
    expect(mail?.next_try_at).toBe('2026-11-28T02:30:00.000Z')
  })

  const nobody: [string, () => Promise<{ id: number }>][] = [
    ['flew 29 days ago', () => departed({}, '2026-10-30')],
    ['has no address', () => departed({ email: '' })],
    [
      'asked to be erased',
      () => departed({}).then(hide({ erasure_asked_at: TODAY.toISOString() })),
    ],
    ['is in quarantine', () => departed({}).then(hide({ quarantined_at: TODAY.toISOString() }))],
    [
      'answered already',
      async () => {
        const one = await departed()
        await answer(one.token)
        return one
      },
    ],
    [
      'did not fly after all',
      async () => {
        const one = await departed()
        await step(one.id, 'departed', { done: '' })
        return one
      },
    ],
    [
      'is no longer selected',
      async () => {
        const one = await departed()
        await moveStage(payload, { ids: [one.id], by: null, from: 'selected', to: 'rejected' })
        return one
      },
    ],
    ['has not flown', () => selected()],
  ]
  const hide =
    (data: Partial<Application>) =>
    async <P extends { id: number }>(person: P): Promise<P> => {
      await payload.update({ collection: 'applications', id: person.id, data })
      return person
    }
  test.each(nobody)('but not who %s', async (_who, made) => {
    const { id } = await made()
    await askDeparted(payload, TODAY)
    expect(await mailsOf(id, 'question')).toEqual([])
  })

  test('for the second round, too, and not for one that nobody asked in time', async () => {
    const { id, reference } = await departed({}, '2026-05-01')
    await askDeparted(payload, TODAY)
    expect((await mailsOf(id, 'question')).map(({ key }) => key)).toEqual([
      `question:180:${reference}:2026-05-01`,
    ])
  })

  test('again after a departure that staff took back, and entered on a later day', async () => {
    const { id, token } = await departed({}, '2026-10-20')
    await answer(token, { pay: 'less' })
    await askDeparted(payload, TODAY)
    await step(id, 'departed', { done: '' })
    expect(await answer(token)).toMatchObject(NOT_OPEN)
    expect((await open(id)).questions).toBeNull()
    // It was entered for the wrong person: the right day is after what was answered.
    await payload.update({
      collection: 'deployments',
      where: { application: { equals: id } },
      data: { departed_on: '2026-12-01' },
    })
    await askDeparted(payload, inDays(40))
    expect((await mailsOf(id, 'question')).map(({ key }) => key)).toMatchObject([
      expect.stringMatching(/^question:30:.*:2026-12-01$/),
    ])
  })
})

describe('the office', () => {
  test('can write by WhatsApp to who has no address, or has not answered for a week, without the link', async () => {
    const silent = await departed({ email: '' })
    const asked = await departed({ phone_e164: '+919820012345', phone_valid: true })
    await askDeparted(payload, TODAY)
    expect(await groupOf(silent.id)).toBe('silent')
    expect(await groupOf(asked.id)).toBe('asked')
    expect((await open(asked.id)).questions?.byWhatsApp).toBeNull()
    await payload.update({
      collection: 'deployments',
      where: { application: { equals: asked.id } },
      data: { answers: { '30': { asked_at: inDays(-7).toISOString() } } },
    })
    expect(await groupOf(asked.id)).toBe('silent')
    const { byWhatsApp } = (await open(asked.id)).questions ?? {}
    expect(byWhatsApp).toMatchObject({ digits: '919820012345', hasOptedOut: false })
    expect(byWhatsApp?.text).toContain('are you paid as promised')
    expect(JSON.stringify(byWhatsApp)).not.toContain('my-application')
    await answer(asked.token)
    expect((await open(asked.id)).questions?.byWhatsApp).toBeNull()
  })

  test('finds by a word, and leaves out who is asked no more', async () => {
    const long = await departed({ name: 'Gone Longago' }, '2026-01-01')
    const one = await departed({ name: 'Chitra Findme' })
    expect(await groupOf(long.id)).toBeUndefined()
    const { groups } = await listed({ group: 'answers', q: 'findme' })
    expect(groups.flatMap(({ people }) => people.map(({ id }) => id))).toEqual([one.id])
  })

  test('sees percentages only from 20 answers of a round on', async () => {
    const first = async () => (await answersInFigures(payload, TODAY)).rounds[0]
    for (let count = (await first())?.count ?? 0; count < 19; count += 1) {
      await answer((await departed()).token)
    }
    expect(await first()).toMatchObject({ count: 19, questions: null })
    await answer((await departed()).token)
    expect((await first())?.questions?.map(({ key }) => key)).toEqual(['pay', 'again', 'passport'])
  })
})
