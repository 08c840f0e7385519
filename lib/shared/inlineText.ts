/** A piece of text in one style. `href` is unchecked: pass it to safeHref before showing it. */
export type InlineRun = { text: string; bold?: true; italic?: true; href?: string }

const MARK = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^()\s]+)\)|(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])/g

/** Parses the inline syntax of editorial texts: **bold**, *italic*, [label](/address). No HTML. */
export const parseInline = (text: string, look: Omit<InlineRun, 'text'> = {}): InlineRun[] => {
  const runs: InlineRun[] = []
  let end = 0
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) runs.push({ ...look, text: text.slice(end, match.index) })
    const [whole, bold, label, href, italic] = match
    if (bold) runs.push(...parseInline(bold, { ...look, bold: true }))
    if (label && href) runs.push(...parseInline(label, { ...look, href }))
    if (italic) runs.push({ ...look, text: italic, italic: true })
    end = match.index + whole.length
  }
  if (end < text.length) runs.push({ ...look, text: text.slice(end) })
  return runs
}
