import type { Field } from 'payload'
import { ENGLISH, LANGUAGES } from '@/lib/shared/languages'
import { mapValues, optionsOf } from '@/lib/shared/objects'
import { SOURCES } from './shared/sources'

/** Of the form that was sent: in it we answer. */
export const languageField = {
  name: 'language',
  type: 'select',
  required: true,
  defaultValue: ENGLISH,
  options: optionsOf(mapValues(LANGUAGES, ({ name }) => name)),
} satisfies Field

/**
 * Fields that staff add to an application or registration. `revision`: optimistic-lock counter,
 * checked by application_update.php.
 */
export const staffFields: Field[] = [
  { name: 'is_starred', type: 'checkbox', defaultValue: false, index: true },
  { name: 'has_note', type: 'checkbox', defaultValue: false, index: true },
  { name: 'seen_at', type: 'date', index: true },
  { name: 'revision', type: 'number', required: true, defaultValue: 0 },
  {
    name: 'source',
    type: 'select',
    required: true,
    defaultValue: 'website',
    index: true,
    options: optionsOf(SOURCES),
  },
  languageField,
]

/**
 * The candidate's optional consents (docs/product.md §11.3) with the version of their text and the
 * time, and the broadcast list that the number was put on.
 */
export const consentFields: Field[] = [
  { name: 'whatsapp_consent', type: 'checkbox', defaultValue: false, index: true },
  { name: 'keep_consent', type: 'checkbox', defaultValue: false },
  { name: 'consent_version', type: 'text', maxLength: 20 },
  { name: 'consent_at', type: 'date' },
  { name: 'consent_withdrawn_at', type: 'date' },
  { name: 'broadcast_list', type: 'relationship', relationTo: 'broadcast-lists', index: true },
]

/** Only the use cases of Privacy change these, not a form of the CMS panel or REST. */
const access = { create: () => false, update: () => false }

/**
 * Fields required by law: legal hold, quarantine before erasure, erasure request. In quarantine a row
 * has the time of its erasure, so that a later change of the rule cannot shorten its wait; what staff
 * erased names its batch (collections/Backups/erasureBatch.ts).
 */
export const retentionFields: Field[] = [
  { name: 'legal_hold', type: 'checkbox', defaultValue: false, index: true, access },
  { name: 'quarantined_at', type: 'date', index: true, access },
  { name: 'erase_after', type: 'date', index: true, access },
  { name: 'erasure_batch', type: 'text', maxLength: 40, index: true, access },
  { name: 'erasure_asked_at', type: 'date', index: true, access },
]
