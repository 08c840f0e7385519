import { describe, expect, test } from 'vitest'
import { translationProblem } from '@/collections/Translations/shared/translationProblem'

describe('a translation is refused', () => {
  test.each([
    ['with another sum', 'Pay 30,000.', '3,000 दें।', '30,000 is missing in the translation.'],
    ['with a sum of its own', 'Pay nothing.', '50 दें।', '50 is not in the English text.'],
    ['with a figure once too few', '2 of 2', '2 में से', '2 is missing in the translation.'],
    ['with digits of its script', 'Pay 30.', '३० दें।', 'Please write figures as 0 to 9.'],
    [
      'with another link',
      'See [help](/get-help).',
      '[मदद](/contact-us) देखें।',
      '/get-help is missing in the translation.',
    ],
    [
      'without a placeholder',
      'Call {{phone}}.',
      'फ़ोन करें।',
      '{{phone}} is missing in the translation.',
    ],
    [
      'with a placeholder of its own',
      'Call us.',
      '{{phone}} पर फ़ोन करें।',
      '{{phone}} is not in the English text.',
    ],
    [
      'without the bold words',
      'Do **not** pay.',
      'पैसे न दें।',
      'Please mark the same number of words with ** as in the English text.',
    ],
    ['when it is empty', 'Call us.', ' \n', 'Please write the translation.'],
  ])('%s', (_what, english, text, problem) => {
    expect(translationProblem(english, text)).toBe(problem)
  })
})

describe('a translation is taken', () => {
  test.each([
    ['with the same figures in another order', '2 of 3 days', '3 में से 2 दिन'],
    ['with a figure at the end of its sentence', 'You get 500.', 'आपको 500 मिलते हैं।'],
    [
      'with its links, placeholders and bold words',
      '**Call** {{fact:in.contacts.pbsk}} or see [help](/get-help?to=AE).',
      '[मदद](/get-help?to=AE) देखें या {{fact:in.contacts.pbsk}} पर **फ़ोन करें**।',
    ],
    ['with figures in a link that the English has too', '[2](/a-4)', '[2](/a-4)'],
  ])('%s', (_what, english, text) => {
    expect(translationProblem(english, text)).toBeNull()
  })
})
