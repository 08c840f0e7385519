import type { IconShape } from './Icon'

// Icons as Lucide 1.75 draws them. The newest package `lucide` in the registry has older drawings.

export const ChefHat: IconShape = [
  ['path', { d: 'M10 11v5' }],
  ['path', { d: 'M14 11v5' }],
  [
    'path',
    {
      d: 'M6 12.65c0-.457-.316-.844-.727-1.041A4 4 0 017.52 4.034a1.53 1.53 0 001.367-.547 4 4 0 016.225 0 1.53 1.53 0 001.367.547 4 4 0 012.248 7.575c-.411.197-.727.584-.727 1.04V19a2 2 0 01-2 2H8a2 2 0 01-2-2z',
    },
  ],
  ['path', { d: 'M6 16h12' }],
]

export const CircleQuestionMark: IconShape = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5' }],
  ['path', { d: 'M12 17h.01' }],
]
