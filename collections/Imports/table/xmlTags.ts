import { unescapeXml } from '@/lib/shared/unescapeXml'

/** A tag of an XML text: its name without prefix, its attributes as they stand, the text after it. */
export type Tag = {
  isEnd: boolean
  isEmpty: boolean
  name: string
  attributes: string
  text: string
}

// Each part is limited, so that no text makes it slow.
const TAG = /<(\/?)(?:[\w.-]{1,40}:)?([\w.-]{1,40})([^<>]{0,4000})>([^<]*)/g

/**
 * The tags of a part of an XLSX file, in order. Enough for what is read here: names, attributes and
 * text. Declarations and entities of a document are never read, so none is expanded.
 */
export function* xmlTags(xml: string): Generator<Tag> {
  for (const [, end, name = '', attributes = '', text = ''] of xml.matchAll(TAG)) {
    yield { isEnd: end === '/', isEmpty: attributes.endsWith('/'), name, attributes, text }
  }
}

/** An attribute of a tag, without its prefix. */
export const attribute = ({ attributes }: Tag, name: string): string => {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  return unescapeXml(found?.[1] ?? found?.[2] ?? '')
}
