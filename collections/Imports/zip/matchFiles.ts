import { setImmediate as letOthersWork } from 'node:timers/promises'
import { allWordsOfName } from '@/collections/Submissions/wordsOfName'
import { cleanFileName } from '@/lib/shared/fileName'
import type { Person } from '../row/readRow'
import type { FoundBy } from '../shared/zip'
import { emailsIn, lastTen, namesIn, numbersIn, stemOf } from './fileWords'

/**
 * A row: its number in the list, the file that its cell names, its person unless it is wrong, and the
 * name as the list has it.
 */
export type RowToMatch = { number: number; named: string; person: Person | null; name: string }

type File = { name: string; why: string | null }

export type Matches<F extends File> = {
  /** The file of a row, by its number. */
  files: Map<number, { file: F; by: FoundBy }>
  /** Why a row gets none, where there is a reason. */
  notes: Map<number, string>
  /** The files that no row gets. */
  left: { name: string; why: string }[]
}

/**
 * Decides which file of a ZIP each row gets. A cell of the list names it; for rows without a name it is
 * the e-mail address, the last ten digits of the phone, or the full name in the name of the file. Where
 * several rows or several files fit, also rows that get none, nobody gets any: a resume must not come to
 * another person.
 */
export const matchFiles = async <F extends File>(
  rows: readonly RowToMatch[],
  files: readonly F[],
): Promise<Matches<F>> => {
  const matches: Matches<F> = { files: new Map(), notes: new Map(), left: [] }
  const fits: Map<F, Fit> = namedFiles(rows, files, matches.notes)
  const find = finder(rows)
  for (const [at, file] of files.entries()) {
    if (at % FILES_AT_ONCE === 0) await letOthersWork()
    if (file.why !== null || fits.has(file)) continue
    const found = find(file.name)
    if (found) fits.set(file, found)
  }
  const counts = new Map<number, number>()
  for (const { numbers, why } of fits.values()) {
    if (why) continue
    for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  }
  for (const file of files) {
    const fit = fits.get(file)
    const why = file.why ?? whyNot(fit, counts)
    const [number] = fit?.numbers ?? []
    if (why !== null) matches.left.push({ name: file.name, why })
    else if (fit && number !== undefined) matches.files.set(number, { file, by: fit.by })
  }
  for (const [number, count] of counts) {
    if (count > 1) matches.notes.set(number, 'Several files fit this row, so it gets none.')
  }
  return matches
}

const FILES_AT_ONCE = 200
/** More rows than are named in a sentence. */
const ROWS_MOST = 4

/** `why`: why the file is nobody's although it fits one row. */
type Fit = { numbers: number[]; by: FoundBy; why?: string }

/** The files that cells name. */
const namedFiles = <F extends File>(
  rows: readonly RowToMatch[],
  files: readonly F[],
  notes: Map<number, string>,
): Map<F, Fit> => {
  const byName = new Map<string, F[]>()
  for (const file of files) {
    const key = file.name.toLowerCase()
    add(byName, key, file)
    if (stemOf(key) !== key) add(byName, stemOf(key), file)
  }
  const fits = new Map<F, Fit>()
  for (const { number, named, person } of rows) {
    if (!named) continue
    const [file, other] = byName.get(cleanFileName(named).toLowerCase()) ?? []
    if (!file) notes.set(number, 'The ZIP has no file of the name in the list.')
    else if (other) notes.set(number, 'Several files of the ZIP have the name in the list.')
    else if (file.why !== null) notes.set(number, `The file that the list names: ${file.why}`)
    else {
      const fit: Fit = fits.get(file) ?? { numbers: [], by: 'column' }
      fit.numbers.push(number)
      if (!person) fit.why = `Row ${number} names it, but that row cannot be imported.`
      fits.set(file, fit)
    }
  }
  return fits
}

type Row = RowToMatch & { email: string; phone: string; name: string }

/**
 * Finds the rows that the name of a file fits, by the surest sign in it. Rows that name another file, or
 * cannot be imported, are found too: the file may be theirs.
 */
const finder = (rows: readonly RowToMatch[]) => {
  const emails = new Map<string, Row[]>()
  const phones = new Map<string, Row[]>()
  const names = new Map<string, Row[]>()
  for (const given of rows) {
    const { person } = given
    const row: Row = {
      ...given,
      email: person?.email.toLowerCase() ?? '',
      phone: lastTen(person?.phone_e164 ?? ''),
      name: allWordsOfName(person?.full_name ?? given.name).join(' '),
    }
    if (row.email) add(emails, row.email, row)
    if (row.phone) add(phones, row.phone, row)
    if (row.name) add(names, row.name, row)
  }
  return (name: string): Fit | null => {
    const stem = stemOf(name)
    const [inEmails, inPhones, inNames] = [emailsIn(stem), numbersIn(stem), namesIn(stem)]
    const signs: Sign[] = [
      { by: 'email', rows: found(emails, inEmails), has: ({ email }) => inEmails.includes(email) },
      { by: 'phone', rows: found(phones, inPhones), has: ({ phone }) => inPhones.includes(phone) },
      { by: 'name', rows: found(names, inNames.keys()), has: (row) => inNames.has(row.name) },
    ]
    const [first, ...others] = signs.filter((sign) => sign.rows.length > 0)
    if (!first) return null
    const { by } = first
    // The phone of one person and the name of another: a family, or a mistake.
    const other = others.find((weaker) => !first.rows.some(weaker.has))
    const all = other ? [...first.rows, ...other.rows] : first.rows
    const numbers = [...new Set(all.map(({ number }) => number))].sort((a, b) => a - b)
    const [row, rival] = first.rows
    if (!row || rival || other) return { by, numbers }
    return { by, numbers, why: whyNotThis(row, by === 'name' ? inNames.get(row.name) : []) }
  }
}

type Sign = { by: FoundBy; rows: Row[]; has: (row: Row) => boolean }

/** The first rows that one of the signs finds. */
const found = (known: ReadonlyMap<string, Row[]>, signs: Iterable<string>): Row[] => {
  const rows = new Set<Row>()
  for (const sign of signs) {
    for (const row of known.get(sign) ?? []) {
      rows.add(row)
      if (rows.size === ROWS_MOST) return [...rows]
    }
  }
  return [...rows]
}

/** Why the one row that a file fits does not get it. `beside`: words of the file beside the name. */
const whyNotThis = (
  { number, named, person }: Row,
  beside: readonly string[] = [],
): string | undefined => {
  if (!person) return `It fits row ${number}, which cannot be imported.`
  if (named) return `It fits row ${number}, which names another file.`
  const work = new Set(allWordsOfName(`${person.position_Name} ${person.category}`))
  return beside.every((word) => work.has(word))
    ? undefined
    : `It may be of row ${number}, but its name has more words than that person's.`
}

const whyNot = (fit: Fit | undefined, counts: ReadonlyMap<number, number>): string | null => {
  const [number, ...others] = fit?.numbers ?? []
  if (!fit || number === undefined) return 'It fits no row.'
  if (others.length > 0) {
    const more = others.length > 2 ? ' and more' : ''
    return `It fits several rows: ${fit.numbers.slice(0, 3).join(', ')}${more}.`
  }
  if (fit.why) return fit.why
  return (counts.get(number) ?? 0) > 1 ? `Row ${number} has several files that fit.` : null
}

const add = <T>(map: Map<string, T[]>, key: string, value: T): void => {
  const others = map.get(key)
  if (others) others.push(value)
  else map.set(key, [value])
}
