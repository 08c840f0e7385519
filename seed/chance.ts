/** A pseudo-random number that is the same in each run; a different salt for each column. */
export const chance = (i: number, salt: number): number => {
  const mixed = Math.imul(i + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b)
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) >>> 8
}

/** One of a list that is not empty. */
export const pick = <T>(list: readonly T[], i: number, salt: number): T =>
  list[chance(i, salt) % list.length] as T // never empty
