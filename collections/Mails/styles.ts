import { type Markup, raw } from './markup'
import { type Colour, PALETTE } from './palette'

/** The look of mails. Mail programs know no style sheets but these: attributes, and DARK_STYLE. */

const light = (colour: Colour): string => PALETTE[colour][0]

/** Attributes of an element. The classes are the colours that dark mode replaces. */
const look = (classes: string, ...declarations: string[]): Markup =>
  raw(`class="${classes}" style="${declarations.join(';')}"`)

/** Font size and line height in pixels. */
const type = (size: number, line: number): string => `font-size:${size}px;line-height:${line}px`

const color = (colour: Colour): string => `color:${light(colour)}`

const background = (colour: Colour): string => `background:${light(colour)}`

const LINE = `1px solid ${light('line')}`

const FONT = "'Anek Latin',system-ui,-apple-system,'Segoe UI','Noto Sans',Arial,sans-serif"

export const LOOK = {
  body: look('paper', 'margin:0;padding:0', background('paper'), `font-family:${FONT}`),
  outer: look('paper', 'table-layout:fixed', background('paper')),
  head: look('bar', 'padding:14px 20px', background('bar'), 'border-radius:4px 4px 0 0'),
  agency: look('on-bar', 'display:block', type(18, 24), 'font-weight:700', color('on-bar')),
  licence: look('on-bar-2', type(14, 20), color('on-bar-2')),
  content: look(
    'surface line',
    'padding:24px 20px',
    background('surface'),
    `border:${LINE}`,
    'border-top:0',
  ),
  title: look('ink', 'margin:0 0 16px', type(26, 32), color('ink')),
  text: look('ink-2', 'margin:0 0 14px', type(17, 26), color('ink-2')),
  facts: look(
    'line',
    'margin:20px 0',
    'border-collapse:collapse',
    `border-top:${LINE}`,
    `border-bottom:${LINE}`,
  ),
  firstFact: look('', 'padding:10px 0'),
  fact: look('line', 'padding:10px 0', `border-top:${LINE}`),
  term: look('ink-3', 'display:block', type(14, 20), color('ink-3')),
  value: look('ink', type(17, 24), 'font-weight:600', color('ink')),
  link: look('ink', type(17, 24), 'font-weight:600', color('ink')),
  line: look('ink-2', 'display:block', type(16, 24), color('ink-2')),
  subtitle: look('ink', 'margin:24px 0 8px', type(18, 24), color('ink')),
  steps: look('ink-2', 'margin:0;padding:0 0 0 22px', type(17, 26), color('ink-2')),
  button: look(
    'button',
    'display:inline-block;padding:14px 22px;border-radius:4px',
    background('brand'),
    color('on-brand'),
    type(17, 24),
    'font-weight:600;text-decoration:none',
  ),
  hint: look('ink-3', 'margin:10px 0 0', type(14, 20), color('ink-3')),
  warning: look(
    'tint ink',
    'margin:24px 0 0;padding:14px 16px',
    `border-left:4px solid ${light('brand')}`,
    background('brand-tint'),
    type(16, 24),
    color('ink'),
  ),
  footer: look('ink-3', 'margin:16px 4px 0', type(14, 21), color('ink-3')),
}

const DARK_RULES = [
  ...(['ink', 'ink-2', 'ink-3', 'on-bar', 'on-bar-2'] as const).map(
    (name) => `.${name}{color:${PALETTE[name][1]}!important}`,
  ),
  `.paper{background:${PALETTE.paper[1]}!important}`,
  `.surface{background:${PALETTE.surface[1]}!important}`,
  `.bar{background:${PALETTE.bar[1]}!important}`,
  `.tint{background:${PALETTE['brand-tint'][1]}!important;border-color:${PALETTE.brand[1]}!important}`,
  `.line{border-color:${PALETTE.line[1]}!important}`,
  `.button{background:${PALETTE.brand[1]}!important;color:${PALETTE['on-brand'][1]}!important}`,
]

/** For the head of the document. */
export const DARK_STYLE = raw(
  `<style>@media (prefers-color-scheme:dark){${DARK_RULES.join('')}}</style>`,
)
