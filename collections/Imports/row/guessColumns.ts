import { createHash } from 'node:crypto'
import type { Columns, ImportField } from '../shared/fields'

/** What the headers of each field are like, the surest first. */
const GUESSES: [ImportField, RegExp][] = [
  ['email', /\be ?mail\b|\bmail id\b/],
  ['gulf_exp', /\b(gulf|gcc|abroad|overseas|foreign)\b.*\b(exp\w*|yrs?|years?)\b/],
  ['india_exp', /\bexp(erience)?\b|\b(india|local|total|work)\b.*\b(exp\w*|yrs?|years?)\b/],
  ['country', /\b(nationality|country|dial(ling)? code|isd)\b/],
  ['phone', /\b(phone|mobile|mob|cell|whats ?app|tel(ephone)?|contact)\b/],
  ['category', /\b(industry|category|sector|department)\b/],
  ['position', /\b(position|post|trade|profession|occupation|designation|job|category of work)\b/],
  ['location', /\b(location|city|town|place|address|state|district|native)\b/],
  ['listed_on', /\b(date|registered on|received on|entry)\b/],
  ['name', /\b(name|candidate|applicant|worker)\b/],
  ['resume', /\b(resume|cv|bio ?data|file|attachment)\b/],
]

/** Headers that hold a field's word but mean something else. */
const NOT_IMPORTED =
  /\b(resume|cv|bio ?data|passport|birth|dob|father|mother|spouse|company|employer|agent|expiry|emergency|salary|remarks?)\b/

/** The same about a column with the names of resumes. */
const NO_RESUME_FILE = /\b(passport|photo|date|received|sent|status|y n|yes|no|score)\b/

const RESUME = /\b(resume|cv|bio ?data)\b/

/** Guesses the field of each column by its header; a field is guessed once. */
export const guessColumns = (heads: readonly string[]): Columns => {
  const guessed: Columns = heads.map(() => '')
  const words = heads.map(wordsOf)
  for (const [field, pattern] of GUESSES) {
    const at = words.findIndex(
      (head, column) => !guessed[column] && pattern.test(head) && !notMeant(field).test(head),
    )
    if (at >= 0) guessed[at] = field
  }
  return guessed
}

const notMeant = (field: ImportField): RegExp =>
  field === 'resume' ? NO_RESUME_FILE : NOT_IMPORTED

/** The header of each column as the screen shows it: those without one are named by their letter. */
export const shownHeads = (heads: readonly string[]): string[] => {
  const seen = new Map<string, number>()
  return heads.map((head, column) => {
    if (!head) return `Column ${letterOf(column)}`
    const count = (seen.get(wordsOf(head)) ?? 0) + 1
    seen.set(wordsOf(head), count)
    return count > 1 ? `${head} (${count})` : head
  })
}

/** What staff should know about a column. */
export const noteOf = (head: string): string | undefined =>
  RESUME.test(wordsOf(head)) ? 'The resumes themselves come from a ZIP.' : undefined

/** By it the columns of the next file with the same headers are found. */
export const hashOfHeads = (heads: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(heads.map(wordsOf)))
    .digest('hex')

const wordsOf = (head: string): string =>
  head
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** As Excel names it: A to Z, AA … */
const letterOf = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letterOf(Math.floor(column / 26) - 1) + letterOf(column % 26)
