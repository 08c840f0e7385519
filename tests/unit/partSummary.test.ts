import { describe, expect, test } from 'vitest'
import { partSummary } from '@/app/(payload)/components/parts/partSummary'

const body = (...paragraphs: string[]) => ({
  root: { children: paragraphs.map((text) => ({ children: [{ text }] })) },
})

describe('a part of a page is named', () => {
  test.each<[what: string, data: unknown, words: string]>([
    ['a callout by its title', { title: 'Mind this', text: 'Only one thing.' }, 'Mind this'],
    ['a text by its first words', { body: body('', 'The first third', 'More') }, 'The first third'],
    ['a picture by its caption', { picture: 3, caption: 'The office' }, 'The office'],
    [
      'questions by the first',
      { items: [{ question: 'Who pays?', answer: 'Not you.' }] },
      'Who pays?',
    ],
    ['steps by the first', { steps: [{ title: 'Apply', text: 'Online.' }] }, 'Apply'],
    ['a table by its first head', { head: [{ text: 'Charge' }, { text: 'Limit' }] }, 'Charge'],
  ])('%s', (_what, data, words) => expect(partSummary(data)).toBe(words))

  test('by at most 80 characters', () => {
    expect(partSummary({ title: 'a'.repeat(200) })).toBe(`${'a'.repeat(79)}…`)
  })

  test.each<[what: string, data: unknown]>([
    ['without words', { picture: 3, width: 'text' }],
    ['that is empty', {}],
    ['whose form has no data yet', undefined],
    ['with a damaged text', { body: { root: 5 } }],
  ])('by its kind alone when it is one %s', (_what, data) => expect(partSummary(data)).toBe(''))
})
