import { describe, expect, test } from 'vitest'
import { listed, newApplicant, opened, update } from '@/tests/support/candidates/applicants'
import { expectRefusal, expectSuccess } from '@/tests/support/expect'
import { mark } from '@/tests/support/mark'

describe('a bulk change of applicants', () => {
  const newApplicants = async (count: number) => {
    const word = mark()
    const rows = []
    for (let i = 0; i < count; i++) rows.push(await newApplicant({ name: `Bulk ${word}` }))
    return { word, rows, ids: rows.map(({ id }) => id) }
  }

  test('moves the selected applicants, and undo restores their stages', async () => {
    const { word, ids, rows } = await newApplicants(3)
    await update({ ...rows[0], stage: 'interview' })
    const moved = await update({ ids, stage: 'rejected' })
    expectSuccess(moved, '3 moved to Rejected.')
    expect((await listed({ q: word, stage: 'rejected' })).total).toBe(3)
    const undone = await update({ undo: moved.body?.batch })
    expectSuccess(undone, '3 put back.')
    expect((await listed({ q: word })).by_stage).toMatchObject({ interview: 1, new: 2 })
    const { activities } = await opened(ids[0] ?? 0)
    expect(activities.map(({ to }) => to)).toEqual(['interview', 'rejected', 'interview'])
  })

  test('asks before it takes anybody back, and can leave them where they are', async () => {
    const { word, ids, rows } = await newApplicants(3)
    await update({ ...rows[0], stage: 'selected' })
    await update({ ...rows[1], stage: 'rejected' })
    for (const which of [{ ids }, { filters: { q: word }, expected: 3 }]) {
      const asked = await update({ ...which, stage: 'shortlisted', back: 'ask' })
      expectRefusal(asked, '2 of these are at a later stage or closed. Nobody was moved yet.')
      expect(asked.body?.back).toBe(2)
    }
    expect((await listed({ q: word })).by_stage).toMatchObject({ new: 1, selected: 1, rejected: 1 })
    const left = await update({ ids, stage: 'shortlisted', back: 'leave' })
    expectSuccess(left, '1 moved to Shortlisted.')
    expectSuccess(await update({ ids, stage: 'rejected', back: 'ask' }), '2 moved to Rejected.')
    expectSuccess(await update({ ids, stage: 'new', back: 'move' }), '3 moved to New.')
  })

  test('moves all applicants of a filter when their number is as expected', async () => {
    const { word } = await newApplicants(3)
    const bulk = { filters: { q: word, stage: 'new' }, stage: 'contacted' }
    const late = await update({ ...bulk, expected: 2 })
    expectRefusal(
      late,
      'The list has changed: it has 3 applicants now. Nothing was moved. Please look again.',
    )
    expect(late.body?.total).toBe(3)
    expect((await listed({ q: word, stage: 'contacted' })).total).toBe(0)
    expectSuccess(await update({ ...bulk, expected: 3 }), '3 moved to Contacted.')
    expect((await listed({ q: word, stage: 'contacted' })).total).toBe(3)
  })

  test('is not undone for applicants whose stage was changed since', async () => {
    const { word, ids } = await newApplicants(3)
    const moved = await update({ ids, stage: 'rejected' })
    const [first, second] = ids
    const revision = 1
    await update({ id: first, revision, stage: 'selected' })
    // Moved away and back again: that is a new decision too.
    await update({ id: second, revision, stage: 'interview' })
    await update({ id: second, revision: 2, stage: 'rejected' })
    const undone = await update({ undo: moved.body?.batch })
    expectSuccess(undone, '1 put back. 2 changed since and stay as they are.')
    expect(undone.body).toMatchObject({ count: 1, left: 2 })
    expect((await listed({ q: word })).by_stage).toMatchObject({ selected: 1, rejected: 1, new: 1 })
  })

  test('can be undone only once', async () => {
    const { word, ids } = await newApplicants(2)
    const { body } = await update({ ids, stage: 'rejected' })
    await update({ undo: body?.batch })
    const again = await update({ undo: body?.batch })
    expect(again.body).toMatchObject({ success: true, count: 0, left: 2 })
    expect((await listed({ q: word, stage: 'new' })).total).toBe(2)
  })

  test('sent twice at the same time moves each applicant once', async () => {
    const { ids } = await newApplicants(4)
    const answers = await Promise.all([1, 2].map(() => update({ ids, stage: 'rejected' })))
    const counts = answers.map(({ body }) => Number(body?.count))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4)
    expect((await opened(ids[0] ?? 0)).activities).toHaveLength(1)
  })

  test('that does not exist cannot be undone', async () => {
    const undone = await update({ undo: '00000000-0000-4000-8000-000000000000' })
    expectRefusal(undone, 'There is nothing to undo.')
  })
})
