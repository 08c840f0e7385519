// Style sheets take type sizes, spacing, colours, borders and motion only from
// app/styles/tokens.css.

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const TOKENS = 'app/styles/tokens.css'
const read = (ending: string) =>
  ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => ({
        path: `${folder}/${name}`,
        text: readFileSync(`${folder}/${name}`, 'utf8'),
      })),
  )

const styles = read('.css')
const others = styles.filter(({ path }) => path !== TOKENS)
const tokens = readFileSync(TOKENS, 'utf8')

/**
 * Minimum widths of media and container queries (listed in tokens.css; a max-width is one less).
 */
const WIDTHS = [360, 480, 555, 580, 600, 660, 768, 900, 1024, 1100, 1200, 1240, 1270, 1380]
/** A phone in landscape, or with its keyboard open. */
const MAX_HEIGHT = 480

type Declaration = { property: string; value: string; selector: string }

const bare = (css: string) =>
  css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""')

function declarations(css: string): Declaration[] {
  const found: Declaration[] = []
  let selector = ''
  for (const [, text = '', end] of bare(css).matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') selector = text.trim()
    const [property = '', ...value] = text.split(':')
    if (end === '{' || value.length === 0) continue
    found.push({ property: property.trim(), value: value.join(':').trim(), selector })
  }
  return found
}

