import type { Language } from '@/lib/shared/languages'

type Script = {
  /** The file of its head cut in public/fonts. */
  head: string
  /** The letters of the head cut. */
  range: string
  /** The fonts of Android, Windows and Apple, for text. */
  system: string
  /** The tokens of app/styles/tokens.css that its letters need larger or smaller. */
  sizes: string
}

const HEADS = '--t-5:clamp(1.5rem,1.255rem + 1.09vw,2.125rem)'

/** Letters with much above and below the line have smaller text, so that words fit a phone. */
const SMALLER_TEXT =
  '--t-2:clamp(.875rem,.851rem + .11vw,.9375rem);--t-3:clamp(1rem,.976rem + .11vw,1.0625rem);--t-4:clamp(1.125rem,1.027rem + .43vw,1.375rem);--t-5:clamp(1.375rem,1.179rem + .87vw,1.875rem);--t-6:clamp(1.75rem,1.359rem + 1.74vw,2.75rem)'

const DEVANAGARI: Script = {
  head: 'anek-devanagari-660-w90',
  range: 'U+0900-097F',
  system: '"Noto Sans Devanagari","Nirmala UI","Kohinoor Devanagari"',
  sizes: `--lh-tight:1.36;--lh-head:1.3;--lh-row:1.45;--lh-text:1.64;${HEADS};--t-6:clamp(2rem,1.511rem + 2.17vw,3.25rem)`,
}

/**
 * How each script is written: lines are never closer than its tallest and deepest letters together
 * (measured for the design).
 */
export const SCRIPTS: Partial<Record<Language, Script>> = {
  hi: DEVANAGARI,
  ne: DEVANAGARI,
  bn: {
    head: 'anek-bangla-660-w90',
    range: 'U+0964-0965,U+0980-09FF',
    system: '"Noto Sans Bengali","Nirmala UI","Kohinoor Bangla"',
    sizes: `--lh-tight:1.42;--lh-head:1.32;--lh-row:1.45;--lh-text:1.64;${HEADS};--t-6:clamp(2rem,1.511rem + 2.17vw,3.25rem)`,
  },
  ta: {
    head: 'anek-tamil-640-w88',
    range: 'U+0B80-0BFF',
    system: '"Noto Sans Tamil","Nirmala UI","Tamil Sangam MN"',
    sizes: `--lh-tight:1.28;--lh-head:1.32;--lh-row:1.45;--lh-text:1.66;${SMALLER_TEXT}`,
  },
  te: {
    head: 'anek-telugu-640-w90',
    range: 'U+0C00-0C7F',
    system: '"Noto Sans Telugu","Nirmala UI","Kohinoor Telugu"',
    sizes: `--lh-tight:1.46;--lh-head:1.42;--lh-row:1.5;--lh-text:1.7;${HEADS};--t-6:clamp(1.875rem,1.386rem + 2.17vw,3.125rem)`,
  },
  ml: {
    head: 'anek-malayalam-640-w88',
    range: 'U+0D00-0D7F',
    system: '"Noto Sans Malayalam","Nirmala UI","Malayalam Sangam MN"',
    sizes: `--lh-tight:1.24;--lh-head:1.34;--lh-row:1.45;--lh-text:1.68;${SMALLER_TEXT}`,
  },
  si: {
    head: 'noto-sans-sinhala-650-w90',
    range: 'U+0D80-0DFF',
    system: '"Noto Sans Sinhala","Nirmala UI","Sinhala Sangam MN"',
    sizes: `--lh-tight:1.3;--lh-head:1.36;--lh-row:1.45;--lh-text:1.66;--t-3:clamp(1rem,.976rem + .11vw,1.0625rem);${HEADS};--t-6:clamp(1.875rem,1.386rem + 2.17vw,3.125rem)`,
  },
  ur: {
    head: 'noto-naskh-arabic-640',
    range: 'U+0600-06FF',
    system: '"Noto Naskh Arabic","Segoe UI","Geeza Pro"',
    sizes:
      '--lh-tight:1.4;--lh-head:1.5;--lh-row:1.6;--lh-text:1.8;--t-2:clamp(1rem,.976rem + .11vw,1.0625rem);--t-3:clamp(1.1875rem,1.163rem + .11vw,1.25rem);--t-4:clamp(1.375rem,1.277rem + .43vw,1.625rem);--t-5:clamp(1.75rem,1.506rem + 1.09vw,2.375rem);--t-6:clamp(2.25rem,1.761rem + 2.17vw,3.5rem)',
  },
}
