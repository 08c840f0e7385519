/**
 * The two machine-readable lines of a passport (ICAO Doc 9303, part 4: TD3, two lines of 44 signs). They
 * are read in the browser to fill the form; neither the lines nor the birth date are sent or stored.
 */

const LINE_CHARS = 44

/** What has a check digit of its own. */
export type Checked = 'number' | 'birth date' | 'last day' | 'personal number' | 'whole line'

export type PassportLines =
  | { ok: true; number: string; last_day: string }
  | { ok: false; problem: 'not two lines' | 'not a passport' | 'no day'; wrong: [] }
  | { ok: false; problem: 'check digit'; wrong: Checked[] }

/** Number and last day ('YYYY-MM-DD') of typed or pasted lines, or which check digit is wrong. */
export const readPassportLines = (text: string): PassportLines => {
  const signs = text.normalize('NFKC').toUpperCase().replaceAll('«', '<<').replace(/\s/g, '')
  if (!/^[A-Z0-9<]+$/.test(signs) || signs.length !== 2 * LINE_CHARS) {
    return { ok: false, problem: 'not two lines', wrong: [] }
  }
  if (!signs.startsWith('P')) return { ok: false, problem: 'not a passport', wrong: [] }
  const line = signs.slice(LINE_CHARS)
  const wrong = FIELDS.filter(([, parts, at]) => !isChecked(line, parts, at)).map(([name]) => name)
  if (wrong.length > 0) return { ok: false, problem: 'check digit', wrong }
  // A passport is valid for ten years at most, so its last day is never in another century.
  const last_day = `20${line.slice(21, 23)}-${line.slice(23, 25)}-${line.slice(25, 27)}`
  if (!isDay(last_day)) return { ok: false, problem: 'no day', wrong: [] }
  return { ok: true, number: line.slice(0, 9).replaceAll('<', ''), last_day }
}

/** What is wrong, for the office. */
export const linesProblem = ({ problem, wrong }: PassportLines & { ok: false }): string => {
  switch (problem) {
    case 'not two lines':
      return 'These are not two lines of 44 signs. Please compare them with the passport'
    case 'not a passport':
      return 'These lines are not of a passport: they begin with another letter than P'
    case 'no day':
      return 'The last day in these lines is not a day. Please compare them with the passport'
    case 'check digit':
      return `The check digit does not fit: ${wrong.join(', ')}. Please compare with the passport`
  }
}

type Part = readonly [from: number, to: number]

/** Each field with the parts of the second line that it covers, and where its check digit is. */
const FIELDS: readonly (readonly [Checked, readonly Part[], number])[] = [
  ['number', [[0, 9]], 9],
  ['birth date', [[13, 19]], 19],
  ['last day', [[21, 27]], 27],
  ['personal number', [[28, 42]], 42],
  [
    'whole line',
    [
      [0, 10],
      [13, 20],
      [21, 43],
    ],
    43,
  ],
]

const isChecked = (line: string, parts: readonly Part[], at: number): boolean => {
  const covered = parts.map(([from, to]) => line.slice(from, to)).join('')
  const digit = line.charAt(at)
  // The check digit of a personal number that is empty may be left out.
  if (at === 42 && digit === '<') return /^<+$/.test(covered)
  return digit === String(checkDigit(covered))
}

const WEIGHTS = [7, 3, 1]

/** Letters count from A = 10, the filler is 0 (part 3, §4.9). */
const checkDigit = (signs: string): number =>
  [...signs].reduce(
    (sum, sign, index) =>
      sum + (sign === '<' ? 0 : Number.parseInt(sign, 36)) * (WEIGHTS[index % 3] ?? 0),
    0,
  ) % 10

const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
