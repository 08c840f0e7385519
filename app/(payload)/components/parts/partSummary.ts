import { childrenOf, isNode, plainText } from '@/collections/content/shared/lexicalNodes'

const MAX_CHARS = 80

/** In this order; the last four are lists, whose first entry counts. */
const NAMED = 'title name label caption question text body steps items cells head'.split(' ')

/**
 * The words by which a writer knows a part or an entry of a list again, from the form's data: its
 * title, its label or its first words. Empty for one without words of its own.
 */
export const partSummary = (data: unknown): string => {
  if (!isNode(data)) return ''
  for (const name of NAMED) {
    const words = wordsOf(data[name])
    if (words) return words.length > MAX_CHARS ? `${words.slice(0, MAX_CHARS - 1)}…` : words
  }
  return ''
}

const wordsOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return partSummary(value[0])
  if (!isNode(value) || !isNode(value.root)) return ''
  return (
    childrenOf(value.root)
      .map(plainText)
      .map((text) => text.trim())
      .find(Boolean) ?? ''
  )
}
