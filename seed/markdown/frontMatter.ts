/** The front matter of a page: each value is a text or a list of texts. */
export type FrontMatter = Record<string, string | string[]>

const FENCE = '---'

/**
 * Reads the subset of YAML that seed/content uses: `key: "value"`, `key: value`, `key: [a, b]`, and a
 * key followed by `  - "item"` lines. Throws an error with the line for anything else.
 */
export const readFrontMatter = (source: string): { matter: FrontMatter; body: string } => {
  const lines = source.replace(/\r\n/g, '\n').split('\n')
  const end = lines.indexOf(FENCE, 1)
  if (lines[0] !== FENCE || end < 0) throw new Error('There is no front matter between --- lines')
  const matter: FrontMatter = {}
  let list: string[] | null = null
  for (const [index, line] of lines.slice(1, end).entries()) {
    const at = `line ${index + 2}`
    const item = /^ {2}- (.+)$/.exec(line)
    if (item?.[1] && list) {
      list.push(scalar(item[1], at))
      continue
    }
    const [, key, value] = /^([a-z_]+):(?: (.*))?$/.exec(line) ?? []
    if (!key) throw new Error(`Front matter, ${at}: "${line}" is neither a key nor an item`)
    if (key in matter) throw new Error(`Front matter, ${at}: "${key}" stands twice`)
    list = value ? null : []
    matter[key] = list ?? readValue(value ?? '', at)
  }
  return { matter, body: lines.slice(end + 1).join('\n') }
}

const readValue = (value: string, at: string): string | string[] => {
  const inner = /^\[(.*)\]$/.exec(value)?.[1]
  if (inner === undefined) return scalar(value, at)
  return inner.trim() === '' ? [] : inner.split(',').map((part) => scalar(part.trim(), at))
}

const scalar = (text: string, at: string): string => {
  if (!text.startsWith('"')) {
    if (/^[\w./-]+$/.test(text)) return text
    throw new Error(`Front matter, ${at}: put "${text}" in quotes`)
  }
  try {
    return String(JSON.parse(text))
  } catch {
    throw new Error(`Front matter, ${at}: the quotes of ${text} are not closed well`)
  }
}
