const ID = /^[1-9]\d{0,9}$/

// The largest id of a Postgres serial column: beyond it the query itself would fail.
const MAX_ID = 2_147_483_647

/**
 * A row id as it stands in an address or a form: a positive whole number in plain digits.
 * Everything else ('0x1', ' 1', '1e0', '1.0', an array) is no id, although SQLite would take it.
 */
export const parseId = (value: unknown): number | null => {
  const isWritten = typeof value === 'string' && ID.test(value)
  const number = isWritten ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number)) return null
  return number > 0 && number <= MAX_ID ? number : null
}
