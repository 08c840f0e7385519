import * as z from 'zod/mini'
import { SUBMISSION_COLLECTIONS } from '@/collections/PersonalData/shared/personalData'
import { requiredText } from '@/lib/shared/fields'

const WHO_REQUIRED = 'Type an e-mail address, a phone number or a reference'

/** The person staff look for. In the body, never in an address. */
export const findPersonSchema = z.object({ who: requiredText(WHO_REQUIRED, 254) })

const rowKey = z.object({
  collection: z.enum(SUBMISSION_COLLECTIONS),
  id: z.int().check(z.positive()),
})

const rows = z.array(rowKey).check(z.minLength(1, 'Choose at least one row'), z.maxLength(200))

/** An export of one person's data. */
export const exportPersonSchema = z.object({ rows })

/** The word that staff type to confirm an erasure, which cannot be undone. */
export const ERASE_WORD = 'ERASE'

export const erasePersonSchema = z.object({
  rows,
  confirm: z.literal(ERASE_WORD, { error: `Type ${ERASE_WORD} to confirm` }),
})

/**
 * hold: stored whatever the period; unhold: the end of that. release: out of quarantine, and held.
 * dismiss: the erasure request was answered in another way.
 */
export const PRIVACY_ACTIONS = ['hold', 'unhold', 'release', 'dismiss'] as const

const rowUpdate = z.extend(rowKey, { action: z.enum(PRIVACY_ACTIONS) })

/** `take_back`: everything of a batch, out of quarantine. */
export const privacyUpdateSchema = z.union([
  rowUpdate,
  z.object({
    action: z.literal('take_back'),
    batch: z.string().check(z.minLength(1), z.maxLength(40)),
  }),
])

export type PrivacyUpdate = z.infer<typeof privacyUpdateSchema>

/** The retention rule, as staff set it. */
export const retentionSchema = z.object({
  months: z.int().check(z.gte(1), z.lte(120)),
  quarantine_days: z.int().check(z.gte(1), z.lte(365)),
  is_on: z.boolean(),
})
