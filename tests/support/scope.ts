/** Whether `npm test` runs without --all: what only a release needs is left out (docs/adr/0051). */
export const isEveryPush = process.env.TEST_SCOPE === 'push'

/**
 * Cases of a large table: all of them for a release, every 17th on a push. 17 divides no side of our
 * tables, so each value of each side occurs, with most of the others.
 */
export const sampled = <T>(cases: readonly T[]): readonly T[] =>
  isEveryPush ? cases.filter((_, index) => index % 17 === 0) : cases
