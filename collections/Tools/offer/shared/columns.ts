import type { Row, Statement, Sum } from '@/collections/Tools/offer/shared/statement'
import type { Line } from '@/collections/Tools/shared/line'

/** Which of two offers something is about; null: both, or there is only one. */
export type Of = 'a' | 'b' | null

/** A row of the statement with the offers beside each other. */
export type ColumnRow = {
  key: string
  label: string
  a: Row | null
  b: Row | null
  lines: readonly { of: Of; line: Line }[]
  /** The sums whose workings say more than the sum. */
  workings: readonly { of: Of; sum: Sum }[]
}

/** What a row is called when the offers differ in it. */
const LABELS: Readonly<Record<string, string>> = {
  hours: 'Hours of work',
  overtime: 'Overtime',
  'rest-day': 'Free days',
  total: 'All months',
}

/** The rows of one part of the statement, in the order of the first offer. */
export const columnsOf = (a: readonly Row[], b: readonly Row[] | null): ColumnRow[] => {
  if (!b) return a.map((row) => together(row, null, false))
  const more = b.filter(({ key }) => a.every((row) => row.key !== key))
  return [
    ...a.map((row) => together(row, b.find(({ key }) => key === row.key) ?? null, true)),
    ...more.map((row) => together(null, row, true)),
  ]
}

/** The parts of the statement in the order in which they are read, each with its rows. */
export const partsOf = (a: Statement, b: Statement | null) => {
  const part = (of: (statement: Statement) => readonly (Row | null)[]) => {
    const rows = (statement: Statement) => of(statement).flatMap((row) => row ?? [])
    return columnsOf(rows(a), b && rows(b))
  }
  return {
    offer: part(({ offer }) => offer),
    law: part(({ law }) => law),
    month: part(({ month }) => [month]),
    enough: part(({ enough }) => enough),
    end: part(({ end }) => end),
    total: part(({ total }) => [total]),
  }
}

/** A working that repeats its sum. */
const NOTHING_ADDED = /^[\d,.]+(?: \+ 0)?$/

const together = (a: Row | null, b: Row | null, areTwo: boolean): ColumnRow => {
  const first = a ?? b
  const key = first?.key ?? ''
  const isOneLabel = !a || !b || a.label === b.label
  const texts = (row: Row | null) => row?.lines.map(({ text }) => text) ?? []
  const of = (line: Line): Of => {
    if (!areTwo || (texts(a).includes(line.text) && texts(b).includes(line.text))) return null
    return texts(a).includes(line.text) ? 'a' : 'b'
  }
  const onlyB = (b?.lines ?? []).filter(({ text }) => !texts(a).includes(text))
  const working = (row: Row | null, name: Of) =>
    row?.sum && row.sum.working.length > 0 && !NOTHING_ADDED.test(row.sum.working.join(' + '))
      ? [{ of: areTwo ? name : null, sum: row.sum }]
      : []
  return {
    key,
    label: isOneLabel ? (first?.label ?? '') : (LABELS[key] ?? first?.label ?? ''),
    a,
    b,
    lines: [...(a?.lines ?? []), ...onlyB].map((line) => ({ of: of(line), line })),
    workings: [...working(a, 'a'), ...working(b, 'b')],
  }
}
