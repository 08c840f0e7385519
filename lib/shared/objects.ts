/** The keys of a table that is written out in code, typed as that table's own keys. */
export const keysOf = <T extends object>(table: T): Extract<keyof T, string>[] =>
  // TypeScript allows for more keys at run time; a table written out in code has no others.
  Object.keys(table) as Extract<keyof T, string>[]

/** A table with the same keys, each value made from the old one. */
export const mapValues = <K extends string, V, R>(
  table: Record<K, V>,
  make: (value: V, key: K) => R,
): Record<K, R> =>
  // Object.fromEntries forgets the keys, which are those of the table.
  Object.fromEntries(keysOf(table).map((key) => [key, make(table[key], key)])) as Record<K, R>

/** The options of a select field: the names of a table with their labels. */
export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
