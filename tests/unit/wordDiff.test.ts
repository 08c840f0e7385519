import { describe, expect, test } from 'vitest'
import { type DiffPart, similarity, wordDiff } from '@/collections/Translations/shared/wordDiff'

const shown = (parts: DiffPart[]) =>
  parts.map(({ kind, text }) => ({ same: text, added: `+${text}`, removed: `-${text}` })[kind])

describe('what changed in an English text since it was translated', () => {
  test.each([
    ['the same text', 'Ask for a receipt.', 'Ask for a receipt.', ['Ask for a receipt.']],
    [
      'another sum',
      'An agent may take Rs 30,000 at most.',
      'An agent may take Rs 30,000 plus 18 % GST at most.',
      ['An agent may take Rs 30,000', '+plus 18 % GST', 'at most.'],
    ],
    ['a lost negation', 'Do not pay.', 'Do pay.', ['Do', '-not', 'pay.']],
    ['a new beginning', 'pay here', 'never pay here', ['+never', 'pay here']],
    ['a text that was empty', '', 'Pay.', ['+Pay.']],
    ['nothing left', 'Pay.', '', ['-Pay.']],
  ])('is shown by words: %s', (_what, before, now, parts) => {
    expect(shown(wordDiff(before, now))).toEqual(parts)
  })

  test('can be put together to both texts again', () => {
    const [before, now] = ['a b c d e b', 'b x c e e b y']
    const parts = wordDiff(before, now)
    const text = (without: DiffPart['kind']) =>
      parts.flatMap((part) => (part.kind === without ? [] : part.text)).join(' ')
    expect(text('added')).toBe(before)
    expect(text('removed')).toBe(now)
  })
})

describe('how much two texts are alike', () => {
  test.each([
    ['Do not pay.', 'Do not pay.', 1],
    ['Ask for a receipt.', 'Keep your passport', 0],
    ['', '', 1],
  ])('%s / %s: %d', (one, other, alike) => {
    expect(similarity(one, other)).toBe(alike)
  })

  test('is more than half when a sum is added', () => {
    expect(similarity('Pay 30,000 at most.', 'Pay 30,000 plus tax at most.')).toBeGreaterThan(0.5)
  })
})
