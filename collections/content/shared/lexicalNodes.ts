import { headingId } from '@/lib/shared/headingId'

/** A node of the editor's JSON. Untrusted: check each property before using it. */
export type LexicalNode = Record<string, unknown>

export const isNode = (value: unknown): value is LexicalNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The child nodes; an empty list for a node without children or with malformed ones. */
export const childrenOf = (node: LexicalNode): LexicalNode[] =>
  Array.isArray(node.children) ? node.children.filter(isNode) : []

/** The text of a node and its children, without formatting. */
export const plainText = (node: LexicalNode): string =>
  typeof node.text === 'string' ? node.text : childrenOf(node).map(plainText).join('')

/** The anchor of a heading: that of the English page in every language. */
export const anchorOf = (heading: LexicalNode): string =>
  typeof heading.anchor === 'string' ? heading.anchor : headingId(plainText(heading))
