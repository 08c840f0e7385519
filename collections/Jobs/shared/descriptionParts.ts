/** A line of a description; `at` is its index. */
type Line = { at: number; text: string }

/** A part of a job's description: a heading, the items of a list, or lines of text. */
export type TextPart = { kind: 'heading' | 'list' | 'text'; lines: Line[] }

const ITEM = /^[-–•*]\s+/
const HEADING_CHARS = 48

/**
 * A job description in parts: lines that begin with a dash or a dot are a list, a short line above
 * a list or a sentence is its heading. No word or number is changed; everything else stays text
 * with its line breaks (docs/product.md §2.11).
 */
export const textParts = (description: string): TextPart[] => {
  const parts: TextPart[] = []
  const lines = description.split(/\r?\n/).map((line) => line.trim())
  lines.forEach((line, at) => {
    const isFirst = !lines[at - 1]
    const kind = kindOf(line, lines[at + 1], isFirst)
    if (!kind) return
    const text = kind === 'text' ? line : line.replace(kind === 'list' ? ITEM : /:$/, '')
    const last = parts.at(-1)
    if (last?.kind === kind && !isFirst && kind !== 'heading') last.lines.push({ at, text })
    else parts.push({ kind, lines: [{ at, text }] })
  })
  return parts
}

const kindOf = (line: string, next: string | undefined, isFirst: boolean) => {
  if (!line) return null
  if (ITEM.test(line)) return 'list'
  return isHeading(line, next, isFirst) ? 'heading' : 'text'
}

/** A short line without closing punctuation above a list, or first in a paragraph above a sentence. */
const isHeading = (line: string, next: string | undefined, isFirst: boolean): boolean =>
  Boolean(next) &&
  line.length <= HEADING_CHARS &&
  !/[.,;!?]$|: /.test(line) &&
  (ITEM.test(next ?? '') || (isFirst && /[.!?]$/.test(next ?? '')))
