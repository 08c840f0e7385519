import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { isSqlite } from './sql'

/**
 * Many values in one statement as JSON, the same on both databases. Reading a thousand rows one by
 * one takes 5 ms with libsql, as one JSON text 0.5 ms.
 */

/** A table `given` with a column `value`: one row for each element of this array. */
export const jsonTable = (payload: Payload, elements: readonly unknown[]): SQL =>
  isSqlite(payload)
    ? sql`json_each(${JSON.stringify(elements)}) as given`
    : sql`jsonb_array_elements(cast(${JSON.stringify(elements)} as jsonb)) as given(value)`

/** A subquery with these numbers, for `in`. */
export const numbersIn = (payload: Payload, numbers: readonly number[]): SQL =>
  sql`(select cast(value as integer) from ${jsonTable(payload, numbers)})`

/** An aggregate: all values as the text of a JSON array, in the order of a limited subquery. */
export const jsonArray = (payload: Payload, value: SQL): SQL =>
  isSqlite(payload) ? sql`json_group_array(${value})` : sql`cast(json_agg(${value}) as text)`

/** A row as a JSON array. */
export const jsonTuple = (payload: Payload, values: SQL[]): SQL =>
  isSqlite(payload)
    ? sql`json_array(${sql.join(values, sql`, `)})`
    : sql`json_build_array(${sql.join(values, sql`, `)})`

/** A row as a JSON object, of names in the code and their values. */
export const jsonObject = (payload: Payload, entries: readonly (readonly [string, SQL])[]): SQL => {
  const parts = sql.join(
    entries.map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
    sql`, `,
  )
  return isSqlite(payload) ? sql`json_object(${parts})` : sql`json_build_object(${parts})`
}
