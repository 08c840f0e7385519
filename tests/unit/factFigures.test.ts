import { describe, expect, it } from 'vitest'
import { factFields } from '@/collections/Facts/fields'
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

describe('a fact whose sentence does not say its value', () => {
  const field = factFields.find((one) => 'name' in one && one.name === 'sentence')
  const check = async (value: string, sentence: string) => {
    if (field?.type !== 'textarea' || !field.validate) throw new Error('no check')
    const options = { ...field, data: { value }, req: { t: String, payload: {} } }
    return field.validate(sentence, options as never) // what the check reads of a request
  }

  it('is not published, and the editor is told which number is missing', async () => {
    expect(await check('7 hours a day', 'Work is 8 hours a day.')).toBe(
      'Say the value in the sentence too: 7',
    )
  })

  it('is published when both say the same, or the value has no number', async () => {
    expect(await check('8 hours a day', 'Work is 8 hours a day.')).toBe(true)
    expect(await check('the employer', 'The employer pays.')).toBe(true)
  })

  it('still has a sentence of at most 300 characters', async () => {
    expect(await check('8 hours', `8 hours ${'and so on '.repeat(30)}`)).not.toBe(true)
    expect(await check('the employer', '')).not.toBe(true)
  })
})
