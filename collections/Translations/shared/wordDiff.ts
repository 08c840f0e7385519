/** A run of words that two texts share, that only the newer one has, or only the older one. */
export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string }

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** What a text has more and less than an earlier one, by words: the longest common sequence stays. */
export const wordDiff = (before: string, now: string): DiffPart[] => {
  const [old, own] = [wordsOf(before), wordsOf(now)]
  const common = commonLengths(old, own)
  const parts: DiffPart[] = []
  const add = (kind: DiffPart['kind'], word = '') => {
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += ` ${word}`
    else parts.push({ kind, text: word })
  }
  let [at, to] = [0, 0]
  const left = (from: number, until: number) => common[from]?.[until] ?? 0
  while (at < old.length || to < own.length) {
    if (at < old.length && to < own.length && old[at] === own[to]) {
      add('same', own[to])
      at += 1
      to += 1
    } else if (to < own.length && (at >= old.length || left(at, to + 1) >= left(at + 1, to))) {
      add('added', own[to])
      to += 1
    } else {
      add('removed', old[at])
      at += 1
    }
  }
  return parts
}

/** For each pair of positions, how many words the rests of both texts share in the same order. */
const commonLengths = (old: string[], own: string[]): number[][] => {
  const rows = Array.from({ length: old.length + 1 }, () => Array<number>(own.length + 1).fill(0))
  for (let at = old.length - 1; at >= 0; at -= 1) {
    for (let to = own.length - 1; to >= 0; to -= 1) {
      const row = rows[at]
      const below = rows[at + 1]
      if (!row || !below) continue
      row[to] =
        old[at] === own[to] ? (below[to + 1] ?? 0) + 1 : Math.max(below[to] ?? 0, row[to + 1] ?? 0)
    }
  }
  return rows
}

/** How much of two texts is the same, from 0 to 1, whatever the order of their words. */
export const similarity = (one: string, other: string): number => {
  const [these, those] = [
    new Set(wordsOf(one.toLowerCase())),
    new Set(wordsOf(other.toLowerCase())),
  ]
  const shared = [...these].filter((word) => those.has(word)).length
  return these.size + those.size === 0 ? 1 : (2 * shared) / (these.size + those.size)
}
