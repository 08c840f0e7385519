import type { ReactNode } from 'react'
import {
  anchorOf,
  childrenOf,
  isNode,
  type LexicalNode,
} from '@/collections/content/shared/lexicalNodes'
import { documentOf, pictureOf } from '@/collections/Media/shared/media'
import { inEnglish, type Language } from '@/lib/shared/languages'
import type { Media } from '@/payload-types'
import { Figure } from './blocks/Figure'
import { ContentLink } from './ContentLink'

const BOLD = 1
const ITALIC = 2

/**
 * Renders the editor's JSON: headings, paragraphs, lists, links, bold, italic
 * and files of the media library. Other nodes are left
 * out with their content; a link with an unsafe address becomes text.
 */
export const RichText = ({ body, language }: { body: unknown; language: Language }) => (
  <>{isNode(body) && isNode(body.root) && renderAll(childrenOf(body.root), language)}</>
)

const renderAll = (nodes: LexicalNode[], language: Language): ReactNode[] =>
  nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text, never reordered
    <Rendered key={index} node={node} language={language} />
  ))

const Rendered = ({ node, language }: { node: LexicalNode; language: Language }) => {
  const children = renderAll(childrenOf(node), language)
  const written = node.english === true ? inEnglish(language) : {}
  switch (node.type) {
    case 'text':
      return <Text node={node} />
    case 'linebreak':
      return <br />
    case 'paragraph':
      return children.length ? <p {...written}>{children}</p> : null
    case 'heading':
      return node.tag === 'h3' ? (
        <h3 {...written}>{children}</h3>
      ) : (
        <h2 id={anchorOf(node)} {...written}>
          {children}
        </h2>
      )
    case 'list':
      return node.listType === 'number' ? <ol>{children}</ol> : <ul>{children}</ul>
    case 'listitem':
      return <li {...written}>{children}</li>
    case 'link':
    case 'autolink':
      return (
        <ContentLink href={isNode(node.fields) ? node.fields.url : null}>{children}</ContentLink>
      )
    case 'upload':
      return <Upload node={node} />
    default:
      return null
  }
}

/** A file of the media library: a picture, or the link to a document. */
const Upload = ({ node }: { node: LexicalNode }) => {
  const media = isNode(node.value) ? (node.value as unknown as Media) : null // loaded by findContent.ts
  const picture = pictureOf(media)
  const caption = isNode(node.fields) ? node.fields.caption : null
  if (picture) {
    return <Figure picture={picture} caption={typeof caption === 'string' ? caption : null} />
  }
  const document = documentOf(media)
  return (
    document && (
      <p>
        <a href={document.href} download="">
          {document.title}
        </a>{' '}
        ({document.about})
      </p>
    )
  )
}

const Text = ({ node }: { node: LexicalNode }) => {
  const text = typeof node.text === 'string' ? node.text : ''
  const format = typeof node.format === 'number' ? node.format : 0
  const italic = format & ITALIC ? <em>{text}</em> : text
  return <>{format & BOLD ? <strong>{italic}</strong> : italic}</>
}
