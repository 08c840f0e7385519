import { type InlineRun, parseInline } from '@/lib/shared/inlineText'
import type { TextBlock } from '@/payload-types'

type Node = { type: string; version: number; [key: string]: unknown }

const BOLD = 1
const ITALIC = 2

const element = (type: string, children: Node[], more: Record<string, unknown> = {}): Node => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  ...more,
  children,
})

/** Markdown (headings, paragraphs, lists, bold, italic, links) as the JSON of the CMS editor. */
export const markdownToLexical = (markdown: string): TextBlock['body'] => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: paragraphs(markdown).map(toNode),
  },
})

/** Lines that belong together: a heading alone, the lines of one list, the lines of a paragraph. */
const paragraphs = (markdown: string): string[][] => {
  const groups: string[][] = []
  let last: string | null = null
  for (const line of markdown.split('\n')) {
    const kind = kindOf(line)
    const current = groups.at(-1)
    if (kind === null) last = null
    else if (current && kind === last && kind !== 'heading') current.push(line)
    else if (current && kind === 'text' && last !== null && last !== 'heading') current.push(line)
    else groups.push([line])
    if (kind !== null && !(kind === 'text' && last !== null && last !== 'heading')) last = kind
  }
  return groups
}

const kindOf = (line: string): 'heading' | 'bullet' | 'number' | 'text' | null => {
  if (line.trim() === '') return null
  if (/^#{2,3} /.test(line)) return 'heading'
  if (/^#/.test(line)) throw new Error(`Only ## and ### are headings: "${line}"`)
  if (/^- /.test(line)) return 'bullet'
  return /^\d+\. /.test(line) ? 'number' : 'text'
}

const toNode = (lines: string[]): Node => {
  const [first = ''] = lines
  const kind = kindOf(first)
  if (kind === 'heading') {
    const tag = first.startsWith('###') ? 'h3' : 'h2'
    return element('heading', inline(first.replace(/^#+ /, '')), { tag })
  }
  if (kind === 'bullet' || kind === 'number') return listNode(lines, kind)
  return element('paragraph', inline(lines.map((line) => line.trim()).join(' ')), {
    textFormat: 0,
    textStyle: '',
  })
}

const listNode = (lines: string[], kind: 'bullet' | 'number'): Node => {
  const items: string[] = []
  for (const line of lines) {
    const isItem = kindOf(line) === kind
    if (isItem) items.push(line.replace(/^(- |\d+\. )/, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  const children = items.map((item, index) =>
    element('listitem', inline(item), { value: index + 1 }),
  )
  return element('list', children, {
    listType: kind,
    tag: kind === 'number' ? 'ol' : 'ul',
    start: 1,
  })
}

const inline = (text: string): Node[] => {
  const nodes: Node[] = []
  for (const run of parseInline(text))
    nodes.push(run.href ? linkNode(run, run.href) : textNode(run))
  return nodes
}

const textNode = ({ text, bold, italic }: InlineRun): Node => ({
  type: 'text',
  version: 1,
  text,
  format: (bold ? BOLD : 0) | (italic ? ITALIC : 0),
  detail: 0,
  mode: 'normal',
  style: '',
})

const linkNode = (run: InlineRun, url: string): Node =>
  element('link', [textNode(run)], {
    version: 3,
    id: linkId(),
    fields: { linkType: 'custom', url, newTab: false },
  })

/** Each link needs an id of this form. */
const linkId = (): string =>
  Array.from({ length: 24 }, () => Math.floor(Math.random() * 16).toString(16)).join('')
