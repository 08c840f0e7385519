const ID = /^[1-9]\d{0,9}$/

// The largest id of a Postgres serial column; a query with a larger one would fail.
const MAX_ID = 2_147_483_647

/**
 * A row id from an address or a form: a positive whole number, as a number or in plain digits. Null for
 * everything else ('0x1', ' 1', '1e0', '1.0', an array), although SQLite would accept some of these.
 */
export const parseId = (value: unknown): number | null => {
  const isWritten = typeof value === 'string' && ID.test(value)
  const number = isWritten ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number)) return null
  return number > 0 && number <= MAX_ID ? number : null
}
