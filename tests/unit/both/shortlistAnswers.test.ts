import { afterAll, describe, expect, test } from 'vitest'
import { shortlistSite } from '@/tests/support/candidates/shortlistSite'

/** What an employer may answer about the people of a list. */

const { payload, end, send, opened, answersOf } = await shortlistSite()
afterAll(end)

describe('answers', () => {
  test('are kept, with some left open, and can be changed', async () => {
    const { token, browser, id, places } = await opened(3)
    const [one, two] = places
    const said = await send(token, 'answer', browser, {
      [`answer_${one}`]: 'yes',
      [`answer_${two}`]: 'no',
      [`reason_${two}`]: 'papers',
    })
    expect(said.answer.body.message).toBe(
      'Thank you. We have your answers. 1 person is still open.',
    )
    await send(token, 'answer', browser, { [`answer_${two}`]: 'yes', [`reason_${two}`]: 'papers' })
    expect(await answersOf(id)).toEqual([
      ['yes', null],
      ['yes', null],
      ['none', null],
    ])
  })

  test.each<[string, { answer: string; reason?: string }]>([
    ['Hold without a reason', { answer: 'hold' }],
    ['No without a reason', { answer: 'no', reason: '' }],
    ['a reason of its own', { answer: 'no', reason: 'too old' }],
    ['an unknown answer', { answer: 'maybe' }],
    ['an answer taken back to none', { answer: 'none' }],
  ])('with %s are refused, and none is stored', async (_what, { answer, reason = '' }) => {
    const { token, browser, id, places } = await opened()
    const [one, two] = places
    const said = await send(token, 'answer', browser, {
      [`answer_${one}`]: 'yes',
      [`answer_${two}`]: answer,
      [`reason_${two}`]: reason,
    })
    expect(said.answer.body.success).toBe(false)
    expect(await answersOf(id)).toEqual([
      ['none', null],
      ['none', null],
    ])
  })

  test('for somebody of another list are refused, and none is stored', async () => {
    const other = await opened()
    const { token, browser, id, places } = await opened()
    const said = await send(token, 'answer', browser, {
      [`answer_${places[0]}`]: 'yes',
      [`answer_${other.places[0]}`]: 'yes',
    })
    expect(said.answer.body.success).toBe(false)
    expect(await answersOf(id)).toEqual([
      ['none', null],
      ['none', null],
    ])
    expect((await answersOf(other.id))[0]).toEqual(['none', null])
  })

  test.each([
    ['another browser', 'B'.repeat(43)],
    ['no browser that is known', null],
  ])('from %s are refused', async (_what, browser) => {
    const { token, id, places } = await opened()
    const { answer } = await send(token, 'answer', browser, { [`answer_${places[0]}`]: 'yes' })
    expect(answer.body.success).toBe(false)
    expect((await answersOf(id))[0]).toEqual(['none', null])
  })

  test('for somebody who withdrew meanwhile are passed over, the others are stored', async () => {
    const { token, browser, id, places, people } = await opened()
    const [one, two] = places
    const of = { collection: 'applications', id: people[0]?.id ?? 0 } as const
    await payload.update({ ...of, data: { stage: 'withdrawn' } })
    const fields = { [`answer_${one}`]: 'yes', [`answer_${two}`]: 'yes' }
    const said = await send(token, 'answer', browser, fields)
    expect(said.answer.body.message).toContain('1 person is not available any more.')
    expect(await answersOf(id)).toEqual([
      ['none', null],
      ['yes', null],
    ])
  })
})
