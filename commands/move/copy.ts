import { OperatorError } from '@/lib/server/settings/operatorError'
import type { Source } from './source'
import type { Target } from './target'
import { checksumOf, type Types } from './values'

export type Moved = { table: string; rows: number }

/**
 * Replaces the rows of these tables by those of the source, with their ids, and compares both sides
 * afterwards. Throws at the first difference.
 */
export const copyTables = async (
  source: Source,
  target: Target,
  tables: string[],
): Promise<Moved[]> => {
  const ordered = referredFirst(tables, await target.references())
  for (const table of [...ordered].reverse()) await target.empty(table)
  const moved: Moved[] = []
  for (const table of ordered) {
    const types = await target.typesOf(table)
    requireSameColumns(table, Object.keys(types), await source.columns(table))
    const checksum = await copyRows(source, target, table, types)
    await requireSameRows(source, target, { table, types, checksum })
    moved.push({ table, rows: await target.count(table) })
  }
  return moved
}

const copyRows = async (
  source: Source,
  target: Target,
  table: string,
  types: Types,
): Promise<string> => {
  const checksum = checksumOf(types)
  for await (const rows of source.pages(table)) {
    await target.insert(table, types, rows)
    checksum.add(rows)
  }
  const lastId = await source.lastId(table)
  if (lastId > 0) await target.continueAfter(table, lastId)
  return checksum.end()
}

const requireSameRows = async (
  source: Source,
  target: Target,
  { table, types, checksum }: { table: string; types: Types; checksum: string },
): Promise<void> => {
  const copied = checksumOf(types)
  for await (const rows of target.pages(table, types)) copied.add(rows)
  const hasAll = (await source.count(table)) === (await target.count(table))
  if (!hasAll || copied.end() !== checksum) {
    throw new OperatorError(`Table ${table} is not the same after the copy. Nothing was moved.`)
  }
}

const requireSameColumns = (table: string, target: string[], source: string[]): void => {
  const missing = target.filter((column) => !source.includes(column))
  const unknown = source.filter((column) => !target.includes(column))
  if (missing.length + unknown.length === 0) return
  throw new OperatorError(
    `Table ${table} has other columns: ${[...missing, ...unknown].join(', ')}.`,
  )
}

/** Tables in an order in which each comes after those that it refers to. */
const referredFirst = (tables: string[], references: [table: string, to: string][]): string[] => {
  const ordered: string[] = []
  const visit = (table: string, above: string[]): void => {
    if (ordered.includes(table) || !tables.includes(table)) return
    if (above.includes(table))
      throw new OperatorError(`Tables refer to each other: ${above.join(', ')}.`)
    for (const [from, to] of references) if (from === table) visit(to, [...above, table])
    ordered.push(table)
  }
  for (const table of tables) visit(table, [])
  return ordered
}
