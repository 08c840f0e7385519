import { nodesOfText, textOfNodes } from './inlineNodes'
import type { Content, ContentBlock, InEnglish } from './shared/json'
import { anchorOf, childrenOf, isNode, type LexicalNode, plainText } from './shared/lexicalNodes'

/** The translations of texts that are read together; null leaves all of them in English. */
export type Change = (texts: readonly string[]) => readonly string[] | null

/** Whether a text has words: figures, placeholders and addresses are the same in every language. */
export const hasWords = (text: string): boolean =>
  /\p{L}/u.test(text.replace(/\{\{[^}]*\}\}|\]\([^)]*\)|https?:\/\/\S+|\S+@\S+/g, ''))

/** Whether a text is read in another way in another language: by its words, or by those of a fact. */
const isRead = (text: string): boolean => hasWords(text) || text.includes('{{fact:')

/**
 * The page with each of its texts changed. What stays in English, a step or a paragraph as a whole, is
 * marked so. Sources stay as they are: they are names of publications.
 */
export const mapTexts = (page: Content, change: Change): Content => ({
  ...mapHead(page, change),
  layout: page.layout.map((block) => mapBlock(block, change)),
})

/** All texts of a page that can be translated. */
export const textsOf = (page: Content): string[] => readTexts(page).filter(hasWords)

/** They, and those that are a fact's alone. */
export const readTexts = (page: Content): string[] => {
  const texts: string[] = []
  mapTexts(page, (found) => {
    texts.push(...found)
    return null
  })
  return texts
}

const mapHead = (page: Content, change: Change): Content => {
  const { title, lead } = mapped(page, ['title', 'lead'], change)
  const { description } = mapped(page, ['description'], change)
  const { meta_title } = mapped(page, ['meta_title'], change)
  return { ...page, title, lead, description, meta_title }
}

const mapBlock = (block: ContentBlock, change: Change): ContentBlock => {
  const each = <Item extends object>(items: readonly Item[], fields: readonly (keyof Item)[]) =>
    items.map((item) => mapped(item, fields, change))
  switch (block.blockType) {
    case 'text':
      return { ...block, body: mapBody(block.body, change) as typeof block.body } // the same shape
    case 'picture':
    case 'gallery':
      return mapped(block, ['caption'], change)
    case 'steps':
      return { ...block, steps: each(block.steps, ['title', 'text', 'pays']) }
    case 'factsTable':
      return {
        ...block,
        head: each(block.head, ['text']),
        rows: block.rows.map((row) => ({ ...row, cells: each(row.cells, ['text']) })),
      }
    case 'facts':
      return { ...block, facts: each(block.facts ?? [], ['label', 'value']) }
    case 'callout':
      return mapped(block, ['title', 'text'], change)
    case 'links':
      return { ...mapped(block, ['title'], change), links: each(block.links, ['label']) }
    case 'download':
      return mapped(block, ['label'], change)
    case 'qa':
      return { ...block, items: each(block.items, ['question', 'answer']) }
    default:
      return block
  }
}

/** An item with its texts of these fields changed, or marked as English. */
const mapped = <Item extends object>(
  item: Item,
  fields: readonly (keyof Item)[],
  change: Change,
): Item & InEnglish => {
  const found = fields.flatMap((field) => {
    const text = item[field]
    return typeof text === 'string' && isRead(text) ? { field, text } : []
  })
  if (found.length === 0) return item
  const texts = change(found.map(({ text }) => text))
  if (!texts) return { ...item, english: true }
  return { ...item, ...Object.fromEntries(found.map(({ field }, index) => [field, texts[index]])) }
}

const mapBody = (body: unknown, change: Change): unknown =>
  isNode(body) && isNode(body.root) ? { ...body, root: mapNode(body.root, change) } : body

const PARAGRAPHS: ReadonlySet<unknown> = new Set(['paragraph', 'heading', 'listitem'])
const INLINE: ReadonlySet<unknown> = new Set(['text', 'linebreak', 'link', 'autolink'])

const mapNode = (node: LexicalNode, change: Change): LexicalNode => {
  const children = childrenOf(node)
  if (!PARAGRAPHS.has(node.type)) {
    return children.length > 0
      ? { ...node, children: children.map((child) => mapNode(child, change)) }
      : node
  }
  const inline = children.filter(({ type }) => INLINE.has(type))
  const others = children
    .filter(({ type }) => !INLINE.has(type))
    .map((child) => mapNode(child, change))
  const text = textOfNodes(inline)
  const isText = inline.some((child) => isRead(plainText(child)))
  const [changed] = (isText && text && change([text.trim()])) || []
  if (changed !== undefined) {
    return {
      ...node,
      // Links to a heading of the English page lead to the same one in every language.
      ...(node.type === 'heading' && { anchor: anchorOf(node) }),
      children: [...nodesOfText(changed), ...others],
    }
  }
  return { ...node, ...(isText && { english: true }), children: [...inline, ...others] }
}
