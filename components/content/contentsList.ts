import type { ContentBlock } from '@/collections/content/shared/json'
import { anchorOf, childrenOf, isNode, plainText } from '@/collections/content/shared/lexicalNodes'

export type ContentsEntry = { id: string; text: string }

/** The main headings of a page, in order, with their anchors. */
export const contentsList = (layout: ContentBlock[]): ContentsEntry[] =>
  layout.flatMap((block) => {
    if (block.blockType !== 'text') return []
    // A draft's text may still be missing.
    const body: unknown = block.body
    if (!isNode(body) || !isNode(body.root)) return []
    return childrenOf(body.root)
      .filter((node) => node.type === 'heading' && node.tag === 'h2')
      .map((node) => ({ id: anchorOf(node), text: plainText(node) }))
  })
