import { describe, expect, test } from 'vitest'
import { STAGE_NAMES, STAGES, type Stage } from '@/collections/Applications/shared/stages'
import { EMPTY_ROUTE, type Route } from '@/collections/Tools/documents/shared/question'
import { stepsAnswer } from '@/collections/Tools/steps/answer'
import { familySteps, type StepKey } from '@/collections/Tools/steps/shared/steps'
import { FACTS } from '@/tests/support/content/toolLines'

const IN_TO = (destination: Route['destination']): Route => ({
  ...EMPTY_ROUTE,
  home: 'IN',
  passport: 'ecr',
  destination,
})

describe('the place of an application', () => {
  test.each<[Stage, StepKey | null, string[]]>([
    ['new', 'application', []],
    ['contacted', 'application', []],
    ['shortlisted', 'application', []],
    ['interview', 'interview', ['application']],
    ['selected', 'contract', ['application', 'interview']],
    ['rejected', null, []],
    ['withdrawn', null, []],
  ])('at the stage %s is %s', (stage, key, done) => {
    const { current, steps, now } = stepsAnswer(IN_TO('SA'), FACTS, stage)
    expect(current?.key ?? null).toBe(key)
    expect(steps.filter(({ state }) => state === 'done').map((step) => step.key)).toEqual(done)
    expect(now?.ask).toBe('Our office')
  })

  test('tells no more than the word that candidates read', () => {
    for (const a of STAGE_NAMES) {
      for (const b of STAGE_NAMES.filter(
        (name) => STAGES[name].toCandidate === STAGES[a].toCandidate,
      )) {
        expect(stepsAnswer(IN_TO('AE'), FACTS, a)).toEqual(stepsAnswer(IN_TO('AE'), FACTS, b))
      }
    }
  })

  test('is not claimed for steps of the employer, nor without an application', () => {
    const states = (stage: Stage | null) =>
      stepsAnswer(IN_TO('SA'), FACTS, stage).steps.map(({ state }) => state)
    expect(states('selected').slice(0, 6)).toEqual([
      'theirs',
      'theirs',
      'done',
      'done',
      'here',
      'to come',
    ])
    expect(new Set(states(null))).toEqual(new Set([null]))
  })

  test('is shown to the family without persons, papers and payers', () => {
    const answer = stepsAnswer(IN_TO('SG'), FACTS, 'interview')
    const family = familySteps(answer)
    expect(family).toHaveLength(12)
    expect(new Set(family.flatMap((step) => Object.keys(step)))).toEqual(
      new Set(['number', 'title', 'needed', 'state']),
    )
    expect(family.find(({ state }) => state === 'here')?.number).toBe(answer.current?.number)
  })
})
