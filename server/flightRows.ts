/** A JSON value of React's data for the browser. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/**
 * A row of the data that React 19 sends beside the HTML: a model (JSON, in which strings that start
 * with `$` refer to other rows) or anything else (text, code to load, hints).
 */
export type Row = { id: string } & ({ model: Json } | { raw: string })

const MODEL = /^[[{"\d\-tfn]/
const TEXT = /^T([\da-f]+),/
/** Rows that end with a line break. All others but texts are binary data, which no page contains. */
const LINE = /^[IHEDXCx]/

/** The rows of React's data, in order. Throws when it does not have the expected form. */
export const readRows = (data: string): Row[] => {
  // Lengths of texts count bytes.
  const bytes = Buffer.from(data)
  const rows: Row[] = []
  let at = 0
  while (at < bytes.length) {
    const colon = bytes.indexOf(':', at)
    const id = bytes.toString('latin1', at, colon)
    if (colon === -1 || !/^[\da-f]*$/.test(id)) throw new Error('A row has no id.')
    const isText = bytes[colon + 1] === 0x54 // T
    const text = isText ? TEXT.exec(bytes.toString('latin1', colon + 1, colon + 12)) : null
    const end = text
      ? colon + 1 + text[0].length + Number.parseInt(text[1] ?? '', 16)
      : bytes.indexOf('\n', colon) + 1
    if (end === 0 || end > bytes.length) throw new Error('A row does not end.')
    const raw = bytes.toString('utf8', colon + 1, end)
    if (MODEL.test(raw)) rows.push({ id, model: JSON.parse(raw) })
    else if (text || LINE.test(raw)) rows.push({ id, raw })
    else throw new Error('A row is of an unknown kind.')
    at = end
  }
  return rows
}

/** The opposite of readRows, without the properties that are not set: "$undefined" in React's data. */
export const writeRows = (rows: Row[]): string =>
  rows
    .map(
      (row) => `${row.id}:${'model' in row ? `${JSON.stringify(row.model, onlySet)}\n` : row.raw}`,
    )
    .join('')

/** A place in a list stays, as the next ones would move. */
function onlySet(this: unknown, _: string, value: Json): Json | undefined {
  return value === '$undefined' && !Array.isArray(this) ? undefined : value
}

type Reference = {
  /** '' for a value, L for one that may arrive later, @ for a promise, other letters for other types. */
  kind: string
  id: string
  /** The way from the row to the part that is meant; empty for the whole row. */
  path: string[]
}

const REFERENCE = /^\$([L@hQWBKi]?)([\da-f]+)((?::.*)?)$/

/** What a string refers to; null for a text. */
export const referenceIn = (value: Json): Reference | null => {
  // Most texts are none: the regular expression is for the others.
  const found = typeof value === 'string' && value[0] === '$' ? REFERENCE.exec(value) : null
  if (!found) return null
  const [, kind = '', id = '', path = ''] = found
  return { kind, id, path: path.split(':').slice(1) }
}

/** An element as React writes it: ["$", tag or component, key, properties]. */
export type Element = ['$', string, Json, { [name: string]: Json }]

export const isElement = (value: Json): value is Element =>
  Array.isArray(value) && value[0] === '$' && value.length >= 4 && typeof value[1] === 'string'
