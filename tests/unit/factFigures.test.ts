import { describe, expect, it } from 'vitest'
import { figuresLeftOut } from '@/collections/Facts/shared/figures'
import { SEED_FACTS } from '@/seed/data/facts'

describe('an editor who changes the value of a fact', () => {
  it('is told which numbers the plain sentence does not say', () => {
    expect(figuresLeftOut('7 hours a day', 'Work is 8 hours a day.')).toEqual(['7'])
    expect(figuresLeftOut('AED 1,500, or 2.5 %', 'It is 1500 dirhams.')).toEqual(['2.5'])
  })

  it('is told nothing while both say the same', () => {
    expect(figuresLeftOut('12:30 to 15:00', 'Nobody works from 12:30 to 15:00.')).toEqual([])
    expect(figuresLeftOut('one hour', 'The break is 1 hour.')).toEqual([])
  })

  it('is told nothing about the facts that came with the site', () => {
    const unequal = SEED_FACTS.filter(({ value, sentence }) => figuresLeftOut(value, sentence)[0])
    expect(unequal.map(({ key }) => key)).toEqual([])
  })
})
