// Style sheets take type sizes, spacing, colours, borders and motion from app/styles/tokens.css.
// stylelint enforces this (.stylelintrc.json, run by `npm run check`). This file tests its rules and
// checks what it cannot see across files.
import { readdirSync, readFileSync } from 'node:fs'
import stylelint from 'stylelint'
import { describe, expect, test } from 'vitest'

const filesIn = (folders: string[], ending: string): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  )

const problemsOf = async (code: string): Promise<string[]> => {
  const { results } = await stylelint.lint({
    code,
    codeFilename: 'components/ui/Sample.module.css',
  })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}

describe('stylelint refuses', () => {
  test.each([
    ['a hex colour', '.a { color: #fff }'],
    ['a colour function', '.a { background: rgb(0 0 0 / .5) }'],
    ['a named colour', '.a { border-color: darkred }'],
    ['a named colour in a mix', '.a { background: color-mix(in srgb, var(--brand) 78%, black) }'],
    ['a colour in a custom property', '.a { --edge: #123456 }'],
    ['a length in pixels', '.a { margin: -1px }'],
    ['a length in a calculation', '.a { top: calc(100% + 2px) }'],
    ['a length in rem', '.a { width: 1.5rem }'],
    ['a length in a print rule', '@media print { .a { inset: 0 0 4PX } }'],
    ['a duration', '.a { animation: turn 800ms linear }'],
    ['a duration in a custom property', '.a { --late: 150ms }'],
    ['a line height that is not a token', '.a { line-height: 1.4 }'],
    ['a font size that is not a token', '.a { font-size: clamp(1em, 2vw, 2em) }'],
    ['a font weight that is not a token', '.a { font-weight: bold }'],
    ['an easing that is not a token', '.a { animation: turn var(--m-turn) ease-in-out }'],
    ['a transition without the easing token', '.a { transition: color var(--m-fast) }'],
    ['a custom property that is not defined', '.a { color: var(--inkk) }'],
    ['a width that tokens.css does not list', '@media (width < 1000px) { .a { margin: 0 } }'],
    ['a width in the older notation', '@media (max-width: 899px) { .a { margin: 0 } }'],
    ['a height that tokens.css does not list', '@media (height <= 500px) { .a { margin: 0 } }'],
  ])('%s', async (_, css) => {
    expect(await problemsOf(css)).not.toEqual([])
  })
})

describe('stylelint accepts', () => {
  test.each([
    ['the black of a mask', '.a { mask: linear-gradient(black, transparent) }'],
    ['system colours and tokens', '.a { color: var(--ink); border-color: Highlight }'],
    ["a drawing's own size as a custom property", '.a { --knob: 14px; width: var(--knob) }'],
    ['relative lengths', '.a { margin: calc(-1 * var(--s-1)) 0 .5em; font: inherit }'],
    ['texts and addresses', '.a::before { content: "12px red"; background: url("/red-4px.svg") }'],
    [
      'a transition of tokens at a listed width',
      '@media (width < 900px) { .a { transition: color var(--m-fast) var(--ease) } }',
    ],
  ])('%s', async (_, css) => {
    expect(await problemsOf(css)).toEqual([])
  })
})

describe('the style sheets', () => {
  const sheets = filesIn(['app', 'components'], '.css')

  test('change a container only at listed widths, which stylelint does not check', () => {
    const widths = sheets.flatMap((css) =>
      [...css.matchAll(/@container \(width (?:<|>=) ([\d.]+)rem\)/g)].map(
        ([, rem]) => Number(rem) * 16,
      ),
    )
    expect(widths.length).toBeGreaterThan(3)
    expect(widths.filter((px) => ![288, 360, 555, 580, 660, 900, 1100].includes(px))).toEqual([])
    expect(sheets.join().match(/@container \((?!width (?:<|>=) [\d.]+rem\))/g)).toBeNull()
  })

  test('and components use every token that tokens.css defines', () => {
    const tokens = readFileSync('app/styles/tokens.css', 'utf8')
    const defined = new Set([...tokens.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
    const sources = [
      ...sheets,
      ...filesIn(['app', 'components'], '.tsx'),
      ...filesIn(['components'], '.ts'),
    ]
    const used = new Set(
      sources.flatMap((text) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name)),
    )
    expect(defined.size).toBeGreaterThan(100)
    expect([...defined].filter((name) => !used.has(name))).toEqual([])
  })
})
