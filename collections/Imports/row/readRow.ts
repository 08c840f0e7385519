import type { CountryCode } from 'libphonenumber-js/max'
import { emailField } from '@/lib/shared/fields'
import { INDUSTRY_MAX_CHARS, NAME_MAX_CHARS } from '@/lib/shared/limits'
import { type Columns, IMPORT_FIELDS, type ImportField } from '../shared/fields'
import type { ImportSettings } from '../shared/schema'
import type { GridRow } from '../table/grid'
import type { Table } from '../table/readTable'
import { dialCodeOf, isCountry, readCountry } from './readCountry'
import { formOfColumn, readDate } from './readDate'
import { readPhone } from './readPhone'
import { readYears } from './readYears'

/** A person of a list, as a registration stores it. */
export type Person = {
  full_name: string
  country_code: string
  whatsup_no: string
  phone_e164: string | null
  email: string
  current_location: string
  category: string
  position_Name: string
  gulf_exp: number
  india_exp: number
  listed_on: string | null
}

export type RowRead = { ok: true; person: Person } | { ok: false; why: string; name: string }

/** What stands in lists for an empty cell. */
const EMPTY = /^(-+|\.+|n\.?\/?a\.?|nil|null|none|not available)$/i

const email = emailField()

const TOO_LONG: Partial<Record<ImportField, number>> = {
  name: NAME_MAX_CHARS,
  position: NAME_MAX_CHARS,
  location: NAME_MAX_CHARS,
  category: INDUSTRY_MAX_CHARS,
}

/** Why nothing can be imported with these columns; null when it can. */
export const problemOf = (fields: Columns): string | null => {
  const chosen = fields.filter((field) => field !== '')
  const twice = chosen.find((field, at) => chosen.indexOf(field) !== at)
  if (twice) return `Two columns are "${IMPORT_FIELDS[twice]}". Choose one of them.`
  if (!chosen.includes('name')) return 'Choose which column is the name.'
  if (!chosen.includes('phone') && !chosen.includes('email')) {
    return 'Choose which column is the phone or the e-mail.'
  }
  return null
}

/** Makes the reader of the rows of a list. `today` limits its dates. */
export const rowReader = (table: Table, settings: ImportSettings, today: Date) => {
  const { fields, country, dates } = settings
  const dateColumn = fields.indexOf('listed_on')
  const form =
    dates === 'auto' ? formOfColumn(table.rows.map(({ cells }) => cells[dateColumn] ?? '')) : dates
  const own: CountryCode = isCountry(country) ? country : 'IN'
  return ({ cells }: GridRow): RowRead => {
    const cell = (field: ImportField): string => {
      const text = cells[fields.indexOf(field)] ?? ''
      return EMPTY.test(text) ? '' : text
    }
    const name = cell('name')
    const wrong = (why: string): RowRead => ({ ok: false, why, name })
    if (!/\p{L}/u.test(name)) return wrong('There is no name.')
    for (const [field, max] of Object.entries(TOO_LONG)) {
      if (cell(field as ImportField).length > max) {
        return wrong(`"${IMPORT_FIELDS[field as ImportField]}" is longer than ${max} characters.`)
      }
    }
    const typedCountry = cell('country')
    const of = typedCountry ? readCountry(typedCountry) : own
    if (!of)
      return wrong(`"${typedCountry.slice(0, 30)}" is no country, nationality or country code.`)
    const typedPhone = cell('phone')
    const phone = typedPhone ? readPhone(typedPhone, of) : null
    if (phone && !phone.ok) return wrong(phone.why)
    const typedEmail = cell('email')
    const mail = typedEmail ? email.safeParse(typedEmail) : null
    if (mail && !mail.success) return wrong('The e-mail address is not complete.')
    if (!phone && !mail) return wrong('There is neither a phone number nor an e-mail address.')
    const years = { gulf_exp: 0, india_exp: 0 }
    for (const field of ['gulf_exp', 'india_exp'] as const) {
      const read = cell(field) ? readYears(cell(field)) : 0
      if (read === null) return wrong(`"${cell(field).slice(0, 30)}" is no number of years.`)
      years[field] = read
    }
    const date = cell('listed_on') ? readDate(cell('listed_on'), form, today) : null
    if (date && !date.ok) return wrong(date.why)
    return {
      ok: true,
      person: {
        full_name: name,
        country_code: phone?.country_code ?? dialCodeOf(of),
        whatsup_no: phone?.national ?? '',
        phone_e164: phone?.e164 ?? null,
        email: mail?.data ?? '',
        current_location: cell('location'),
        category: cell('category') || 'Other',
        position_Name: cell('position') || 'Other',
        ...years,
        listed_on: date?.day ?? null,
      },
    }
  }
}