const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|\b[a-z]*(?:black|white|gr[ae]y|silver|red|maroon|brown|orange|gold|yellow|olive|lime|green|teal|aqua|cyan|blue|indigo|navy|purple|violet|magenta|fuchsia|pink|salmon|coral|tan|beige|ivory|khaki)\b/
const LENGTH = /(?<![\w.])\d*\.?\d+(?:px|rem|pt|pc|cm|mm|in|q)\b/i
const TIME = /(?<![\w.])(?!0m?s)\d*\.?\d+m?s\b/i
const EASING = /\b(?:ease(?:-in|-out|-in-out)?|steps?\(|step-\w+|cubic-bezier)\b/

const TYPE = /^(?:font-size|line-height|font-weight)$/
const SPACE = /^(?:scroll-)?(?:margin|padding)|gap$/
const EDGE = /^(?:border|outline)/
const MOTION = /^(?:transition|animation)/
const ONE_TOKEN = /^(?:var\(--[\w-]+(?:, var\(--[\w-]+\))?\)|inherit|0)$/

/** The value without its tokens: a token's name may contain the name of a colour. */
const own = ({ value }: Declaration) => value.replace(/--[\w-]+/g, '')
const isSize = ({ property }: Declaration) => property.startsWith('--')

/** What a style sheet may not contain, and how to detect it in a declaration. */
const RULES: [string, (one: Declaration, all: Declaration[]) => boolean][] = [
  // The black of a mask is not a colour: it marks what is visible.
  [
    'a colour',
    (one) => COLOUR.test(own(one).replace(one.property.startsWith('mask') ? /\bblack\b/g : '', '')),
  ],
  ['a length', (one) => LENGTH.test(one.value) && !isSize(one)],
  ['a time', (one) => TIME.test(own(one))],
  [
    'a type size outside the scale',
    (one) =>
      TYPE.test(one.property) &&
      !one.selector.startsWith('@font-face') &&
      !ONE_TOKEN.test(one.value),
  ],
  ['an easing of its own', (one) => MOTION.test(one.property) && EASING.test(own(one))],
  [
    'a transition without the shared easing',
    (one) =>
      one.property === 'transition' &&
      one.value.split(',').some((part) => !/var\(--m-[\w-]+\) var\(--ease\)$/.test(part)),
  ],
  // A module may define a size of its own for a drawing, but not use it as type, space, border or
  // motion.
  [
    'its own size used as type, space, border or motion',
    (one, all) =>
      [TYPE, SPACE, EDGE, MOTION].some((kind) => kind.test(one.property)) &&
      all.some(
        (size) =>
          isSize(size) && LENGTH.test(size.value) && one.value.includes(`var(${size.property})`),
      ),
  ],
]

const breaks = (css: string, isBroken: (typeof RULES)[number][1]) => {
  const all = declarations(css)
  return all
    .filter((one) => isBroken(one, all))
    .map(({ selector, property, value }) => `${selector} { ${property}: ${value} }`)
}

const queries = (css: string) =>
  [...bare(css).matchAll(/@(?:media|container)([^{]+)\{/g)].flatMap(([, query = '']) =>
    [...query.matchAll(/\((min|max)-(width|height): ([\d.]+)(px|rem)\)/g)].map(
      ([text, bound, side, number, unit]) => ({
        text,
        side,
        from:
          Number(number) * (unit === 'rem' ? 16 : 1) +
          (bound === 'max' && side === 'width' ? 1 : 0),
      }),
    ),
  )
const isDocumented = ({ side, from }: { side?: string; from: number }) =>
  side === 'height' ? from === MAX_HEIGHT : WIDTHS.includes(from)

const defined = (css: string) =>
  declarations(css)
    .filter(isSize)
    .map(({ property }) => property)
const used = (css: string) => [...bare(css).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name)

describe('style sheet', () => {
  test('is read from disk together with more than a hundred others', () => {
    expect(others.length).toBeGreaterThan(100)
    expect(others.flatMap(({ text }) => declarations(text)).length).toBeGreaterThan(2000)
  })

  test.each(RULES)('contains no declaration with %s', (_, isBroken) => {
    const broken = others.flatMap(({ path, text }) =>
      breaks(text, isBroken).map((one) => `${path}: ${one}`),
    )
    expect(broken).toEqual([])
  })

  test('has media queries only at the documented widths', () => {
    const found = styles.flatMap(({ text }) => queries(text))
    expect(found.length).toBeGreaterThan(80)
    expect(found.filter((query) => !isDocumented(query))).toEqual([])
  })

  test('uses no undefined token', () => {
    const components = read('.tsx').flatMap(({ text }) =>
      [...text.matchAll(/['"](--[\w-]+)['"]\s*:/g)].map(([, name]) => name),
    )
    const known = new Set([...styles.flatMap(({ text }) => defined(text)), ...components])
    const unknown = styles.flatMap(({ path, text }) =>
      used(text)
        .filter((name) => !known.has(name))
        .map((name) => `${path}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  test('leaves no token unused', () => {
    const everywhere = [...styles, ...read('.tsx'), ...read('.ts')].flatMap(({ text }) =>
      used(text),
    )
    const unused = new Set(defined(tokens).filter((name) => !everywhere.includes(name)))
    expect([...unused]).toEqual([])
  })
})

describe('token check reports', () => {
  test.each([
    ['a colour', '.a { color: #fff }'],
    ['a colour', '.a { background: rgb(0 0 0 / .5) }'],
    ['a colour', '.a { border-color: darkred }'],
    ['a colour', '.a { background: color-mix(in srgb, var(--saffron) 78%, black) }'],
    ['a colour', '.a { --edge: #123456 }'],
    ['a length', '.a { margin: -1px }'],
    ['a length', '.a { top: calc(100% + 2px) }'],
    ['a length', '.a { width: 1.5rem }'],
    ['a length', '@media print { .a { inset: 0 0 4PX } }'],
    ['a time', '.a { transition: color .2s }'],
    ['a time', '.a { animation: turn 800ms linear }'],
    ['a time', '.a { --late: 150ms }'],
    ['a type size outside the scale', '.a { line-height: 1.4 }'],
    ['a type size outside the scale', '.a { font-size: 1.08em }'],
    ['a type size outside the scale', '.a { font-size: clamp(1em, 2vw, 2em) }'],
    ['a type size outside the scale', '.a { font-weight: bold }'],
    ['an easing of its own', '.a { animation: turn var(--m-turn) ease-in-out }'],
    ['a transition without the shared easing', '.a { transition: color var(--m-fast) }'],
    [
      'its own size used as type, space, border or motion',
      '.a { --knob: 14px; padding: calc(2 * var(--knob)) }',
    ],
  ])('%s: %s', (name, css) => {
    const isBroken = RULES.find(([rule]) => rule === name)?.[1]
    expect(isBroken && breaks(css, isBroken)).toHaveLength(1)
  })

  test.each(['(max-width: 1000px)', '(min-width: 599px)', '(max-height: 500px)'])(
    'the undocumented query %s',
    (query) => {
      expect(queries(`@media ${query} {}`).every(isDocumented)).toBe(false)
    },
  )

  test('a token that was never defined', () => {
    expect(used('.a { color: var(--inkk) }')).toEqual(['--inkk'])
    expect(defined(tokens)).not.toContain('--inkk')
  })
})

describe('token check accepts', () => {
  test.each([
    '.a { mask: linear-gradient(black, transparent) }',
    '.a { color: var(--brand-red); background: currentColor; border-color: Highlight }',
    '.a { --knob: 14px; width: var(--knob); height: calc(2 * var(--knob)) }',
    '.a { margin: calc(-1 * var(--s-1)) 0 .5em; font: inherit; line-height: var(--tap) }',
    '.a::before { content: "12px red"; background: url("/red-4px.svg") }',
    '@media (max-width: 899px) { .a { transition: color var(--m-fast) var(--ease) } }',
  ])('%s', (css) => {
    expect(RULES.flatMap(([, isBroken]) => breaks(css, isBroken))).toEqual([])
  })
})
