import { type DateField, type Field, type FieldHook, ValidationError } from 'payload'

export const DATE_PROBLEM = 'Please give a date such as 2026-11-22.'

/** Whether a filter's value is a point in time, or null. */
export const isReadableDate = (value: unknown): boolean =>
  value === null || value === '' || value === 'null' || timeOf(value) !== null

/** All date fields among these fields, at any depth. */
export const dateFields = (fields: Field[]): DateField[] =>
  fields.flatMap((field) => {
    if (field.type === 'date') return [field]
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => dateFields(tab.fields))
    if (field.type === 'blocks') return field.blocks.flatMap((block) => dateFields(block.fields))
    return 'fields' in field ? dateFields(field.fields) : []
  })

/** A date as both databases store it (ISO 8601, UTC). Throws when it is no date. */
export const readableDate: FieldHook = ({ collection, global, path, req, value }) => {
  if (value === undefined || value === null) return value
  if (value === '') return null
  const time = timeOf(value)
  if (time !== null) return new Date(time).toISOString()
  const errors = [{ path: path.join('.'), message: DATE_PROBLEM }]
  throw new ValidationError(
    { collection: collection?.slug, global: global?.slug, errors, req },
    req.t,
  )
}

const timeOf = (value: unknown): number | null => {
  const isWritten = typeof value === 'string' || typeof value === 'number' || value instanceof Date
  const time = isWritten ? new Date(value).getTime() : Number.NaN
  return Number.isNaN(time) ? null : time
}
