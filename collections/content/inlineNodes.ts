import { isDeepStrictEqual } from 'node:util'
import { type InlineRun, parseInline } from '@/lib/shared/inlineText'
import { childrenOf, isNode, type LexicalNode } from './shared/lexicalNodes'

const BOLD = 1
const ITALIC = 2

/**
 * The inline nodes of a paragraph as one text with **bold**, *italic* and [links](/address), as in
 * fields of one line. Null when the text would not lead back to the same nodes.
 */
export const textOfNodes = (nodes: readonly LexicalNode[]): string | null => {
  const runs = runsOf(nodes)
  const text = runs?.map(marked).join('') ?? ''
  return runs && isDeepStrictEqual(joined(parseInline(text)), joined(runs)) ? text : null
}

/** The nodes of such a text. */
export const nodesOfText = (text: string): LexicalNode[] =>
  parseInline(text).flatMap((run) => {
    const format = (run.bold ? BOLD : 0) | (run.italic ? ITALIC : 0)
    const nodes = run.text
      .split('\n')
      .flatMap((line, index) => [
        ...(index > 0 ? [{ type: 'linebreak' }] : []),
        ...(line ? [{ type: 'text', text: line, format }] : []),
      ])
    return run.href ? { type: 'link', fields: { url: run.href }, children: nodes } : nodes
  })

/** Null for what such a text cannot hold. */
const runsOf = (nodes: readonly LexicalNode[], href?: string): InlineRun[] | null => {
  const runs: InlineRun[] = []
  for (const node of nodes) {
    const found = runsOfNode(node, href)
    if (!found) return null
    runs.push(...found)
  }
  return runs
}

const runsOfNode = (node: LexicalNode, href?: string): InlineRun[] | null => {
  const link = href ? { href } : {}
  if (node.type === 'linebreak') return [{ ...link, text: '\n' }]
  if (node.type === 'text' && typeof node.text === 'string') {
    const format = typeof node.format === 'number' ? node.format : 0
    if (format & ~(BOLD | ITALIC)) return null
    return [
      {
        ...link,
        ...(format & BOLD && { bold: true as const }),
        ...(format & ITALIC && { italic: true as const }),
        text: node.text,
      },
    ]
  }
  const url = isNode(node.fields) ? node.fields.url : null
  const isLink = node.type === 'link' || node.type === 'autolink'
  return isLink && typeof url === 'string' ? runsOf(childrenOf(node), url) : null
}

const marked = ({ text, bold, italic, href }: InlineRun): string => {
  const label = href ? `[${text}](${href})` : text
  const leaning = italic ? `*${label}*` : label
  return bold ? `**${leaning}**` : leaning
}

/** Neighbours of the same look are one run. */
const joined = (runs: readonly InlineRun[]): InlineRun[] => {
  const all: InlineRun[] = []
  for (const { text, ...look } of runs) {
    const last = all.at(-1)
    const { text: before, ...lastLook } = last ?? { text: null }
    if (last && before !== null && isDeepStrictEqual(look, lastLook)) last.text += text
    else if (text) all.push({ ...look, text })
  }
  return all
}
