import { plainName, REGULAR } from './names'

/** The entries of a dictionary by their plain names, each value as it is written. */
export type Entries = Map<string, string>

/** An object: where it ends, its entries if it is a dictionary, itself if it is a string. */
export type ParsedObject = { end: number; entries: Entries | null; string: string | null }

/** How many characters may still be read. It keeps the work linear, however objects overlap. */
export type Budget = { left: number }

/** Thrown for an object that does not end, or objects that overlap too often. */
export class DamagedPdf extends Error {}

const TOKEN = new RegExp(
  `[\\0\\t\\n\\f\\r ]+|%[^\\r\\n]*|<<|>>|[[\\]]|/[${REGULAR}]*|<[^>]*>?|[${REGULAR}]+|.`,
  'sy',
)
const STRING_PART = /[^()\\]+|\\[\s\S]|[()\\]/y
/** Readers recurse into containers: deeper ones have no honest purpose. */
const MAX_DEPTH = 200

/** An open dictionary or array; the key, and where its value begins. */
type Container = { entries: Entries | null; key: string | null; from: number; hasValue: boolean }

/**
 * Reads the one object that begins here, as readers of PDFs do: containers are followed to their end,
 * without recursion. `visit` gets every dictionary in it, the innermost first.
 */
export const parseObject = (
  text: string,
  start: number,
  budget: Budget,
  visit: (entries: Entries) => void,
): ParsedObject => {
  const open: Container[] = []
  let at = start
  while (at < text.length) {
    const from = at
    const token = nextToken(text, at, budget)
    at += token.length
    if (isSpace(token)) continue
    const container = open.at(-1)
    if (token === '<<' || token === '[') {
      if (container) container.hasValue = true
      if (open.length >= MAX_DEPTH) throw new DamagedPdf()
      const entries: Entries | null = token === '<<' ? new Map() : null
      open.push({ entries, key: null, from: at, hasValue: false })
    } else if (!container) {
      return { end: at, entries: null, string: isString(token) ? token : null }
    } else if (token === (container.entries ? '>>' : ']')) {
      endEntry(container, text, from)
      open.pop()
      if (container.entries) visit(container.entries)
      if (open.length === 0) return { end: at, entries: container.entries, string: null }
    } else if (isKey(token, container)) {
      endEntry(container, text, from)
      Object.assign(container, { key: plainName(token.slice(1)), from: at, hasValue: false })
    } else {
      container.hasValue = true
    }
  }
  throw new DamagedPdf()
}

/** A name is a key unless it is the value of the key before it. */
const isKey = (token: string, { entries, hasValue, key }: Container): boolean =>
  entries !== null && token.startsWith('/') && (key === null || hasValue)

const endEntry = ({ entries, from, key }: Container, text: string, end: number): void => {
  if (key === null) return
  // Readers differ in which value of a repeated key they take: both count.
  const before = entries?.get(key)
  const value = text.slice(from, end).trim()
  entries?.set(key, before === undefined ? value : `${before} ${value}`)
}

/** The word after spaces and comments, and where it ends. */
export const wordAfter = (
  text: string,
  start: number,
  budget: Budget,
): { end: number; word: string } => {
  let at = start
  while (at < text.length) {
    const token = nextToken(text, at, budget)
    at += token.length
    if (!isSpace(token)) return { end: at, word: token }
  }
  return { end: at, word: '' }
}

const nextToken = (text: string, at: number, budget: Budget): string => {
  TOKEN.lastIndex = at
  const token = text[at] === '(' ? literalAt(text, at) : (TOKEN.exec(text)?.[0] ?? '')
  budget.left -= token.length
  if (budget.left < 0) throw new DamagedPdf()
  return token
}

const literalAt = (text: string, start: number): string => {
  let depth = 0
  STRING_PART.lastIndex = start
  for (let part = STRING_PART.exec(text); part; part = STRING_PART.exec(text)) {
    if (part[0] === '(') depth++
    if (part[0] === ')') depth--
    if (depth === 0) return text.slice(start, STRING_PART.lastIndex)
  }
  return text.slice(start)
}

const isSpace = (token: string): boolean => /^[\0\t\n\f\r %]/.test(token)
const isString = (token: string): boolean => token.startsWith('(') || token.startsWith('<')
