import { isElement, type Json, type Row, referenceIn } from './flightRows'

/** The values of rows by their id; a text row is an empty text, as only its being a text matters. */
type Models = Map<string, Json>

/**
 * Removes from the rows of React's data what the page's HTML has already: styles, and the
 * children of elements marked with `data-static`, unless they contain a client component. Such an
 * element gets `place` with its mark's value as inner HTML. Rows that are then not used by any other are
 * left out. Throws when a reference cannot be followed.
 *
 * @param inPage what the page's HTML has: its marks and the addresses of its styles. The data may
 *   contain parts that are not shown, and a mark that either of them has twice says nothing.
 * @param place begins with `$$`, which React writes for a text's `$`, and is in no other text.
 */
export const withoutStatic = (
  rows: Row[],
  inPage: { marks: string[]; styles: ReadonlySet<string> },
  place: string,
): Row[] => {
  const models: Models = new Map()
  for (const row of rows) {
    if ('model' in row) models.set(row.id, row.model)
    else if (row.raw.startsWith('T')) models.set(row.id, '')
  }
  const timesInPage = new Map<string, number>()
  const timesInData = new Map<string, number>()
  for (const name of inPage.marks) count(name, timesInPage)
  for (const model of models.values()) countMarks(model, timesInData)
  const isUnique = (name: string) => timesInPage.get(name) === 1 && timesInData.get(name) === 1

  const lean = (value: Json): Json => {
    const to = referenceIn(value)
    // What it refers to may be in a part that is left out.
    if (to && to.path.length > 0) return lean(follow(to.id, to.path, models))
    if (Array.isArray(value)) {
      // React neither adds nor removes the style element of the page that has its `href`.
      return isStyleInPage(value) ? null : (leanElement(value) ?? value.map(lean))
    }
    if (typeof value !== 'object' || value === null) return value
    const changed: { [name: string]: Json } = {}
    for (const [name, part] of Object.entries(value)) changed[name] = lean(part)
    return changed
  }

  const isStyleInPage = (value: Json[]): boolean => {
    if (!isElement(value) || value[1] !== 'style') return false
    const { href, precedence } = value[3]
    return precedence !== undefined && inPage.styles.has(String(href))
  }

  const leanElement = (value: Json[]): Json | null => {
    if (!isElement(value)) return null
    const [, tag, key, properties] = value
    const { children, ...others } = properties
    const name = others['data-static']
    if (typeof name !== 'string' || !isUnique(name)) return null
    if (!isStatic(children ?? null, models)) return null
    return ['$', tag, key, { ...others, dangerouslySetInnerHTML: { __html: `${place}${name}` } }]
  }

  const changed = rows.map((row) => ('model' in row ? { id: row.id, model: lean(row.model) } : row))
  return used(changed)
}

const count = (name: string, times: Map<string, number>): void => {
  times.set(name, (times.get(name) ?? 0) + 1)
}

const countMarks = (value: Json, times: Map<string, number>): void => {
  if (typeof value !== 'object' || value === null) return
  const name = isElement(value) && value[3]['data-static']
  if (typeof name === 'string') count(name, times)
  for (const part of Object.values(value)) countMarks(part, times)
}

/** Elements that React moves to the head, so that they are not in the inner HTML of their parent. */
const MOVED = new Set(['style', 'link', 'meta', 'title'])

/** Whether a part consists of HTML elements and texts only. */
const isStatic = (value: Json, models: Models): boolean => {
  if (typeof value === 'string') {
    const to = referenceIn(value)
    if (!to) return true
    // The rows that are no models are client components, and what is still to come.
    const isKnown = ['', 'L'].includes(to.kind) && models.has(to.id)
    return isKnown && isStatic(follow(to.id, to.path, models), models)
  }
  if (typeof value !== 'object' || value === null) return true
  if (!Array.isArray(value)) return Object.values(value).every((part) => isStatic(part, models))
  if (!isElement(value)) return value.every((part) => isStatic(part, models))
  const [, tag, , properties] = value
  const isFragment = models.get(tag.slice(1)) === '$Sreact.fragment'
  if (tag.startsWith('$') ? !isFragment : MOVED.has(tag) || 'async' in properties) return false
  return isStatic(properties, models)
}

const PARTS_OF_ELEMENT: Record<string, number> = { type: 1, key: 2, props: 3 }

/** The value that a reference means. Throws when it is not a part of the models. */
const follow = (id: string, path: string[], models: Models): Json => {
  const start = models.get(id)
  if (start === undefined) throw new Error('A row is not a model.')
  return path.reduce((from, name) => {
    const to = referenceIn(from)
    const value = to ? follow(to.id, to.path, models) : from
    const part =
      isElement(value) && name in PARTS_OF_ELEMENT
        ? value[PARTS_OF_ELEMENT[name] ?? 0]
        : typeof value === 'object' && value !== null && Reflect.get(value, name)
    if (part === undefined) throw new Error('A reference leads nowhere.')
    return part
  }, start)
}

/** The rows that the page needs: the first one, those without an id, and what they refer to. */
const used = (rows: Row[]): Row[] => {
  const found = new Set<string>()
  const byId = new Map<string, Row[]>()
  for (const row of rows) byId.set(row.id, [...(byId.get(row.id) ?? []), row])
  const add = (value: Json): void => {
    const to = referenceIn(value)
    if (to) visit(to.id)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add)
  }
  const visit = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    for (const row of byId.get(id) ?? []) addRow(row)
  }
  const addRow = (row: Row): void => {
    if ('model' in row) add(row.model)
    else for (const [, id = ''] of row.raw.matchAll(/"\$[L@hQWBKi]?([\da-f]+)[:"]/g)) visit(id)
  }
  visit('')
  visit('0')
  return rows.filter(({ id }) => found.has(id))
}
