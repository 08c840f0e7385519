import type { Field } from 'payload'
import { SOURCES } from './shared/sources'

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
    options: Object.entries(SOURCES).map(([value, label]) => ({ value, label })),
  },
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

/** Fields required by law: legal hold, quarantine before erasure, erasure request. */
export const retentionFields: Field[] = [
  { name: 'legal_hold', type: 'checkbox', defaultValue: false, index: true },
  { name: 'quarantined_at', type: 'date', index: true },
  { name: 'erasure_asked_at', type: 'date', index: true },
]
