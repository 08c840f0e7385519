/**
 * The colours of app/styles/tokens.css, which mail programs cannot read (tests/unit/mails.test.ts
 * compares them): light mode first, then dark mode.
 */
export const PALETTE = {
  paper: ['#FBF9F4', '#0B1522'],
  surface: ['#FFFFFF', '#111E2E'],
  line: ['#DAD4C6', '#25364A'],
  ink: ['#0E1E36', '#F1F2EE'],
  'ink-2': ['#3B4A61', '#C0CAD4'],
  'ink-3': ['#566376', '#9AA8B7'],
  brand: ['#0B5A54', '#74CBB9'],
  'on-brand': ['#FFFFFF', '#06211F'],
  'brand-tint': ['#E2EEE9', '#12302F'],
  bar: ['#0E1E36', '#060D16'],
  'on-bar': ['#F6F3EA', '#F1F2EE'],
  'on-bar-2': ['#B9C4D0', '#AEBBC8'],
} as const

export type Colour = keyof typeof PALETTE
