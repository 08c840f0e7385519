import * as z from 'zod/mini'
import { requiredText } from '@/lib/shared/fields'
import { PERSON_COLLECTIONS } from './json'

const WHO_REQUIRED = 'Type an e-mail address, a phone number or a reference'

/** Whom the office looks for: one field, never part of an address. */
export const findPersonSchema = z.object({ who: requiredText(WHO_REQUIRED, 254) })

const rowKey = z.object({
  collection: z.enum(PERSON_COLLECTIONS),
  id: z.int().check(z.positive()),
})

export type RowKey = z.infer<typeof rowKey>

const rows = z.array(rowKey).check(z.minLength(1, 'Choose at least one row'), z.maxLength(200))

/** An export of one person's data. */
export const exportPersonSchema = z.object({ rows })

/** The word that the office types before an erasure, which nothing takes back. */
export const ERASE_WORD = 'ERASE'

export const erasePersonSchema = z.object({
  rows,
  confirm: z.literal(ERASE_WORD, { error: `Type ${ERASE_WORD} to confirm` }),
})

/** Hold: kept whatever the period. Release: back out of quarantine, and held. Dismiss: the wish was answered otherwise. */
export const PRIVACY_ACTIONS = ['hold', 'unhold', 'release', 'dismiss'] as const

export const privacyUpdateSchema = z.extend(rowKey, { action: z.enum(PRIVACY_ACTIONS) })

export type PrivacyUpdate = z.infer<typeof privacyUpdateSchema>

/** The retention rule: only counted (`dry`), or carried out. */
export const retentionSchema = z.object({
  months: z.int().check(z.gte(1), z.lte(120)),
  quarantine_days: z.int().check(z.gte(1), z.lte(365)),
  is_on: z.boolean(),
})
