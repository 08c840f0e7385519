import { describe, expect, test } from 'vitest'
import { textParts } from '@/collections/Jobs/shared/descriptionParts'

const shapeOf = (description: string) =>
  textParts(description).map(({ kind, lines }) => [kind, ...lines.map(({ text }) => text)])

describe('the description of a job', () => {
  test('is shown with its headings and lists', () => {
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
    ['shows line breaks', 'First line\nSecond line'],
    ['shows a label with its value', 'Duty: 10 hours\nPaid by the month.'],
    ['shows a sentence above another one', 'You bring these.\nAll of them.'],
    ['shows a dash within a line', '5-8 years - no less'],
    ['shows a short last line', 'Call us'],
  ])('%s as text', (_, text) => {
    expect(shapeOf(text)).toEqual([['text', ...text.split('\n')]])
  })

  test('has no parts when it is empty', () => {
    expect(textParts(' \r\n \r\n')).toEqual([])
  })

  test('has two paragraphs when a line between is empty', () => {
    expect(shapeOf('One.\n\nTwo.')).toEqual([
      ['text', 'One.'],
      ['text', 'Two.'],
    ])
  })

  test('keeps every word and number', () => {
    const text = '1. one\n2) two\nthree\n\n\n* four\n five \n'
    const words = textParts(text).flatMap(({ lines }) => lines.map((line) => line.text))
    expect(words).toEqual(['1. one', '2) two', 'three', 'four', 'five'])
  })
})
