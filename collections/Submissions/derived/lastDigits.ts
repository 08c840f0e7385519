/** How many digits of the end of a number are indexed. */
export const INDEXED_DIGITS = 5

/**
 * The last digits of `phone_e164`, the last one first, as each database has them in an index: the
 * same expression must be in the index and in the query.
 */
export const lastDigitsOf = {
  sqlite: Array.from(
    { length: INDEXED_DIGITS },
    (_, at) => `substr(phone_e164, ${-1 - at}, 1)`,
  ).join(' || '),
  postgres: `reverse(right(phone_e164, ${INDEXED_DIGITS})) COLLATE "C"`,
}
