import { wordsOfName } from './wordsOfName'

/** What connects submissions: the same e-mail, or the same phone and a name with a word in common. */
export type Linked = { key: string; name: string; email: string; phone: string | null }

export type Link = 'email' | 'phone'

/** Families share phones: the number alone connects nobody. */
export const linkOf = (one: Linked, other: Linked): Link | null => {
  if (one.email !== '' && one.email === other.email) return 'email'
  const isSamePhone = one.phone !== null && one.phone !== '' && one.phone === other.phone
  return isSamePhone && isSimilar(one.name, other.name) ? 'phone' : null
}

export const isSimilar = (one: string, other: string): boolean => {
  const words = wordsOfName(other)
  return wordsOfName(one).some((word) => words.includes(word))
}

/**
 * The rows of one person among rows that are connected: those with the row `of`. Connections are
 * followed from the strongest, and two rows that staff told apart never come together, so every row
 * of a group has the same group, whichever is opened. `apart`: pairs of keys.
 */
export const groupOf = <R extends Linked>(
  rows: readonly R[],
  of: string,
  apart: readonly { one: string; other: string }[],
): R[] => {
  const groups = new Map(rows.map((row) => [row.key, new Set([row.key])]))
  const isApart = (mine: ReadonlySet<string>, theirs: ReadonlySet<string>) =>
    apart.some(
      ({ one, other }) =>
        (mine.has(one) && theirs.has(other)) || (mine.has(other) && theirs.has(one)),
    )
  for (const [one, other] of linksOf(rows)) {
    const mine = groups.get(one)
    const theirs = groups.get(other)
    if (!mine || !theirs || mine === theirs || isApart(mine, theirs)) continue
    for (const key of theirs) {
      mine.add(key)
      groups.set(key, mine)
    }
  }
  const own = groups.get(of)
  return rows.filter(({ key }) => own?.has(key))
}

/** The connected pairs of keys: by e-mail first, each in the order of the keys. */
const linksOf = (rows: readonly Linked[]): [string, string][] => {
  const sorted = [...rows].sort((one, other) => (one.key < other.key ? -1 : 1))
  const found: Record<Link, [string, string][]> = { email: [], phone: [] }
  for (const [at, one] of sorted.entries()) {
    for (const other of sorted.slice(at + 1)) {
      const link = linkOf(one, other)
      if (link) found[link].push([one.key, other.key])
    }
  }
  return [...found.email, ...found.phone]
}
