import { describe, expect, test } from 'vitest'
import { funnelSteps } from '@/components/dashboard/overview/funnel'
import { axisEnd, percentOf } from '@/components/dashboard/overview/scale'

describe('the charts of the overview', () => {
  test.each([
    [[], 2],
    [[0, 0], 2],
    [[1], 2],
    [[3], 4],
    [[10], 10],
    [[11, 4], 20],
    [[148], 200],
    [[2001], 3000],
  ])('an axis for the values %o ends at %i', (values, end) => {
    expect(axisEnd(values)).toBe(end)
  })

  test('0 of 0 is shown as 0 %', () => {
    expect(percentOf(0, 0)).toBe(0)
    expect(percentOf(1, 3)).toBe(33.3)
  })

  test('the funnel counts a candidate in every stage passed, and a rejected one as received', () => {
    const stage = (key: string, count: number) => ({ key, label: key, count })
    expect(
      funnelSteps([
        stage('new', 5),
        stage('contacted', 3),
        stage('selected', 1),
        stage('rejected', 2),
        stage('withdrawn', 1),
      ]).map(({ key, reached }) => [key, reached]),
    ).toEqual([
      ['new', 12],
      ['contacted', 4],
      ['selected', 1],
      ['rejected', null],
      ['withdrawn', null],
    ])
  })
})
