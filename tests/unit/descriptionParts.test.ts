import { describe, expect, test } from 'vitest'
import { textParts } from '@/collections/Jobs/shared/descriptionParts'

const shapeOf = (description: string) =>
  textParts(description).map(({ kind, lines }) => [kind, ...lines.map(({ text }) => text)])

describe('a job’s description', () => {
  test('has lists under their headings, as it has on paper', () => {
    const text =
      'Ten fitters for a shutdown.\n\nWhat you do:\n- Fit pipes\n• Read drawings\n\nInterview\nOn Monday in Mumbai.'
    expect(shapeOf(text)).toEqual([
      ['text', 'Ten fitters for a shutdown.'],
      ['heading', 'What you do'],
      ['list', 'Fit pipes', 'Read drawings'],
      ['heading', 'Interview'],
      ['text', 'On Monday in Mumbai.'],
    ])
  })

  test.each([
    ['keeps its line breaks', 'First line\nSecond line'],
    ['keeps what names a thing and its value', 'Duty: 10 hours\nPaid by the month.'],
    ['keeps a sentence over another', 'You bring these.\nAll of them.'],
    ['keeps a dash within a line', '5-8 years - no less'],
    ['keeps a last short line', 'Call us'],
  ])('%s', (_, text) => {
    expect(shapeOf(text)).toEqual([['text', ...text.split('\n')]])
  })

  test('of no words has no parts', () => {
    expect(textParts(' \r\n \r\n')).toEqual([])
  })

  test('has two paragraphs where a line is left empty', () => {
    expect(shapeOf('One.\n\nTwo.')).toEqual([
      ['text', 'One.'],
      ['text', 'Two.'],
    ])
  })

  test('loses no word and no number', () => {
    const text = '1. one\n2) two\nthree\n\n\n* four\n five \n'
    const words = textParts(text).flatMap(({ lines }) => lines.map((line) => line.text))
    expect(words).toEqual(['1. one', '2) two', 'three', 'four', 'five'])
  })
})
