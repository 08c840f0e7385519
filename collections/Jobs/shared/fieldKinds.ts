import * as z from 'zod/mini'
import { anyText, isTicked } from '@/lib/shared/fields'
import { officeDay, shortDate } from '@/lib/shared/format'
import { keysOf } from '@/lib/shared/objects'
import type { JobSection } from './sections'

/**
 * The kinds of optional job fields. A kind knows every form that its values take: the text of the
 * form, the stored value, the JSON value and the words of the version history. It imports nothing
 * of Payload, since browsers load it.
 */

type Options = Readonly<Record<string, string>>

/** The control that edits a field. */
export type FieldInput =
  | { type: 'date' }
  | { type: 'text' }
  | { type: 'number' }
  /** `empty` is the text of the first option, which says nothing. */
  | { type: 'select'; options: Options; empty: string }
  | { type: 'ticks'; options: Options }
  /** A line of a demand, from the list of demands. */
  | { type: 'demand line' }

/** The column in the database, as Payload's configuration of a field. */
type Column =
  | { type: 'date' }
  | { type: 'number'; min: number; max: number }
  | { type: 'text'; maxLength: number }
  | { type: 'select'; hasMany?: true; options: { value: string; label: string }[] }
  | { type: 'checkbox'; defaultValue: boolean }
  | { type: 'relationship'; relationTo: 'demand_lines'; admin: { hidden: true } }

/** What a definition says, whatever the kind. */
type Common = {
  /** In the form, and in the version history unless `versionLabel` says otherwise. */
  label: string
  versionLabel?: string
  /** The name among the facts of the job page. Without one the field is no fact of its own. */
  fact?: string
  section: JobSection
  hint?: string
  /** The field counts only while another one has this value: otherwise it is hidden and cleared. */
  onlyWith?: { field: string; value: string }
  /** Settings of the CMS panel's field. */
  admin?: { position: 'sidebar'; description: string }
  index?: true
}

/** An optional field with all that is derived from its kind. */
export type OptionalField<J> = Common & {
  input: FieldInput
  column: Column
  /** Absent: not sent, so an edit keeps the stored value. Empty: cleared. */
  schema: z.ZodMiniOptional<z.ZodMiniString<string>>
  /** From the checked text of the form to what is stored; null, or an empty list, for nothing. */
  toStored: (text: string | undefined) => J | null
  toJson: (stored: J | null | undefined) => J
  toText: (value: J) => string
  /** In words, for people; empty for nothing. */
  toWords: (value: J) => string
}

const trimmed = (text: string): string => text.trim()

const optional = (fits: (text: string) => boolean, message: string, tidy = trimmed) =>
  z.optional(
    z.string({ error: message }).check(
      z.overwrite(tidy),
      z.refine((text) => text === '' || fits(text), message),
    ),
  )

