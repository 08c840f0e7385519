import type { ReactNode } from 'react'
import { headingId } from '@/lib/shared/headingId'
import { ContentLink } from './ContentLink'
import { childrenOf, isNode, type LexicalNode, plainText } from './lexicalNodes'

const BOLD = 1
const ITALIC = 2

/**
 * Renders the editor's JSON: headings, paragraphs, lists, links, bold and italic. Other nodes are left
 * out with their content; a link with an unsafe address becomes text.
 */
export const RichText = ({ body }: { body: unknown }) => (
  <>{isNode(body) && isNode(body.root) && renderAll(childrenOf(body.root))}</>
)

const renderAll = (nodes: LexicalNode[]): ReactNode[] =>
  nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text, never reordered
    <Rendered key={index} node={node} />
  ))

const Rendered = ({ node }: { node: LexicalNode }) => {
  const children = renderAll(childrenOf(node))
  switch (node.type) {
    case 'text':
      return <Text node={node} />
    case 'linebreak':
      return <br />
    case 'paragraph':
      return children.length ? <p>{children}</p> : null
    case 'heading':
      return node.tag === 'h3' ? (
        <h3>{children}</h3>
      ) : (
        <h2 id={headingId(plainText(node))}>{children}</h2>
      )
    case 'list':
      return node.listType === 'number' ? <ol>{children}</ol> : <ul>{children}</ul>
    case 'listitem':
      return <li>{children}</li>
    case 'link':
    case 'autolink':
      return (
        <ContentLink href={isNode(node.fields) ? node.fields.url : null}>{children}</ContentLink>
      )
    default:
      return null
  }
}

const Text = ({ node }: { node: LexicalNode }) => {
  const text = typeof node.text === 'string' ? node.text : ''
  const format = typeof node.format === 'number' ? node.format : 0
  const italic = format & ITALIC ? <em>{text}</em> : text
  return <>{format & BOLD ? <strong>{italic}</strong> : italic}</>
}
