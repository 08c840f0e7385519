import { parse } from 'yaml'

/** The front matter of a page: each value is a text or a list of texts. */
export type FrontMatter = Record<string, string | string[]>

const FENCED = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/

/**
 * Splits a file into front matter and text. Throws when the front matter is missing or of another
 * form.
 */
export const readFrontMatter = (source: string): { matter: FrontMatter; body: string } => {
  const [, yaml, body] = FENCED.exec(source.replace(/\r\n/g, '\n')) ?? []
  if (yaml === undefined || body === undefined) {
    throw new Error('There is no front matter between --- lines')
  }
  // In this schema every scalar is a text. The line break makes the line numbers of errors right.
  const matter: unknown = parse(`\n${yaml}`, { schema: 'failsafe' })
  if (!isFrontMatter(matter)) throw new Error('Front matter: use texts and lists of texts only')
  return { matter, body }
}

const isFrontMatter = (matter: unknown): matter is FrontMatter =>
  typeof matter === 'object' &&
  matter !== null &&
  Object.values(matter).every((value) =>
    Array.isArray(value) ? value.every(isText) : isText(value),
  )

const isText = (value: unknown): value is string => typeof value === 'string'