const isDay = (text: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** A calendar day: YYYY-MM-DD in the form, an ISO time in storage and JSON. */
export const day = (field: Common): OptionalField<string | null> => ({
  ...field,
  input: { type: 'date' },
  column: { type: 'date' },
  schema: optional(isDay, 'Please write the date as year-month-day: 2027-01-31'),
  // As the CMS panel stores a date: noon UTC, which is the same day in Mumbai.
  toStored: (text) => (text ? `${text}T12:00:00.000Z` : null),
  toJson: (stored) => stored || null,
  toText: (iso) => (iso ? officeDay(new Date(iso)) : ''),
  toWords: (iso) => (iso ? shortDate(iso) : ''),
})

/** A whole number within bounds. */
export const count = ({
  min,
  max,
  ...field
}: Common & { min: number; max: number }): OptionalField<number | null> => ({
  ...field,
  input: { type: 'number' },
  // The CMS panel takes 0 too, which older rows hold; toJson reads it as nothing.
  column: { type: 'number', min: 0, max },
  schema: optional(
    (text) => /^\d{1,7}$/.test(text) && Number(text) >= min && Number(text) <= max,
    `Please write a whole number from ${min} to ${max}`,
    // '3,200' and '3 200' are how an amount is written.
    (text) => text.replace(/[\s,]/g, ''),
  ),
  toStored: (text) => (text ? Number(text) : null),
  toJson: (stored) => stored || null,
  toText: (value) => String(value ?? ''),
  toWords: (value) => String(value ?? ''),
})

/** A line of free text. */
export const text = ({
  max,
  ...field
}: Common & { max: number }): OptionalField<string | null> => ({
  ...field,
  input: { type: 'text' },
  column: { type: 'text', maxLength: max },
  schema: z.optional(anyText(max)),
  toStored: (value) => value || null,
  toJson: (stored) => stored || null,
  toText: (value) => value ?? '',
  toWords: (value) => value ?? '',
})

/** One of a table: key → words. `message` refuses any other key. */
export const choice = <T extends Options>({
  options,
  message,
  ...field
}: Common & {
  options: T
  message: string
}): OptionalField<KeyOf<T> | null> => ({
  ...field,
  input: { type: 'select', options, empty: 'Not said' },
  column: { type: 'select', options: columnOptions(options) },
  schema: optional((key) => Object.hasOwn(options, key), message),
  toStored: (key) => (key && isKeyOf(options, key) ? key : null),
  toJson: (stored) => stored || null,
  toText: (key) => key ?? '',
  toWords: (key) => (key && options[key]) ?? '',
})

/** Any number of a table; the form holds the keys as a comma list. */
export const choices = <T extends Options>({
  options,
  message,
  ...field
}: Common & { options: T; message: string }): OptionalField<KeyOf<T>[]> => ({
  ...field,
  input: { type: 'ticks', options },
  column: { type: 'select', hasMany: true, options: columnOptions(options) },
  schema: optional(
    (list) => list.split(',').every((key) => Object.hasOwn(options, key)),
    message,
    (list) => [...new Set(list.split(',').map(trimmed).filter(Boolean))].join(','),
  ),
  toStored: (list) => (list ?? '').split(',').filter((key) => isKeyOf(options, key)),
  toJson: (stored) => stored ?? [],
  toText: (keys) => keys.join(','),
  toWords: (keys) => keys.map((key) => options[key]).join(', '),
})

/** Yes or no. The form holds 'true' or nothing; calls may also send 1 or on. */
export const flag = ({
  yes,
  no,
  ...field
}: Common & { yes: string; no: string }): OptionalField<boolean> => ({
  ...field,
  input: { type: 'select', options: { true: yes }, empty: no },
  column: { type: 'checkbox', defaultValue: false },
  schema: z.optional(z.string().check(z.overwrite((value) => (isTicked(value) ? 'true' : '')))),
  toStored: (value) => value === 'true',
  toJson: (stored) => stored === true,
  toText: (value) => (value ? 'true' : ''),
  toWords: (value) => (value ? yes : no),
})

/** A line of a demand, by its id. Staff choose it in the dashboard, which shows its state. */
export const demandLine = (field: Common): OptionalField<number | null> => ({
  ...field,
  index: true,
  input: { type: 'demand line' },
  column: { type: 'relationship', relationTo: 'demand_lines', admin: { hidden: true } },
  schema: optional((id) => /^[1-9]\d{0,8}$/.test(id), 'Please choose a demand from the list'),
  toStored: (id) => (id ? Number(id) : null),
  toJson: (stored) => stored || null,
  toText: (id) => String(id ?? ''),
  toWords: (id) => (id ? `Number ${id}` : ''),
})

type KeyOf<T> = Extract<keyof T, string>

const isKeyOf = <T extends Options>(options: T, key: string): key is KeyOf<T> =>
  Object.hasOwn(options, key)

const columnOptions = (options: Options) =>
  keysOf(options).map((value) => ({ value, label: options[value] ?? value }))
