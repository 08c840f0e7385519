import config from '@payload-config'
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import { contentEditor } from '@/collections/content/editor'
import type { TextBlock } from '@/payload-types'

/**
 * The Markdown of a text block (headings, lists, bold, italic, links) as the CMS panel's editor
 * stores it.
 */
export const markdownToLexical = async (markdown: string): Promise<TextBlock['body']> => {
  const heading = /^(#|#{4,}) .*$/m.exec(markdown)?.[0]
  if (heading) throw new Error(`Only ## and ### are headings: "${heading}"`)
  editorConfig ??= loadEditorConfig()
  const body = convertMarkdownToLexical({ editorConfig: await editorConfig, markdown })
  return body as TextBlock['body'] // Payload generates a looser type for the same state
}

const loadEditorConfig = async () =>
  editorConfigFactory.fromEditor({ config: await config, editor: contentEditor })

let editorConfig: ReturnType<typeof loadEditorConfig> | undefined
