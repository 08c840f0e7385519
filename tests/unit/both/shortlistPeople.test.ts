import { randomUUID } from 'node:crypto'
import type { Where } from 'payload'
import { afterAll, describe, expect, test } from 'vitest'
import type { Application } from '@/payload-types'
import { shortlistSite } from '@/tests/support/candidates/shortlistSite'

/** Whom staff may propose, and what an employer sees of them. */

const site = await shortlistSite()
const { payload, end, user, newJob, apply, save, mailsTo, send, view, opened, answersOf } = site
afterAll(end)

const gone: [string, Partial<Application>][] = [
  ['withdrew', { stage: 'withdrawn' }],
  ['was rejected', { stage: 'rejected' }],
  ['asked to be erased', { erasure_asked_at: '2026-11-28T09:00:00.000Z' }],
  ['is hidden before the erasure', { quarantined_at: '2026-11-28T09:00:00.000Z' }],
]

describe('staff', () => {
  test.each<[string, Partial<Application>]>([
    ...gone,
    ['was proposed by the office and sent no form', { dedupe_key: `p:1:${randomUUID()}` }],
    ['was written down at a door', { dedupe_key: `w:1:${randomUUID()}` }],
  ])('cannot propose somebody who %s', async (_what, values) => {
    const job = await newJob()
    const { body, given } = await save([await apply(job), await apply(job, values)])
    expect(body).toMatchObject({ success: false })
    expect(body.message).toContain('1 person cannot be shown to an employer')
    expect(await mailsTo(given.email, 'shortlist')).toEqual([])
  })

  test('cannot put applicants of two jobs on one list', async () => {
    const { body } = await save([await apply(await newJob()), await apply(await newJob())])
    expect(body).toMatchObject({ success: false, message: 'Choose applicants of one job.' })
  })

  test.each(['2026-11-27', '2027-01-28'])('cannot let a link end on %s', async (ends_on) => {
    const { body } = await save([await apply(await newJob())], { ends_on })
    expect(body).toMatchObject({ success: false, errors: { ends_on: expect.any(String) } })
  })

  test('make one list and one mail when a lost answer is repeated', async () => {
    const people = [await apply(await newJob())]
    const { given, id } = await save(people)
    expect((await save(people, given)).id).toBe(id)
    expect(await mailsTo(given.email, 'shortlist')).toHaveLength(1)
    expect(await answersOf(id)).toHaveLength(1)
  })

  test('see who answered what, and how often the employer looked', async () => {
    const { job, people, token, browser, places } = await opened()
    await send(token, 'answer', browser, { [`answer_${places[0]}`]: 'yes' })
    expect(await site.listsOf(job)).toMatchObject({
      shortlists: [{ views: 1, people: [{ application_id: people[0]?.id, answer: 'yes' }, {}] }],
    })
    expect(await site.proposedTo(people[0]?.id ?? 0)).toMatchObject([{ answer: 'yes', views: 1 }])
  })
})

describe('an employer', () => {
  test('sees name, work and years, and nothing to make contact with', async () => {
    const job = await newJob()
    const person = await apply(job, {
      name: 'Ravi wa.me/919811122233',
      position: 'Welder +91 98111 22233 ravi@mail.example, 6G',
    })
    const { given } = await save([person])
    const token = await site.tokenTo(given.email)
    const { browser } = await send(token, 'send_code', null)
    await send(token, 'open', browser, { code: await site.lastCode(given.email) })
    const list = await view(token, browser)
    expect(list).toMatchObject({
      people: [{ name: 'Ravi •••', position: 'Welder ••• ••• 6G', years: 7 }],
    })
    const text = JSON.stringify(list)
    for (const secret of [person.email, person.mobile, person.reference, '98111', 'ravi@']) {
      expect(text).not.toContain(secret)
    }
  })

  test.each(gone)('sees somebody no more who %s', async (_what, values) => {
    const { token, browser, people } = await opened()
    await payload.update({ collection: 'applications', id: people[0]?.id ?? 0, data: values })
    expect(await view(token, browser)).toMatchObject({ people: [{ name: people[1]?.name }] })
  })

  test('sees somebody no more who was moved to another job', async () => {
    const { token, browser, people } = await opened()
    const { id } = await newJob()
    const of = { collection: 'applications', id: people[0]?.id ?? 0 } as const
    await payload.update({ ...of, data: { job_id: id } })
    expect(await view(token, browser)).toMatchObject({ people: [{ name: people[1]?.name }] })
  })

  test('keeps nothing of somebody who was erased', async () => {
    const { token, browser, people, id } = await opened()
    await payload.delete({ collection: 'applications', id: people[0]?.id ?? 0 })
    const { removeBelongings } = await import('@/collections/Erasures/removeBelongings')
    const erasure = {
      ...{ id: 1, subject: 'applications', subject_id: people[0]?.id, file: null },
      ...{
        reference: people[0]?.reference,
        notes: [],
        mails: [],
        searches: [],
        by: String(user.id),
      },
    }
    await removeBelongings(payload, [
      { ...erasure, createdAt: '2026-11-28T10:00:00.000Z' } as never,
    ])
    expect(await answersOf(id)).toHaveLength(1)
    expect(await view(token, browser)).toMatchObject({ people: [{ name: people[1]?.name }] })
  })

  test('is in the audit trail with each look, without a name', async () => {
    const { token, browser, id } = await opened()
    await view(token, browser)
    const where: Where = {
      and: [{ subject: { equals: 'shortlists' } }, { subject_id: { equals: id } }],
    }
    const { docs } = await payload.find({ collection: 'audit', where, pagination: false })
    expect(docs.filter(({ action }) => action === 'view')).toMatchObject([
      { actor: 'visitor', count: 2 },
      { actor: 'visitor', count: 2 },
    ])
  })
})
