/** A node of the editor's JSON. Foreign data: each property is looked at before it is used. */
export type LexicalNode = Record<string, unknown>

export const isNode = (value: unknown): value is LexicalNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const childrenOf = (node: LexicalNode): LexicalNode[] =>
  Array.isArray(node.children) ? node.children.filter(isNode) : []

/** The words in a node, without their look. */
export const plainText = (node: LexicalNode): string =>
  typeof node.text === 'string' ? node.text : childrenOf(node).map(plainText).join('')
