import type { Field } from 'payload'
import { mapValues } from '@/lib/shared/objects'
import type { Job } from '@/payload-types'
import {
  OPTIONAL_FIELDS,
  type OptionalName,
  SPECIFIED_FIELDS,
  type SpecifiedName,
} from './shared/fields'
import type { StoredOptional } from './shared/json'
import type { JobValues } from './shared/schema'

/** The column of a specified text field. */
export const specifiedColumn = (name: Exclude<SpecifiedName, 'country_id'>): Field => {
  const { max, ...field } = SPECIFIED_FIELDS[name]
  const column = { name, required: true, maxLength: max }
  return 'isLong' in field ? { ...column, type: 'textarea' } : { ...column, type: 'text' }
}

/** The column of an optional field. */
export const optionalColumn = (name: OptionalName): Field => {
  const { column, admin, index } = OPTIONAL_FIELDS[name]
  return { name, ...column, ...(index && { index }), ...(admin && { admin }) }
}

/** A job's fields as they are stored. */
export type StoredJob = Pick<Job, Exclude<SpecifiedName, 'country_id'>> & {
  country_id: number
} & StoredOptional

/** The values of a checked form as they are stored: what is empty or absent becomes null. */
export const storedJob = (values: JobValues): StoredJob => {
  const texts: Record<string, string | undefined> = values
  const isShown = ({ onlyWith }: { onlyWith?: { field: string; value: string } }) =>
    !onlyWith || texts[onlyWith.field] === onlyWith.value
  return {
    ...values,
    country_id: Number(values.country_id),
    // Each name has a value of its own kind, which mapValues cannot express.
    ...(mapValues(OPTIONAL_FIELDS, (field, name) =>
      field.toStored(isShown(field) ? values[name] : ''),
    ) as Required<StoredOptional>),
  }
}
